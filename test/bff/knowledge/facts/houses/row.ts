/** A sentence of an invented hotel, with the facts that a careful reader takes from it: see README.md. */
export interface Labelled {
  house: string;
  language: string;
  currency: string;
  question: string;
  text: string;
  /** The facts in the summary's notation. If the list is empty, no fact may be read. */
  facts: string[];
  /** The sentence says more than the notation can hold. Reading it right means all conditions of the facts, or no fact. */
  incomplete?: true;
  /** Facts that are implied or repeated. They are right if read, and not missed if not read. */
  optionalFacts?: string[];
  /** Statements that the notation cannot hold, as `attribute: words`. They are not counted if read. */
  optionalText?: string[];
  /** The reason for the labels. */
  note?: string;
}

type OptionalLabels = Pick<Labelled, 'incomplete' | 'optionalFacts' | 'optionalText' | 'note'>;

export const WEEK = 'Mo Tu We Th Fr';
export const ALL = 'Mo Tu We Th Fr Sa Su';

/** Returns a function that makes the rows of a hotel in one of its languages. */
export function writer(house: string, language: string, currency: string) {
  return (question: string, text: string, facts: string[], labels: OptionalLabels = {}): Labelled => ({
    house,
    language,
    currency,
    question,
    text,
    facts,
    ...labels,
  });
}
