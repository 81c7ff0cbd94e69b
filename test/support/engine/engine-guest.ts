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
  /** The context of the decision, and the dialogue before it. */
  context: TurnContext & Turn;
  dialogue: Dialogue;
  /** The kinds of the decision's steps, in order. */
  kinds: string[];
}

/**
 * A guest of the sample hotel who talks to the engine without a store or a socket. This class keeps the dialogue
 * between messages.
 */
export class EngineGuest {
  dialogue: Dialogue = NEW_DIALOGUE;
  language: string | undefined;
  /** The last yes-or-no question of the engine, as the store would return it. */
  asked: TurnContext['asked'] = null;
  readonly #context: Partial<TurnContext>;

  readonly #understand: EngineStages['understand'];

  /**
   * `language`: the conversation's language so far. `understand`: reads the guest's messages; by default the engine's
   * own.
   */
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
    const followedTopic = findFollowedTopic(understanding, this.dialogue, this.#context.now ?? NOW);
    const matter = understanding.matter ?? text;
    const question = followedTopic === null ? matter : `${followedTopic.words}\n${matter}`;
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
    const questionAsked = findQuestionPut(decision);
    this.asked = questionAsked === null ? null : { question: questionAsked, at: context.now.toISOString() };
    this.dialogue = { ...dialogue, lastReply: reply.text };
    this.language = understanding.language.code;
    const turn = { ...context, utterance: new Utterance(context.message.text, understanding.language.code) };
    return { understanding, decision, reply, context: turn, dialogue, kinds: decision.steps.map(({ kind }) => kind) };
  }
}
