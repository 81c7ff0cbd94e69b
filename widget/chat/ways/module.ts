/** Loaded only when a guest wants to continue the chat elsewhere. */

export { defineTranscript } from './transcript-mail.ts';
export { defineWays } from './ways.ts';
