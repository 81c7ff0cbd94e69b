/** A sentence of an invented house, and the facts a careful reader takes from it: see README.md. */
export interface Labelled {
  house: string;
  language: string;
  currency: string;
  question: string;
  text: string;
  /** The facts told, in the notation of the summary; none must be read where the list is empty. */
  facts: string[];
  /** The sentence tells more than the notation holds: only the facts with all their conditions, or nothing, is right. */
  partial?: true;
  /** Facts merely implied or told twice over: right if read, no loss if not. */
  also?: string[];
  /** What the house tells that no short line holds, as `attribute: words`: right if read, no loss if not. */
  other?: string[];
  /** Why the row is labelled so. */
  note?: string;
}

type More = Pick<Labelled, 'partial' | 'also' | 'other' | 'note'>;

export const WEEK = 'Mo Tu We Th Fr';
export const ALL = 'Mo Tu We Th Fr Sa Su';

/** Makes the rows of a house in one of its languages. */
export function writer(house: string, language: string, currency: string) {
  return (question: string, text: string, facts: string[], more: More = {}): Labelled => ({
    house,
    language,
    currency,
    question,
    text,
    facts,
    ...more,
  });
}
