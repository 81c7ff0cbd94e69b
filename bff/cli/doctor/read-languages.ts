import { InvalidArgumentError } from 'commander';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';

/** Parses "de,fr"; all languages if empty. Throws an error that commander shows. */
export function readLanguages(list: string): string[] {
  const codes = list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const strange = codes.find((code) => !LANGUAGE_CODES.some((known) => known === code));
  if (strange !== undefined)
    throw new InvalidArgumentError(`${strange} is no language of ours; known are ${LANGUAGE_CODES.join(', ')}`);
  return codes.length > 0 ? codes : [...LANGUAGE_CODES];
}
