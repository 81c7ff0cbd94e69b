import { listOfAll } from '../../language/pack/packs.ts';

/** Units of a price. */
const UNITS = ['night', 'day', 'hour', 'person', 'week', 'stay', 'piece'] as const;
export type PriceUnit = (typeof UNITS)[number];

let units: readonly { unit: PriceUnit; pattern: RegExp }[] | null = null;
let credentials: { network: RegExp; password: RegExp } | null = null;

/** Finds the units that are named with a price, in any language. */
export function findUnits(text: string): PriceUnit[] {
  units ??= UNITS.map((unit) => ({
    unit,
    pattern: new RegExp(`(?:${listOfAll(({ priceUnits }) => priceUnits[unit])})`, 'iu'),
  }));
  return units.filter(({ pattern }) => pattern.test(text)).map(({ unit }) => unit);
}

/** Reads a network's name and password, if a text names them as such. */
export function readCredentials(text: string): { network: string | undefined; password: string | undefined } {
  credentials ??= compileCredentials();
  return { network: credentials.network.exec(text)?.[1], password: credentials.password.exec(text)?.[1] };
}

function compileCredentials(): { network: RegExp; password: RegExp } {
  const anyLanguage = (part: 'network' | 'password' | 'nameIs' | 'is') =>
    `(?:${listOfAll(({ cues }) => cues.credentials[part])})`;
  const word = String.raw`[^\s,;."”'»]+`;
  // A name of several words needs a stop behind it; otherwise it may be part of a sentence.
  const name = String.raw`${word}(?:\s(?!${anyLanguage('password')})${word}){1,2}(?=\s*(?:[,;."”'»(]|$))|${word}`;
  return {
    network: new RegExp(
      String.raw`${anyLanguage('network')}\s*${anyLanguage('nameIs')}?\s*[:：]\s*[“"'«]?(${name})`,
      'iu',
    ),
    // A shorter word explains what the password consists of.
    password: new RegExp(
      String.raw`${anyLanguage('password')}\s*${anyLanguage('is')}?\s*[:：]?\s+?[“"'«]?([^\s,;"”'»]{4,})`,
      'iu',
    ),
  };
}
