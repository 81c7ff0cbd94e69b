import { SAMPLE_HOTEL } from '../../../bff/cli/sample/sample-hotel.ts';
import type { EngineStages } from '../../../bff/conversation/turn/engine-port.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { mayCancelStay, TERMS_QUESTION } from '../../../bff/engine/answering/cancel-terms.ts';
import { type Dialogue, NEW_DIALOGUE, type Reply, type TurnContext } from '../../../bff/engine/types.ts';
import type { Turn } from '../../../bff/engine/utterance/turn.ts';
import { Utterance } from '../../../bff/engine/utterance/utterance.ts';
import { findFollowedTopic, listFollowed } from '../../../bff/engine/wishes/followed-topic.ts';
import { findQuestionPut } from '../../../bff/engine/wishes/just-asked.ts';
import type { Decision } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';

/** A Friday afternoon at the hotel. */
const NOW = new Date('2026-11-20T14:05:00.000Z');
const knowledge = embeddedEngine.learn({
  faqs: SAMPLE_HOTEL.training.faqs.map((faq, index) => ({ id: `faq_${index}`, ...faq })),
  policies: SAMPLE_HOTEL.training.propertyInfo.policies,
  specialties: SAMPLE_HOTEL.training.propertyInfo.specialties,
  amenities: SAMPLE_HOTEL.property.amenities,
  checkIn: SAMPLE_HOTEL.training.propertyInfo.checkIn,
  checkOut: SAMPLE_HOTEL.training.propertyInfo.checkOut,
});

export interface Answered {
  understanding: Understanding;
  decision: Decision;
  reply: Reply;
  /** What it was decided from, and what is remembered. */
  context: TurnContext & Turn;
  dialogue: Dialogue;
  /** The decision's kinds, in order. */
  kinds: string[];
}

/** A guest of the sample hotel who talks to the engine alone: no store, no socket; what it remembers is kept here. */
export class EngineGuest {
  dialogue: Dialogue = NEW_DIALOGUE;
  language: string | undefined;
  /** What it asked for a yes to last, as the store would tell. */
  asked: TurnContext['asked'] = null;
  readonly #context: Partial<TurnContext>;

  readonly #understand: EngineStages['understand'];

  /** `language`: what the conversation was in so far. `understand`: what its lines are understood by; the engine by itself. */
  constructor(context: Partial<TurnContext> = {}, language?: string, understand = embeddedEngine.understand) {
    this.#context = context;
    this.language = language;
    this.#understand = understand;
  }

  say(text: string, choice?: string): Answered {
    const { property, training } = SAMPLE_HOTEL;
    const understanding = this.#understand(text, {
      now: NOW,
      timezone: property.timezone,
      ...(this.language === undefined ? {} : { conversation: this.language }),
      ...(choice === undefined ? {} : { choice }),
    });
    const followed = findFollowedTopic(understanding, this.dialogue, this.#context.now ?? NOW);
    const matter = understanding.matter ?? text;
    const question = followed === null ? matter : `${followed.words}\n${matter}`;
    const context: TurnContext = {
      now: NOW,
      property: {
        id: 'prp_1',
        ...property,
        emergencyNumbers: { police: '112', medical: '112', fire: '112' },
        currency: 'EUR',
      },
      training: training.propertyInfo,
      faqMatches: knowledge.search(
        question,
        understanding.language.code,
        new Set(listFollowed(this.dialogue, this.#context.now ?? NOW)),
      ),
      cancelTerms: mayCancelStay(understanding, this.dialogue) ? knowledge.search(TERMS_QUESTION, 'en') : [],
      policies: knowledge.policies,
      amenities: knowledge.amenities,
      facts: knowledge.facts,
      aiMode: 'auto',
      staff: { onDuty: true, backAt: null },
      conversation: { state: 'open', dialogue: this.dialogue },
      asked: this.asked,
      choice: choice ?? null,
      stays: [],
      access: { method: 'none', limited: false, attempt: null },
      offers: [],
      guest: null,
      openTasks: [],
      message: { id: '', text },
      history: [],
      withinPlan: true,
      ...this.#context,
    };
    const { decision, dialogue } = embeddedEngine.decide(understanding, context);
    const reply = embeddedEngine.compose(decision, understanding, context);
    const put = findQuestionPut(decision);
    this.asked = put === null ? null : { question: put, at: context.now.toISOString() };
    this.dialogue = { ...dialogue, lastReply: reply.text };
    this.language = understanding.language.code;
    const heard = { ...context, utterance: new Utterance(context.message.text, understanding.language.code) };
    return { understanding, decision, reply, context: heard, dialogue, kinds: decision.steps.map(({ kind }) => kind) };
  }
}
