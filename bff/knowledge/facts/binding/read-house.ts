import { detect } from '../../../../shared/language/detect/server.ts';
import type { Fact, OwnText } from '../fact.ts';
import { readFacts } from './read-facts.ts';

/** The texts of a house as typed by the owner. */
export interface House {
  faqs: readonly { id: string; question: string; answer: string }[];
  policies: string;
  specialties: string;
  checkIn?: string;
  checkOut?: string;
  currency?: string;
  /** The house's language, for texts too short to detect. */
  language?: string;
}

/** Lists the texts of a house that are not empty, each with its language. */
export function listTexts({ faqs, policies, specialties, checkIn = '', checkOut = '', language }: House): OwnText[] {
  const allText = [policies, specialties, ...faqs.map(({ question, answer }) => `${question} ${answer}`)].join(' ');
  const houseLanguage = language ?? detect(allText).code;
  const languageOf = (text: string) => detect(text, { conversation: houseLanguage }).code;
  // A text without a question: its source type is `training`.
  const freeText = { question: '', type: 'training' as const };
  const texts: OwnText[] = [
    ...faqs.map(({ id, question, answer }) => ({
      id,
      question,
      text: answer,
      language: languageOf(`${question} ${answer}`),
    })),
    { ...freeText, id: 'policies', text: policies, language: languageOf(policies) },
    { ...freeText, id: 'specialties', text: specialties, language: languageOf(specialties) },
    { ...freeText, id: 'checkIn', text: checkIn, language: houseLanguage, subject: 'checkIn' },
    { ...freeText, id: 'checkOut', text: checkOut, language: houseLanguage, subject: 'checkOut' },
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/** Reads all facts of a house's texts, each with its source. */
export function readHouse(house: House): Fact[] {
  return readFacts(listTexts(house), house.currency ?? 'EUR');
}
