/** Loaded with the first file of a conversation. */

export { record } from '../../ui/recorder.ts';
export { FileQueue } from './file-queue.ts';
export { defineFileView } from './file-view.ts';
export { prepare } from './prepare.ts';
