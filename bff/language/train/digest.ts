import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS } from '../model/letter-features.ts';
import { HEADS } from '../model/model.ts';
import { CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS } from '../model/weights-file.ts';
import type { Example } from './examples.ts';

/** The files that define the training. The lessons are compared by themselves. */
const LEARNING = ['model/letter-features.ts', 'model/model.ts', 'train/learn.ts', 'train/models.ts', 'train/random.ts'];
const FOLDER = new URL('../', import.meta.url);

/** Records what the weights were made from. */
export const MADE_FROM = new URL('weights/made-from.txt', FOLDER);

/** Lists the digests of the lessons, of the training code and of each weights file. */
export function describeMaking(lessons: readonly Example[]): string {
  return [`lessons ${digestLessons(lessons)}`, `learning ${digestLearning()}`, ...describeWeights(), ''].join('\n');
}

/** Whether the current weights were made from these lessons by this code. Then training would give the same bytes. */
export function areMadeFrom(lessons: readonly Example[]): boolean {
  return readFileSync(MADE_FROM, 'utf8') === describeMaking(lessons);
}

function digestLessons(lessons: readonly Example[]): string {
  const digest = createHash('sha256').update(JSON.stringify([HEADS, LANGUAGE_TAGS]));
  for (const { code, text, topic, act, attribute, features } of lessons) {
    digest.update(JSON.stringify([code, text, topic, act, attribute]));
    digest.update(features.hashes).update(features.values);
  }
  return digest.digest('hex');
}

function digestLearning(): string {
  const digest = createHash('sha256');
  for (const name of LEARNING) digest.update(`${name}\0`).update(readFileSync(new URL(name, FOLDER)));
  return digest.digest('hex');
}

function describeWeights(): string[] {
  return [CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS].map(
    (url) => `${url.pathname.split('/').at(-1)} ${createHash('sha256').update(readFileSync(url)).digest('hex')}`,
  );
}
