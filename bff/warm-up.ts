import type { EngineStages } from './conversation/turn/engine-port.ts';
import { NEW_DIALOGUE, type TurnContext } from './engine/types.ts';
import { languageFor } from './language/lexicon/registry.ts';

/** Figures in the formats of houses, so that a line with them is read like a house's hours and prices. */
const FIGURES = '7:00–10:30, 15 €, 2 km, 24 m²';
const NOBODY = {
  id: '',
  name: '',
  address: '',
  timezone: 'UTC',
  languages: [],
  amenities: [],
  phone: '',
  currency: 'EUR',
};

/**
 * Runs one turn from question to reply in a house made of the language's own lines, so that data and code for a turn are
 * loaded before the first guest.
 */
export function warmUp(engine: Omit<EngineStages, 'prepare'>, language: string): void {
  const [question = '', ...lines] = Object.values(languageFor(language).pack.texts);
  const now = new Date(0);
  const hints = { now, timezone: 'UTC', conversation: language };
  engine.understand(question.split(' ').slice(0, 3).join(' '), hints); // A text this short may be a yes or no in any language.
  const understanding = engine.understand(question, hints);
  const house = engine.learn({
    faqs: lines.slice(0, 2).map((line, index) => ({ id: `${index}`, question: line, answer: `${line} ${FIGURES}` })),
    policies: `${question} ${FIGURES}`,
    specialties: '',
    amenities: [],
  });
  const context: TurnContext = {
    ...house,
    now,
    property: { ...NOBODY, emergencyNumbers: { police: '', medical: '', fire: '' } },
    training: { checkIn: '15:00', checkOut: '11:00', policies: '', specialties: '' },
    faqMatches: house.search(question, language),
    cancelTerms: [],
    aiMode: 'auto',
    staff: { onDuty: true, backAt: null },
    conversation: { state: 'open', dialogue: NEW_DIALOGUE },
    asked: null,
    choice: null,
    stays: [],
    access: { method: 'none', limited: false, attempt: null },
    guest: null,
    openTasks: [],
    offers: [],
    message: { id: '', text: question },
    history: [],
    withinPlan: true,
  };
  engine.compose(engine.decide(understanding, context).decision, understanding, context);
}
