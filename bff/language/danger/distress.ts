import { fold, splitWords } from '../lexicon/fold.ts';
import { PACKS } from '../pack/packs.ts';
import type { Safety } from '../pack/safety.ts';

/** A message that is only a call for help, and the languages it may be in. */
interface Distress {
  languages: readonly string[];
  /**
   * True if it is shouted, repeated or urgent: then it means danger. A calm "help" only asks for somebody to talk to.
   */
  isLoud: boolean;
}

type Role = keyof Safety['distress'];
const ROLES = ['call', 'haste', 'beside'] as const satisfies readonly Role[];
const WORDS_MAX = 8;
const LETTERS_MAX = 60;
const SHOUT = /[!！]/;
/** All capitals, four or more in a row: shouted. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;

/** Each language's phrases, folded. Longer phrases come first, so that "help please" is tried before "help". */
let phrases: readonly { code: string; list: { role: Role; text: string }[] }[] | null = null;

function collectPhrases(): NonNullable<typeof phrases> {
  return PACKS.map(({ code, safety }) => ({
    code,
    list: ROLES.flatMap((role) =>
      safety.distress[role].split(',').map((text) => ({ role, text: toComparable(text) })),
    ).toSorted((a, b) => b.text.length - a.text.length),
  }));
}

/** Reads a text that is only a call for help. Returns null for any other text. */
export function readDistress(text: string): Distress | null {
  if (text.length > LETTERS_MAX) return null;
  const cleaned = toComparable(text);
  if (cleaned === '' || cleaned.split(' ').length > WORDS_MAX) return null;
  phrases ??= collectPhrases();
  const calls = phrases.flatMap(({ code, list }) => {
    const roles = splitIntoRoles(cleaned, list);
    return roles?.includes('call') ? [{ code, roles }] : [];
  });
  if (calls.length === 0) return null;
  const isHasty = calls.some(
    ({ roles }) => roles.includes('haste') || roles.filter((role) => role === 'call').length > 1,
  );
  return { languages: calls.map(({ code }) => code), isLoud: isHasty || SHOUT.test(text) || SHOUTED.test(text) };
}

/**
 * Splits the whole text into known phrases and returns their roles, or null if part of it is unknown. Spaces are
 * ignored, as some scripts have none.
 */
function splitIntoRoles(text: string, known: readonly { role: Role; text: string }[]): Role[] | null {
  const roles: Role[] = [];
  let rest = text;
  while (rest !== '') {
    const piece = known.find(({ text }) => rest.startsWith(text) && endsWholeWord(rest, text));
    if (piece === undefined) return null;
    roles.push(piece.role);
    rest = rest.slice(piece.text.length).trimStart();
  }
  return roles;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function endsWholeWord(rest: string, text: string): boolean {
  const next = rest[text.length];
  return next === undefined || next === ' ' || UNSPACED.test(next);
}

function toComparable(text: string): string {
  return splitWords(fold(text)).join(' ');
}
