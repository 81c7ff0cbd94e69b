import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { User } from '../store/account/users.ts';
import { listPropertyNames } from '../store/house/properties.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { EASY_WORDS } from './easy-words.ts';

/** The lowest accepted score of 0 to 4: lower ones can be cracked within days by an attacker who has the hash. */
const SCORE_MIN = 3;
/** Only the beginning of longer passwords is checked: hundreds of repeated letters would take long. */
const LOOKED_AT_MAX = 64;
/** How many letters must remain without the owner's name, address and house, and without common hotel words. */
const REST_MIN = 8;
/** Separates the parts of an address, a name or a password. */
const APART = /[^\p{L}\p{N}]+/u;
/** Shorter parts of an address or a name are ignored, since they occur in many words. */
const PART_MIN = 3;

/** Whether a password is easily guessed. `ofOwner`: words known about its owner. */
export type PasswordJudge = (password: string, ofOwner?: readonly string[]) => boolean;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Loads the check for weak passwords on first use, since its list is long: 49,000 breached passwords, keyboard rows, repeats,
 * sequences and dates, common hotel words, and words about the owner (`wordsOfOwner`).
 */
export async function openPasswordJudge(): Promise<PasswordJudge> {
  estimator ??= makeEstimator();
  const factory = await estimator;
  return (password, ofOwner = []) => isEasilyGuessed(factory, password, ofOwner);
}

/** Words about a password's owner: address, name, and the names of the account's properties. */
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
  return estimator.check(text, known).score < SCORE_MIN || hasFewOwnLetters(text, known);
}

/** Whether hardly anything remains of the password without known words and repetitions. */
function hasFewOwnLetters(text: string, known: readonly string[]): boolean {
  const letters = text.toLowerCase().split(APART).join('');
  const own = ownLetters(
    onceOnly(letters),
    known.map((part) => part.toLowerCase().split(APART).join('')),
  );
  return own < Math.min(letters.length, REST_MIN);
}

/**
 * The repeated part of a text, because a repeated word is guessed as easily as one word. Repetition of a short ending does
 * not count.
 */
function onceOnly(letters: string): string {
  const [, again] = /^(.+?)\1+$/u.exec(letters) ?? [];
  return again === undefined ? letters : again.slice(0, REST_MIN - 1);
}

/** The smallest number of letters that remain after removing as many known parts as possible. */
function ownLetters(letters: string, known: readonly string[]): number {
  const remaining = [0];
  for (let end = 1; end <= letters.length; end++) {
    const before = known.filter((part) => part !== '' && part.length <= end && letters.endsWith(part, end));
    remaining.push(Math.min((remaining[end - 1] ?? 0) + 1, ...before.map((part) => remaining[end - part.length] ?? 0)));
  }
  return remaining[letters.length] ?? 0;
}
