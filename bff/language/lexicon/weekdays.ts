import { fold } from './fold.ts';
import { languageFor } from './registry.ts';

/** Shorter names of days are ordinary words in many languages. */
const NAME_LETTERS_MIN = 4;
/** The last letter of a long name changes with its case: "nedjelja", "nedjeljom". */
const ENDING = /(?<=\p{L}{5})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;

/** Finds the weekdays in a text, 0 for Monday, with their position: "sonntags", "on Sundays", "los domingos". */
export function findDays(text: string, language: string): { day: number; at: number }[] {
  const folded = fold(text);
  return languageFor(language).pack.dates.weekdays.flatMap((names, day) =>
    names.split(',').flatMap((written) => {
      const name = fold(written.trim()).replace(ENDING, '');
      if (name.length < NAME_LETTERS_MIN && /^\p{Script=Latin}+$/u.test(name)) return [];
      const at = folded.indexOf(name);
      return at < 0 ? [] : [{ day, at }];
    }),
  );
}
