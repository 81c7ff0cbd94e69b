import { detect } from '../../../../shared/language/detect/server.ts';
import type { Fact, OwnText } from '../fact.ts';
import { readFacts } from './read-facts.ts';

/** The texts of a house, as their owner typed them. */
export interface House {
  faqs: readonly { id: string; question: string; answer: string }[];
  policies: string;
  specialties: string;
  checkIn?: string;
  checkOut?: string;
  currency?: string;
  /** In which the house writes, for texts too short to tell. */
  language?: string;
}

/** The texts of a house that say something, each with its language. */
export function listTexts({ faqs, policies, specialties, checkIn = '', checkOut = '', language }: House): OwnText[] {
  const whole = [policies, specialties, ...faqs.map(({ question, answer }) => `${question} ${answer}`)].join(' ');
  const usual = language ?? detect(whole).code;
  const languageOf = (text: string) => detect(text, { conversation: usual }).code;
  const own = { question: '', type: 'training' as const };
  const texts: OwnText[] = [
    ...faqs.map(({ id, question, answer }) => ({
      id,
      question,
      text: answer,
      language: languageOf(`${question} ${answer}`),
    })),
    { ...own, id: 'policies', text: policies, language: languageOf(policies) },
    { ...own, id: 'specialties', text: specialties, language: languageOf(specialties) },
    { ...own, id: 'checkIn', text: checkIn, language: usual, subject: 'checkIn' },
    { ...own, id: 'checkOut', text: checkOut, language: usual, subject: 'checkOut' },
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/** Every fact of a house's texts, each naming the text it stands in. */
export function readHouse(house: House): Fact[] {
  return readFacts(listTexts(house), house.currency ?? 'EUR');
}
