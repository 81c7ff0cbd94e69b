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

/** Who asks "how much is it?" later than this means something else, or nothing we know. */
const KEPT_MS = 15 * 60_000;
const WORDS_LETTERS_MAX = 300;
/** An entry that names another topic must resemble the question so much. */
export const SURELY_MEANT = 0.8;

/** What is asked of a topic, and by which words an answer shows that it speaks of it. */
interface Aspect {
  intent: Intent;
  asks: readonly Concept[];
  tells: readonly Concept[];
  /** What an answer holds that tells it. */
  marks: readonly Mark['kind'][];
}
/** How much for so many. */
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
 * Answers what is asked on about the last topic: from an entry that speaks of just that, else by a colleague. `context`
 * holds what was found for the topic's words and the message's together.
 */
export function planFollowUp(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const topic = findFollowedTopic(understanding, dialogue, context.now);
  if (topic !== null) return { ...askOn(topic, understanding, context, dialogue), followed: topic };
  const likely = findLikelyTopic(understanding, dialogue, context.now);
  if (likely === null) return null;
  const plan = askOn(likely, understanding, context, dialogue);
  return plan.steps.some(({ kind }) => kind === 'handoff') ? null : { ...plan, followed: likely };
}

function askOn(topic: Topic, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan {
  const named = ASPECTS.find(({ asks }) => context.said.speaksOf(asks));
  const aspect = named ?? (understanding.entities.some(isCounted) ? PRICE : undefined);
  if (aspect?.intent === 'price') {
    const told = statePrice(topic, context, dialogue);
    if (told !== null) return told;
  }
  const faqMatches = context.faqMatches.filter((match) => isAbout(match, topic));
  const about = topic.intent ?? 'what was told';
  const underWay = findUnderWay(topic, context, dialogue);
  if (underWay !== null && aspect?.intent === 'opening_hours') {
    const reason = `Asked when ${about} is done: staff know of it.`;
    return { steps: [underWay], reasons: [reason], dialogue };
  }
  const again = aspect === undefined ? null : stateAgain(topic, context, aspect);
  const found = findMore(topic, understanding, { ...context, faqMatches }, dialogue);
  // What was told surely says it; what only comes near does not.
  const isNear = again !== null && found?.steps.some(({ kind }) => kind === 'handoff') === true;
  if (found !== null && !isNear && (aspect === undefined || found.steps.some((step) => tells(step, aspect, context)))) {
    return { ...found, reasons: [`Asked on about ${about}.`, ...found.reasons] };
  }
  const others = topic.intent === null ? [] : [topic.intent];
  const own = aspect?.intent === 'children' ? findAnswer('children', others, context) : null;
  if (aspect !== undefined && own !== null && tells(own.step, aspect, context)) {
    return { steps: [own.step], reasons: [`Asked on about ${about}.`, own.reason], dialogue };
  }
  if (again !== null)
    return { steps: [again], reasons: [`Asked on about ${about}: the same entry tells it.`], dialogue };
  const { intent } = topic;
  return {
    steps: [{ kind: 'handoff', why: 'no_answer', department: departmentFor(intent ?? undefined), intent }],
    reasons: [`Nothing in the property’s data says that of ${about}${aspect ? ` (${aspect.intent})` : ''}.`],
    dialogue,
  };
}

/** An article may be read as a one. */
function isCounted({ type, value }: Understanding['entities'][number]): boolean {
  return (type === 'count' && value > 1) || type === 'duration';
}

/** The entry that was told last, where it holds what is asked on as well. */
function stateAgain({ intent, entries = [] }: Topic, context: Turn, aspect: Aspect): DecisionStep | null {
  const entry = context.faqMatches.find(({ faqId }) => entries.includes(faqId));
  if (entry === undefined) return null;
  // It was told already: how like the few new words are to it says nothing.
  const { score: _, ...source } = toSource(entry);
  const step: DecisionStep = { kind: 'answer', intent, sources: [source] };
  return tells(step, aspect, context) ? step : null;
}

/** What the turn was about, for what is asked on. Courtesies and questions of ours leave it; a person's answer ends it. */
export function keepTopic({ steps, dialogue }: Plan, understanding: Understanding, context: Turn): Topic | null {
  const before = dialogue.topic;
  const until = new Date(+context.now + KEPT_MS).toISOString();
  if (steps.some((step) => step.kind === 'handoff' && step.why !== 'no_answer')) return null;
  const step = findTold(steps);
  if (step === undefined) return before;
  const { intent } = step;
  const entries = step.kind === 'answer' ? step.sources.flatMap(({ type, id }) => (type === 'faq' ? [id] : [])) : [];
  const namesNone = intent === null ? entries.length === 0 : isTalk(intent) || WAYS_OF_ASKING.has(intent);
  if (namesNone) return before;
  const told = entries.length === 0 ? {} : { entries };
  if (before !== null && before.intent === intent && findFollowedTopic(understanding, dialogue, context.now) !== null) {
    return { ...before, ...told, until };
  }
  const offerId = step.kind === 'offer' ? step.offerId : undefined;
  const words = context.said.record.slice(0, WORDS_LETTERS_MAX);
  return { intent, words, ...told, ...(offerId === undefined ? {} : { offerId }), until };
}

/** The last matter; of one that only came near, the entry that was shown for it, and not the colleague who is asked. */
function findTold(steps: readonly DecisionStep[]): MatterStep | undefined {
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

/** The topic as work that staff have not done yet. */
function findUnderWay({ intent }: Topic, { openTasks }: Turn, dialogue: Dialogue): DecisionStep | null {
  const wish = listArranged(dialogue).find((one) => one.intent === intent);
  const request = intent === null ? undefined : WORK[intent];
  if (wish === undefined || request === undefined || wish.offerId !== undefined) return null;
  return openTasks.some(({ id }) => id === wish.taskId) ? toTaskStep(request, 'known', wish) : null;
}

/** The price of the extra that was spoken of: as it was agreed, else as the catalogue has it for this guest. */
function statePrice({ intent, offerId, words }: Topic, context: Turn, dialogue: Dialogue): Plan | null {
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
        // Who declined it, or took it back, may ask whether they pay for it all the same.
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

/** An entry about something else is no answer, however alike the words are. */
function isAbout({ faqId, intents, score }: FaqMatch, { intent, entries = [] }: Topic): boolean {
  return (intent !== null && intents.includes(intent)) || entries.includes(faqId) || score >= SURELY_MEANT;
}

/** The topic once more, with what was said now. A wish is not made twice by a question about it. */
function findMore(topic: Topic, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { intent } = topic;
  if (intent !== null && (WORK[intent] === undefined || WORK[intent].only !== undefined)) {
    const plan = planIntents([intent], understanding, context, dialogue);
    return plan.steps.some(({ kind }) => kind === 'answer' || kind === 'offer') ? plan : null;
  }
  const answer = findAnswer(intent, [], context);
  return answer === null ? null : { steps: [answer.step], reasons: [answer.reason], dialogue };
}

function tells(step: DecisionStep, { tells: concepts, marks }: Aspect, { property }: Turn): boolean {
  if (step.kind === 'offer') return true;
  if (step.kind !== 'answer') return false;
  return step.sources.some(({ type, quote, language }) => {
    if (type === 'reservation') return true;
    const segments = readSegments(quote, language, property.currency, hasNegation);
    if (segments.some((segment) => segment.marks.some(({ kind }) => marks.includes(kind)))) return true;
    const read = languageFor(language).lexicon.read(quote);
    return concepts.some((concept) => read.concepts.has(concept));
  });
}
