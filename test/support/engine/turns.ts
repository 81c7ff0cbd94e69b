import type { TurnContext } from '../../../bff/engine/types.ts';
import type { Turn } from '../../../bff/engine/utterance/turn.ts';
import { Utterance } from '../../../bff/engine/utterance/utterance.ts';
import type { FaqMatch } from '../../../bff/language/faq-match.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import { EngineGuest } from './engine-guest.ts';

/** The fields of an understanding that a test sets. An intent without a score is sure. */
type UnderstandingFields = Omit<Partial<Understanding>, 'intents' | 'language'> & {
  intents?: readonly (Intent | readonly [Intent, number])[];
  language?: string;
};

/** A handmade understanding of a message, so that a rule is tested on its own input and not on the model's reading. */
export function heard({ intents = [], language = 'en', ...more }: UnderstandingFields = {}): Understanding {
  return {
    language: { code: language, confidence: 1, source: 'text' },
    switchTo: null,
    intents: intents.map((one) =>
      typeof one === 'string' ? { name: one, score: 0.95 } : { name: one[0], score: one[1] },
    ),
    nearby: [],
    entities: [],
    signals: [],
    tone: 'neutral',
    urgency: 'normal',
    ...more,
  };
}

let hotel: TurnContext | null = null;

/** A turn at the sample hotel with the guest's message and the given context. */
export function turn(text: string, more: Partial<TurnContext> = {}, language = 'en'): TurnContext & Turn {
  hotel ??= { ...new EngineGuest().say('hello').context, faqMatches: [] };
  return { ...hotel, message: { id: '', text }, utterance: says(text, language), ...more };
}

export function says(text: string, language = 'en'): Utterance {
  return new Utterance(text, language);
}

export const timeOf = (value: string, text = value): Entity => ({ type: 'time', text, value });
export const dateOf = (value: string, text = value): Entity => ({ type: 'date', text, value });
export const roomOf = (value: string, text = value): Entity => ({ type: 'room', text, value });
export const countOf = (value: number, text = String(value)): Entity => ({ type: 'count', text, value });
export const numberOf = (value: string): Entity => ({ type: 'confirmation_number', text: value, value });

/** An entry of the hotel that the search found. */
export const matchFor = (more: Partial<FaqMatch> = {}): FaqMatch => ({
  faqId: 'faq_x',
  origin: 'faq',
  question: 'Is there a pool?',
  answer: 'The pool is on the roof.',
  language: 'en',
  intents: ['pool'],
  score: 0.8,
  ...more,
});

/** Work of the conversation that staff have not done yet. */
export const openTask = (kind: string, more: Partial<TurnContext['openTasks'][number]> = {}) => ({
  id: `tsk_${kind}`,
  kind,
  room: null,
  detail: '',
  ...more,
});
