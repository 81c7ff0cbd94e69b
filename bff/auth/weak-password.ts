import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { User } from '../store/account/users.ts';
import { listPropertyNames } from '../store/house/properties.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { EASY_WORDS } from './easy-words.ts';

/** Out of 4: from 3 on a password withstands who has its slow hash; below it is a matter of days. */
const SCORE_MIN = 3;
/** Beyond this a password is as good as its beginning; repeats of hundreds of letters would take long to look at. */
const LOOKED_AT_MAX = 64;
/** So much of a password must be its own, beside its owner's name, address and house, and words of every hotel. */
const REST_MIN = 8;
/** What stands between the parts of an address, a name or a password. */
const APART = /[^\p{L}\p{N}]+/u;
/** Of an address or a name, shorter parts are in every other word. */
const PART_MIN = 3;

/** Tells whether a password is easily guessed, by whoever's it is to be: `ofOwner` is what is known of them. */
export type PasswordJudge = (password: string, ofOwner?: readonly string[]) => boolean;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * The judge of passwords, loaded with the first of them: the list of breached ones is long. A password is held against 49,000
 * passwords of known breaches, against keyboard rows, repeats, sequences and dates, against words of every hotel, and against what
 * is known of its owner: their address, name and house (`wordsOfOwner`).
 */
export async function openPasswordJudge(): Promise<PasswordJudge> {
  estimator ??= makeEstimator();
  const known = await estimator;
  return (password, ofOwner = []) => isEasilyGuessed(known, password, ofOwner);
}

/** What is known of whose password it is to be: their address and name, and what their account's houses are called. */
export async function wordsOfOwner(
  db: Db | Trx,
  { accountId, email, name }: Pick<User, 'accountId' | 'email' | 'name'>,
): Promise<string[]> {
  return [email, name, ...(await listPropertyNames(db, accountId))];
}

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT_MAX });
}

function isEasilyGuessed(estimator: ZxcvbnFactory, password: string, ofOwner: readonly string[]): boolean {
  const parts = ofOwner.flatMap((text) => [text, ...text.split(APART)]);
  const known = [...new Set([...parts.filter((part) => part.length >= PART_MIN), ...EASY_WORDS])];
  const text = password.normalize('NFKC');
  return estimator.check(text, known).score < SCORE_MIN || restsOn(text, known);
}

/** Is hardly anything of it its own: without what is known of its owner, words of every house, and what it says again? */
function restsOn(text: string, known: readonly string[]): boolean {
  const letters = text.toLowerCase().split(APART).join('');
  const own = ownLetters(
    onceOnly(letters),
    known.map((part) => part.toLowerCase().split(APART).join('')),
  );
  return own < Math.min(letters.length, REST_MIN);
}

/** What a text is that says the same over and over: one word twice is guessed as one. Of a short end, the whole is left. */
function onceOnly(letters: string): string {
  const [, again] = /^(.+?)\1+$/u.exec(letters) ?? [];
  return again === undefined ? letters : again.slice(0, REST_MIN - 1);
}

/** How many letters are left at least, once as much as can be is taken for known parts. */
function ownLetters(letters: string, known: readonly string[]): number {
  const left = [0];
  for (let end = 1; end <= letters.length; end++) {
    const before = known.filter((part) => part !== '' && part.length <= end && letters.endsWith(part, end));
    left.push(Math.min((left[end - 1] ?? 0) + 1, ...before.map((part) => left[end - part.length] ?? 0)));
  }
  return left[letters.length] ?? 0;
}
