import { InvalidArgumentError } from 'commander';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';

/** The languages that an operator names: "de,fr"; all where none is named. Throws what commander shows as a bad argument. */
export function readLanguages(list: string): string[] {
  const named = list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const strange = named.find((code) => !LANGUAGE_CODES.some((known) => known === code));
  if (strange !== undefined)
    throw new InvalidArgumentError(`${strange} is no language of ours; known are ${LANGUAGE_CODES.join(', ')}`);
  return named.length > 0 ? named : [...LANGUAGE_CODES];
}
