/** What is fetched once a guest wants to go on elsewhere, and not before. */

export { defineTranscript } from './transcript-mail.ts';
export { defineWays } from './ways.ts';
