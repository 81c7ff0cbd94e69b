import type { Source, Wish } from '../../../shared/domain/decision.ts';
import { formatMoney } from '../../../shared/domain/house/money.ts';
import { type FreeRoom, fillInDays, type RoomQuote } from '../../../shared/domain/house/room-quote.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate, localTime } from '../../../shared/domain/local-date.ts';
import { nightsBetween } from '../../../shared/domain/stay.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { say } from '../../language/saying/say.ts';
import { findAnswer } from '../answering/answers.ts';
import { chooseLanguage } from '../answering/choose-language.ts';
import { formatDay } from '../answering/format-day.ts';
import type { Dialogue, Plan } from '../types.ts';
import { countPersons, readStayDates, type StayDates } from '../utterance/stay-dates.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { findFollowedTopic } from '../wishes/followed-topic.ts';
import { planConfirmation } from '../wishes/plan-wish.ts';
import { colonOf } from '../words/punctuation.ts';

/** Intents that ask for free rooms and prices. */
const ASK_FOR_ROOMS: ReadonlySet<Intent> = new Set<Intent>(['booking_create', 'price_availability']);
/** The score at which a weak intent counts if two days are named. */
const FAINTLY = 0.4;
/** The most kinds of room in a chat answer. */
const ROOMS_TOLD_MAX = 6;

/** A question for free rooms; `dates` is null if it names no days. */
export interface RoomQuestion {
  intent: Intent;
  dates: StayDates | null;
}

/** Finds a question for free rooms, or the days for the question before. Null if the message has neither. */
export function findRoomQuestion(
  understanding: Understanding,
  utterance: Utterance,
  dialogue: Dialogue,
  { now, timezone }: { now: Date; timezone: string },
): RoomQuestion | null {
  const { intents, nearby, entities } = understanding;
  const dates = readStayDates(utterance, entities, localDate(now, timezone));
  const wanted = intents.find(({ name }) => ASK_FOR_ROOMS.has(name));
  if (wanted !== undefined) return { intent: wanted.name, dates };
  if (intents.length > 0 || dates === null) return null;
  const before = dialogue.pending?.intent ?? findFollowedTopic(understanding, dialogue, now)?.intent ?? null;
  if (before !== null && ASK_FOR_ROOMS.has(before)) return { intent: before, dates };
  if (dialogue.pending !== null) return null;
  const nearIntent = nearby.find(({ name, score }) => ASK_FOR_ROOMS.has(name) && score >= FAINTLY);
  return nearIntent === undefined ? null : { intent: nearIntent.name, dates };
}

/** Whether the PMS's rooms and prices answer this intent. */
export function asksForRooms(intent: Intent): boolean {
  return ASK_FOR_ROOMS.has(intent);
}

/** Like `planFreeRooms`, for a message that only gives days, or other days for the open question. */
export function planOtherDays(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { pending } = context.conversation.dialogue;
  const isOpen = pending !== null && asksForRooms(pending.intent);
  if (understanding.intents.length > 0 && !isOpen) return null;
  const plan = planFreeRooms(understanding, context, dialogue);
  return plan?.steps.some((step) => step.kind === 'answer' && step.sources.some(({ type }) => type === 'pms'))
    ? plan
    : null;
}

/**
 * Plans the answer with the PMS's free rooms and prices, the cancellation terms and the way to book: the hotel's page, or
 * a colleague after a yes. Null for another topic, without a quote from today, or if all free rooms are closed or have no name.
 */
export function planFreeRooms(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { rooms, utterance, property, now } = context;
  if (rooms === undefined) return null;
  const { timezone } = property;
  const question = findRoomQuestion(understanding, utterance, context.conversation.dialogue, { now, timezone });
  if (question === null) return null;
  const { intent, dates } = question;
  const language = chooseLanguage(understanding.switchTo ?? understanding.language.code, context);
  if (dates === null) return askForDays(intent, context, dialogue, language);
  const { quote } = rooms;
  if (quote === null || !isSame(quote, dates) || !isOfToday(quote, { now, timezone })) return null;
  const persons = countPersons(utterance, understanding.entities);
  const free = quote.rooms.filter(({ maxPersons }) => maxPersons === null || persons === null || maxPersons >= persons);
  if (free.length === 0 && quote.unnamed + quote.closed > 0) return null;
  const answerText = sayRooms(quote, free.slice(0, ROOMS_TOLD_MAX), {
    language,
    timezone,
    bookingUrl: rooms.bookingUrl,
  });
  const sources =
    free.length === 0 ? [toNone(quote)] : free.slice(0, ROOMS_TOLD_MAX).map((room) => toSource(room, quote));
  const answer: Plan = {
    steps: [{ kind: 'answer', intent, sources, told: { text: answerText, language } }],
    reasons: [
      `${quote.isFresh ? 'Asked the PMS now' : 'From what was synced'}: ${free.length} kinds of room are free.`,
      ...(quote.unnamed === 0 ? [] : [`${quote.unnamed} more are free, but have no name to tell.`]),
      ...(quote.closed === 0 ? [] : [`${quote.closed} more are free, but not sold for such a stay.`]),
    ],
    dialogue,
  };
  return free.length === 0 ? answer : withWayToBook(answer, intent, dates, context);
}

/** Asks for the days, unless a text of the house answers without them. */
function askForDays(intent: Intent, context: Turn, dialogue: Dialogue, language: string): Plan | null {
  const houseAnswer = findAnswer(intent, [], context);
  if (houseAnswer !== null || context.stays.length > 0) return null;
  const { name } = context.property;
  const source: Source = { type: 'property', id: 'rooms', label: name, quote: name, language: 'und' };
  const answerText = { text: say(language, 'rooms_ask_days'), language };
  return {
    steps: [{ kind: 'answer', intent, sources: [source], told: answerText }],
    reasons: ['Asked for which days.'],
    dialogue,
  };
}

function withWayToBook(plan: Plan, intent: Intent, { arrival, departure }: StayDates, context: Turn): Plan {
  const faqMatches = context.cancelTerms.filter(({ intents }) => intents.includes('cancellation_policy'));
  const terms = findAnswer('cancellation_policy', [], { ...context, faqMatches });
  const steps = terms === null ? plan.steps : [...plan.steps, terms.step];
  const reasons = terms === null ? plan.reasons : [...plan.reasons, terms.reason];
  if (context.rooms?.bookingUrl) return { ...plan, steps, reasons };
  const words = `${context.utterance.record}\n${arrival} – ${departure}, asked for as ${intent}`;
  const wish: Wish = { intent: 'booking_create', date: arrival, words };
  const confirmation = planConfirmation(wish, { ...plan.dialogue, pending: null });
  return {
    steps: [...steps, ...confirmation.steps],
    reasons: [...reasons, ...confirmation.reasons],
    dialogue: confirmation.dialogue,
  };
}

function sayRooms(
  { arrival, departure, asOf, isFresh }: RoomQuote,
  rooms: readonly FreeRoom[],
  { language, timezone, bookingUrl }: { language: string; timezone: string; bookingUrl: string | null },
): string {
  const days = { arrival: formatDay(arrival, language), departure: formatDay(departure, language) };
  if (rooms.length === 0) return say(language, 'rooms_none', days);
  const lines = rooms.map(({ name, price }) => {
    const cost = price === null ? say(language, 'rooms_price_open') : formatMoney(price, language);
    return `• ${name}${colonOf(language)}${cost}`;
  });
  const link =
    bookingUrl === null ? [] : [say(language, 'rooms_link', { url: fillInDays(bookingUrl, { arrival, departure }) })];
  const asOfLine =
    isFresh || asOf === null ? [] : [say(language, 'rooms_as_of', { time: localTime(new Date(asOf), timezone) })];
  const nights = nightsBetween(arrival, departure);
  return [say(language, 'rooms_free', { ...days, nights }), ...lines, ...asOfLine, ...link].join('\n');
}

function isSame(quote: RoomQuote, { arrival, departure }: StayDates): boolean {
  return quote.arrival === arrival && quote.departure === departure;
}

/** Whether a quote is from today. Older ones are not used, as prices change. */
function isOfToday({ asOf, isFresh }: RoomQuote, { now, timezone }: { now: Date; timezone: string }): boolean {
  return asOf !== null && (isFresh || localDate(new Date(asOf), timezone) >= localDate(now, timezone));
}

/** Builds the source for staff, with the PMS's own figures. */
function toSource({ code, name, left, price }: FreeRoom, { arrival, departure, source }: RoomQuote): Source {
  const cost = price === null ? 'no price' : `${price.amount} ${price.currency}`;
  return {
    type: 'pms',
    id: code,
    label: name,
    quote: `${source}: ${arrival} – ${departure}, ${cost}, ${left} free`,
    language: 'und',
  };
}

function toNone({ arrival, departure, source }: RoomQuote): Source {
  return { type: 'pms', id: 'none', label: source, quote: `${arrival} – ${departure}: nothing free`, language: 'und' };
}
