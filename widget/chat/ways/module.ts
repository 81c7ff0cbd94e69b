/** What is fetched once a guest wants to go on elsewhere, and not before. */

export { defineWays } from './ways.ts';
