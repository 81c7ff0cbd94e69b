import { detect } from '../../../shared/language/detect/server.ts';
import type { Fact, OwnText } from './fact.ts';
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

/** Every fact of a house's texts, each naming the text it stands in. */
export function readHouse({
  faqs,
  policies,
  specialties,
  checkIn = '',
  checkOut = '',
  currency = 'EUR',
  language,
}: House): Fact[] {
  const whole = [policies, specialties, ...faqs.map(({ question, answer }) => `${question} ${answer}`)].join(' ');
  const usual = language ?? detect(whole).code;
  const languageOf = (text: string) => detect(text, { conversation: usual }).code;
  const texts: OwnText[] = [
    ...faqs.map(({ id, question, answer }) => ({
      id,
      question,
      text: answer,
      language: languageOf(`${question} ${answer}`),
    })),
    { id: 'policies', question: '', text: policies, language: languageOf(policies) },
    { id: 'specialties', question: '', text: specialties, language: languageOf(specialties) },
    { id: 'checkIn', question: '', text: checkIn, language: usual, subject: 'checkIn' },
    { id: 'checkOut', question: '', text: checkOut, language: usual, subject: 'checkOut' },
  ];
  return readFacts(
    texts.filter(({ text }) => text.trim() !== ''),
    currency,
  );
}
