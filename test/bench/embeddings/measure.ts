import { createFaqIndex, FAQ_SCORE_MIN } from '../../../bff/knowledge/faq-index.ts';
import type { Nearness } from '../../../bff/knowledge/nearness.ts';
import type { AskedHouse } from './houses.ts';

/** A wrong answer costs more than a missing answer. */
const WRONG_COST = 1.5;

/**
 * The outcomes of the questions in a language: answered by the right entry, by a wrong entry, or answered although no entry
 * is right.
 */
export interface Figures {
  questions: number;
  right: number;
  wrong: number;
}

/** The worth of the answers to guests, weighed as `test/bench/language/fit-faq.ts` weighs. */
export function worthOf({ right, wrong }: Figures): number {
  return right - WRONG_COST * wrong;
}

export type Question = AskedHouse['questions'][number];

/**
 * Asks every question of every house and counts outcomes by language. `nearnessOf` gives a model's similarities; it is
 * undefined without a model.
 */
export async function measureSearch(
  houses: readonly AskedHouse[],
  nearnessOf: (house: AskedHouse, question: Question) => Promise<Nearness | undefined>,
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const house of houses) {
    const index = createFaqIndex(house.entries);
    for (const question of house.questions) {
      const { text, language, where } = question;
      const nearness = await nearnessOf(house, question);
      const [first] = index.search(text, language, undefined, { nearness });
      const isAnswered = first !== undefined && first.score >= FAQ_SCORE_MIN;
      const isRight = first !== undefined && where.includes(first.faqId);
      const so = figures.get(language) ?? { questions: 0, right: 0, wrong: 0 };
      figures.set(language, {
        questions: so.questions + 1,
        right: so.right + Number(isAnswered && isRight),
        wrong: so.wrong + Number(isAnswered && !isRight),
      });
    }
  }
  return figures;
}

/** Adds up the figures of all languages. */
export function sumUp(figures: Iterable<Figures>): Figures {
  const sum = { questions: 0, right: 0, wrong: 0 };
  for (const { questions, right, wrong } of figures) {
    sum.questions += questions;
    sum.right += right;
    sum.wrong += wrong;
  }
  return sum;
}
