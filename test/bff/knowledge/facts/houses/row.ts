/** A sentence of an invented hotel, with the facts that a careful reader takes from it: see README.md. */
export interface Labelled {
  house: string;
  language: string;
  currency: string;
  question: string;
  text: string;
  /** The facts in the summary's notation. If the list is empty, no fact may be read. */
  facts: string[];
  /** The sentence says more than the notation can hold. Right is: the facts with all their conditions, or nothing. */
  partial?: true;
  /** Facts that are implied or repeated: right if read, no loss if not. */
  also?: string[];
  /** What the sentence says beyond the notation, as `attribute: words`: right if read, no loss if not. */
  other?: string[];
  /** The reason for the labels. */
  note?: string;
}

type More = Pick<Labelled, 'partial' | 'also' | 'other' | 'note'>;

export const WEEK = 'Mo Tu We Th Fr';
export const ALL = 'Mo Tu We Th Fr Sa Su';

/** Returns a function that makes the rows of a hotel in one of its languages. */
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
