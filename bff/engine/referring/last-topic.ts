import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { priceOffer } from '../../../shared/domain/house/offer.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { Mark } from '../../knowledge/facts/marks/marks.ts';
import { readSegments } from '../../knowledge/facts/segments/segments.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findAnswer, toSource } from '../answering/answers.ts';
import { planIntents } from '../planning/plan-intents.ts';
import { findLikelyTopic } from '../reading/likely-topic.ts';
import type { Dialogue, Plan, Topic } from '../types.ts';
import { hasNegation } from '../utterance/negation.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { chosenStay } from '../wishes/chosen-stay.ts';
import { findFollowedTopic } from '../wishes/followed-topic.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { departmentFor, WORK } from '../wishes/work-table.ts';
import { isTalk } from '../words/topic.ts';
import { WAYS_OF_ASKING } from '../words/ways-of-asking.ts';

/** After this time "how much is it?" is no longer about the topic. */
const KEPT_MS = 15 * 60_000;
const WORDS_LETTERS_MAX = 300;
/** The score at which an entry about another topic counts. */
export const SURELY_MEANT = 0.8;

/** An aspect of a topic, and the concepts by which an answer covers it. */
interface Aspect {
  intent: Intent;
  asks: readonly Concept[];
  tells: readonly Concept[];
  /** Marks of an answer that cover it. */
  marks: readonly Mark['kind'][];
}
/** The aspect of a price, also for a number of persons. */
const PRICE: Aspect = {
  intent: 'price',
  asks: ['price', 'free', 'included', 'discount', 'pay'],
  tells: ['price', 'free', 'included', 'pay'],
  marks: ['money'],
};
const ASPECTS: readonly Aspect[] = [
  {
    intent: 'children',
    asks: ['child', 'baby'],
    tells: ['child', 'baby'],
    marks: ['ages'],
  },
  PRICE,
  {
    intent: 'opening_hours',
    asks: ['hours', 'when', 'duration'],
    tells: ['hours'],
    marks: ['span', 'clock'],
  },
];

/**
 * Plans a follow-up question about the last topic: from an entry about it, or by a colleague. `context` holds the
 * matches for the topic's words and the message together.
 */
export function planFollowUp(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const topic = findFollowedTopic(understanding, dialogue, context.now);
  if (topic !== null) return { ...planAspect(topic, understanding, context, dialogue), followed: topic };
  const likely = findLikelyTopic(understanding, dialogue, context.now);
  if (likely === null) return null;
  const plan = planAspect(likely, understanding, context, dialogue);
  return plan.steps.some(({ kind }) => kind === 'handoff') ? null : { ...plan, followed: likely };
}

function planAspect(topic: Topic, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan {
  const namedAspect = ASPECTS.find(({ asks }) => context.utterance.speaksOf(asks));
  const aspect = namedAspect ?? (understanding.entities.some(isCounted) ? PRICE : undefined);
  if (aspect?.intent === 'price') {
    const priceAnswer = statePriceAgain(topic, context, dialogue);
    if (priceAnswer !== null) return priceAnswer;
  }
  const faqMatches = context.faqMatches.filter((match) => isAbout(match, topic));
  const topicName = topic.intent ?? 'what was told';
  const openWork = findUnderWay(topic, context, dialogue);
  if (openWork !== null && aspect?.intent === 'opening_hours') {
    const reason = `Asked when ${topicName} is done: staff know of it.`;
    return { steps: [openWork], reasons: [reason], dialogue };
  }
  const sameEntry = aspect === undefined ? null : repeatEntry(topic, context, aspect);
  const found = findMore(topic, understanding, { ...context, faqMatches }, dialogue);
  // The previous entry surely answers; a merely near one does not.
  const isNear = sameEntry !== null && found?.steps.some(({ kind }) => kind === 'handoff') === true;
  if (
    found !== null &&
    !isNear &&
    (aspect === undefined || found.steps.some((step) => coversAspect(step, aspect, context)))
  ) {
    return { ...found, reasons: [`Asked on about ${topicName}.`, ...found.reasons] };
  }
  const others = topic.intent === null ? [] : [topic.intent];
  const childrenAnswer = aspect?.intent === 'children' ? findAnswer('children', others, context) : null;
  if (aspect !== undefined && childrenAnswer !== null && coversAspect(childrenAnswer.step, aspect, context)) {
    return { steps: [childrenAnswer.step], reasons: [`Asked on about ${topicName}.`, childrenAnswer.reason], dialogue };
  }
  if (sameEntry !== null)
    return { steps: [sameEntry], reasons: [`Asked on about ${topicName}: the same entry tells it.`], dialogue };
  const { intent } = topic;
  return {
    steps: [{ kind: 'handoff', why: 'no_answer', department: departmentFor(intent ?? undefined), intent }],
    reasons: [`Nothing in the property’s data says that of ${topicName}${aspect ? ` (${aspect.intent})` : ''}.`],
    dialogue,
  };
}

/** Whether the value counts something; a one may be an article. */
function isCounted({ type, value }: Understanding['entities'][number]): boolean {
  return (type === 'count' && value > 1) || type === 'duration';
}

/** Returns the last entry again, if it answers the follow-up too. */
function repeatEntry({ intent, entries = [] }: Topic, context: Turn, aspect: Aspect): DecisionStep | null {
  const entry = context.faqMatches.find(({ faqId }) => entries.includes(faqId));
  if (entry === undefined) return null;
  // The score is dropped, as the similarity to a few new words says nothing.
  const { score: _, ...source } = toSource(entry);
  const step: DecisionStep = { kind: 'answer', intent, sources: [source] };
  return coversAspect(step, aspect, context) ? step : null;
}

/**
 * Returns the topic of the turn for follow-ups. Courtesies and our own questions keep it; a hand-off to a person ends
 * it.
 */
export function keepTopic({ steps, dialogue }: Plan, understanding: Understanding, context: Turn): Topic | null {
  const before = dialogue.topic;
  const until = new Date(+context.now + KEPT_MS).toISOString();
  if (steps.some((step) => step.kind === 'handoff' && step.why !== 'no_answer')) return null;
  const step = findTopicStep(steps);
  if (step === undefined) return before;
  const { intent } = step;
  const entries = step.kind === 'answer' ? step.sources.flatMap(({ type, id }) => (type === 'faq' ? [id] : [])) : [];
  const namesNone = intent === null ? entries.length === 0 : isTalk(intent) || WAYS_OF_ASKING.has(intent);
  if (namesNone) return before;
  const entryIds = entries.length === 0 ? {} : { entries };
  if (before !== null && before.intent === intent && findFollowedTopic(understanding, dialogue, context.now) !== null) {
    return { ...before, ...entryIds, until };
  }
  const offerId = step.kind === 'offer' ? step.offerId : undefined;
  const words = context.utterance.record.slice(0, WORDS_LETTERS_MAX);
  return { intent, words, ...entryIds, ...(offerId === undefined ? {} : { offerId }), until };
}

/** Finds the step with the topic: for a near answer the entry shown, not the hand-off. */
function findTopicStep(steps: readonly DecisionStep[]): MatterStep | undefined {
  const last = steps.findLast(isOfMatter);
  if (last?.kind !== 'handoff') return last;
  const { intent } = last;
  return (
    steps.filter(isOfMatter).findLast((one) => one.kind === 'answer' && (intent === null || one.intent === intent)) ??
    last
  );
}

type MatterStep = Extract<DecisionStep, { kind: 'answer' | 'task' | 'offer' | 'handoff' }>;

function isOfMatter(step: DecisionStep): step is MatterStep {
  if (step.kind === 'handoff') return step.why === 'no_answer';
  if (step.kind === 'task') return step.act === 'new' || step.act === 'amend';
  if (step.kind === 'offer') return step.act !== 'declined' && step.act !== 'withdrawn';
  return step.kind === 'answer';
}

/** Returns the topic as an open task of staff. */
function findUnderWay({ intent }: Topic, { openTasks }: Turn, dialogue: Dialogue): DecisionStep | null {
  const wish = listArranged(dialogue).find((one) => one.intent === intent);
  const request = intent === null ? undefined : WORK[intent];
  if (wish === undefined || request === undefined || wish.offerId !== undefined) return null;
  return openTasks.some(({ id }) => id === wish.taskId) ? toTaskStep(request, 'known', wish) : null;
}

/** States the price of the extra in question: as agreed, or from the catalogue for this guest. */
function statePriceAgain({ intent, offerId, words }: Topic, context: Turn, dialogue: Dialogue): Plan | null {
  const offer = context.offers.find(({ id }) => id === offerId);
  if (offer === undefined || offerId === undefined || intent === null) return null;
  const agreed = listArranged(dialogue).find((wish) => wish.offerId === offerId);
  const price = agreed === undefined ? priceOffer(offer, chosenStay(context, dialogue)) : (agreed.price ?? null);
  const name = offer.names[FALLBACK_LANGUAGE] ?? Object.values(offer.names)[0] ?? offer.kind;
  const quote = `${name}: ${price === null ? 'free' : `${price.amount} ${price.currency}`}`;
  return {
    steps: [
      {
        kind: 'offer',
        intent,
        offerId,
        act: 'told',
        // A guest who declined it may ask if they pay anyway.
        ...(agreed === undefined && offer.made === 'declined' && offer.acceptedFor.length === 0
          ? { notBooked: true as const }
          : {}),
        price,
        sources: [{ type: 'offer', id: offerId, label: name, quote, language: 'und' }],
        wish: agreed ?? { intent, words },
      },
    ],
    reasons: [`Told the price of “${name}” once more.`],
    dialogue,
  };
}

/** Whether an entry is about the topic; similar words alone are not enough. */
function isAbout({ faqId, intents, score }: FaqMatch, { intent, entries = [] }: Topic): boolean {
  return (intent !== null && intents.includes(intent)) || entries.includes(faqId) || score >= SURELY_MEANT;
}

/** Plans the topic again with the new message. A question about a request does not repeat it. */
function findMore(topic: Topic, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { intent } = topic;
  if (intent !== null && (WORK[intent] === undefined || WORK[intent].only !== undefined)) {
    const plan = planIntents([intent], understanding, context, dialogue);
    return plan.steps.some(({ kind }) => kind === 'answer' || kind === 'offer') ? plan : null;
  }
  const answer = findAnswer(intent, [], context);
  return answer === null ? null : { steps: [answer.step], reasons: [answer.reason], dialogue };
}

function coversAspect(step: DecisionStep, { tells: concepts, marks }: Aspect, { property }: Turn): boolean {
  if (step.kind === 'offer') return true;
  if (step.kind !== 'answer') return false;
  return step.sources.some(({ type, quote, language }) => {
    if (type === 'reservation') return true;
    const segments = readSegments(quote, language, property.currency, hasNegation);
    if (segments.some((segment) => segment.marks.some(({ kind }) => marks.includes(kind)))) return true;
    const reading = languageFor(language).lexicon.read(quote);
    return concepts.some((concept) => reading.concepts.has(concept));
  });
}
