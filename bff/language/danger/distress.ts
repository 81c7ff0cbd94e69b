import { fold, splitWords } from '../lexicon/fold.ts';
import { PACKS } from '../pack/packs.ts';
import type { Safety } from '../pack/safety.ts';

/** A call for help that says no more than that, and the languages in which it is one. */
interface Distress {
  codes: readonly string[];
  /** Shouted, repeated or in haste: danger. Said calmly, "help" asks for somebody to talk to. */
  isLoud: boolean;
}

type Role = keyof Safety['distress'];
const ROLES = ['call', 'haste', 'beside'] as const satisfies readonly Role[];
const WORDS_MAX = 8;
const LETTERS_MAX = 60;
const SHOUT = /[!！]/;
/** Scripts with capitals: who writes in them alone shouts. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;

/** Each language's words as they are compared, the longest first: a call with "please" in it before the bare one. */
let phrases: readonly { code: string; list: { role: Role; text: string }[] }[] | null = null;

function collectPhrases(): NonNullable<typeof phrases> {
  return PACKS.map(({ code, safety }) => ({
    code,
    list: ROLES.flatMap((role) =>
      safety.distress[role].split(',').map((text) => ({ role, text: tidy(text) })),
    ).toSorted((a, b) => b.text.length - a.text.length),
  }));
}

/** Reads a text that calls for help and says no more; null for any other. */
export function readDistress(text: string): Distress | null {
  if (text.length > LETTERS_MAX) return null;
  const said = tidy(text);
  if (said === '' || said.split(' ').length > WORDS_MAX) return null;
  phrases ??= collectPhrases();
  const heard = phrases.flatMap(({ code, list }) => {
    const roles = explain(said, list);
    return roles?.includes('call') ? [{ code, roles }] : [];
  });
  if (heard.length === 0) return null;
  const isHasty = heard.some(
    ({ roles }) => roles.includes('haste') || roles.filter((role) => role === 'call').length > 1,
  );
  return { codes: heard.map(({ code }) => code), isLoud: isHasty || SHOUT.test(text) || SHOUTED.test(text) };
}

/** What each piece of the text is, where all of it is explained; spaces do not matter, for not all scripts have them. */
function explain(said: string, list: readonly { role: Role; text: string }[]): Role[] | null {
  const roles: Role[] = [];
  let rest = said;
  while (rest !== '') {
    const piece = list.find(({ text }) => rest.startsWith(text) && isWhole(rest, text));
    if (piece === undefined) return null;
    roles.push(piece.role);
    rest = rest.slice(piece.text.length).trimStart();
  }
  return roles;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function isWhole(rest: string, text: string): boolean {
  const next = rest[text.length];
  return next === undefined || next === ' ' || UNSPACED.test(next);
}

function tidy(text: string): string {
  return splitWords(fold(text)).join(' ');
}
