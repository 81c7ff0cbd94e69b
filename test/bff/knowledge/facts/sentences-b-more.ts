import { type Labelled, row } from './sentences.ts';

export const SENTENCES: Labelled[] = [];

export const NO_FACTS: [string, string, string, string][] = [];
