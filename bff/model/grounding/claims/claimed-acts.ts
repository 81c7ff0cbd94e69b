import { FALLBACK_LANGUAGE } from '../../../../shared/language/languages.ts';
import { fold, joinTails } from '../../../language/lexicon/fold.ts';
import { findPack } from '../../../language/pack/packs.ts';

/* A model does nothing, so it has done nothing: no source makes "I have cancelled your booking" true. */
const patterns = new Map<string, RegExp>();

/** Are there patterns for the language? Without them a sentence about bookings and the like cannot be judged. */
export function knowsClaims(language: string): boolean {
  return (findPack(language)?.checks.done ?? null) !== null;
}

/** Does a sentence say that something was done, or will be, for the guest? */
export function claimsAct(sentence: string, language: string): boolean {
  // A model that obeys may say it in English whatever the guest speaks.
  const codes = [language, FALLBACK_LANGUAGE];
  const known =
    patterns.get(language) ?? new RegExp(codes.flatMap((code) => findPack(code)?.checks.done ?? []).join('|'), 'u');
  patterns.set(language, known);
  return known.test(
    joinTails(fold(sentence))
      .replace(/['’\u02bc`´]/gu, ' ')
      .replace(/\s+/gu, ' '),
  );
}
