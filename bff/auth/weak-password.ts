import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Out of 4: from 3 on a password withstands who has its slow hash; below it is a matter of days. */
const SCORE_MIN = 3;
/** Beyond this a password is as good as its beginning; repeats of hundreds of letters would take long to look at. */
const LOOKED_AT_MAX = 64;
/** So much of a password must be its own, beside its owner's name and address. */
const REST_MIN = 8;
/** Of an address or a name, shorter parts are in every other word. */
const PART_MIN = 3;

/** Tells whether a password is easily guessed, by whoever's it is to be: `ofOwner` is what is known of them. */
export type PasswordJudge = (password: string, ofOwner?: readonly string[]) => boolean;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * The judge of passwords, loaded with the first of them: the list of breached ones is long. A password is held against 49,000 passwords of known breaches, against keyboard rows, repeats,
 * sequences and dates, and against what is known of its owner: their address, name and house.
 */
export async function openPasswordJudge(): Promise<PasswordJudge> {
  estimator ??= makeEstimator();
  const known = await estimator;
  return (password, ofOwner = []) => isEasilyGuessed(known, password, ofOwner);
}

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT_MAX });
}

function isEasilyGuessed(estimator: ZxcvbnFactory, password: string, ofOwner: readonly string[]): boolean {
  const parts = ofOwner.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const known = parts.filter((part) => part.length >= PART_MIN);
  const text = password.normalize('NFKC');
  return estimator.check(text, known).score < SCORE_MIN || restsOn(text, known);
}

/** Is hardly anything left of it without what is known of its owner? */
function restsOn(text: string, known: readonly string[]): boolean {
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  let rest = text.toLowerCase();
  for (const part of longestFirst) rest = rest.replaceAll(part.toLowerCase(), '');
  return rest.length < Math.min(text.length, REST_MIN);
}
