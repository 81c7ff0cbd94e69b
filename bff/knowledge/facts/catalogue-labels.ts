import { SUBJECTS } from './catalogue.ts';
import { EXCEPTIONS, ITEMS, PER, PLACES, WHO } from './terms.ts';
import { fillLine, textsFor } from './texts.ts';

export interface Named {
  name: string;
  label: string;
}

/** Stands for the value in a label. */
const VALUE = '…';

/** Lists the terms of values with their labels in a language. Without texts for it, the names are the labels. */
export function labelTerms(language: string): Record<'per' | 'who' | 'places' | 'items' | 'exceptions', Named[]> {
  const texts = textsFor(language);
  const plain = (names: readonly string[], labels: Record<string, string> | undefined): Named[] =>
    names.map((name) => ({ name, label: labels?.[name] ?? name }));
  return {
    per: PER.map((name) => ({
      name,
      label: texts === null ? name : fillLine(language, texts.per[name], { price: VALUE }),
    })),
    who: plain(WHO, texts?.who),
    places: PLACES.map((name) => ({
      name,
      label: texts === null ? name : fillLine(language, texts.places[name], { floor: 1 }),
    })),
    items: plain(ITEMS, texts?.items),
    exceptions: plain(EXCEPTIONS, texts?.exceptions),
  };
}

/** Returns each subject's label in a language. */
export function labelSubjects(language: string): ReadonlyMap<string, string> {
  const texts = textsFor(language);
  return new Map(SUBJECTS.map(({ name }) => [name, texts?.subjects[name]?.label ?? name]));
}
