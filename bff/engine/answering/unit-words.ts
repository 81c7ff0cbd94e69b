import { listOfAll } from '../../language/pack/packs.ts';

/** What a price may be for. */
const UNITS = ['night', 'day', 'hour', 'person', 'week', 'stay', 'piece'] as const;
export type PriceUnit = (typeof UNITS)[number];

let units: readonly { unit: PriceUnit; pattern: RegExp }[] | null = null;
let credentials: { network: RegExp; password: RegExp } | null = null;

/** What the words beside a price say that it is for, in whatever language. */
export function findUnits(text: string): PriceUnit[] {
  units ??= UNITS.map((unit) => ({
    unit,
    pattern: new RegExp(`(?:${listOfAll(({ priceUnits }) => priceUnits[unit])})`, 'iu'),
  }));
  return units.filter(({ pattern }) => pattern.test(text)).map(({ unit }) => unit);
}

/** The name of a network and its password, where a text tells them as such. */
export function readCredentials(text: string): { network: string | undefined; password: string | undefined } {
  credentials ??= compileCredentials();
  return { network: credentials.network.exec(text)?.[1], password: credentials.password.exec(text)?.[1] };
}

function compileCredentials(): { network: RegExp; password: RegExp } {
  const any = (part: 'network' | 'password' | 'nameIs' | 'is') =>
    `(?:${listOfAll(({ cues }) => cues.credentials[part])})`;
  const word = String.raw`[^\s,;."”'»]+`;
  // A name of several words ends at a stop; without one it may be any sentence that goes on.
  const name = String.raw`${word}(?:\s(?!${any('password')})${word}){1,2}(?=\s*(?:[,;."”'»(]|$))|${word}`;
  return {
    network: new RegExp(String.raw`${any('network')}\s*${any('nameIs')}?\s*[:：]\s*[“"'«]?(${name})`, 'iu'),
    // What is shorter tells what the password is made of.
    password: new RegExp(String.raw`${any('password')}\s*${any('is')}?\s*[:：]?\s+?[“"'«]?([^\s,;"”'»]{4,})`, 'iu'),
  };
}
