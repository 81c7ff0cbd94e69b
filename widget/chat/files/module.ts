/** What is fetched once files come into a conversation, and not before. */

export { record } from '../../ui/recorder.ts';
export { FileQueue } from './file-queue.ts';
export { defineFileView } from './file-view.ts';
export { prepare } from './prepare.ts';
