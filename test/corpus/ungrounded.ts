import { toStay } from '../../bff/access/stays.ts';
import { quoteFact } from '../../bff/engine/planning/stay-questions.ts';
import { textsFor } from '../../bff/knowledge/facts/texts.ts';
import { languageFor } from '../../bff/language/lexicon/registry.ts';
import { say } from '../../bff/language/saying/say.ts';
import { findReservation } from '../../bff/store/guests/reservations.ts';
import { findServing, listFaqs } from '../../bff/store/sqlite/serving.ts';
import type { DecisionStep, Source } from '../../shared/domain/decision.ts';
import { toPlainDigits } from '../../shared/domain/text/digits.ts';
import type { StaffedHouse } from '../support/staffed-house.ts';
import { OfferGrounds } from './offer-grounds.ts';
import type { ObservedTurn } from './play.ts';

/**
 * Finds the parts of a reply that its sources do not support: a source that is missing from the property's data, a quote that
 * is missing from its source, a number that is in no quote, or a word that is neither in a quote nor in our own templates. A
 * reply that does more than answer is checked too: besides the quotes it may use the guest's own words for the request. Empty
 * if all is grounded.
 */
export async function findUngrounded(house: StaffedHouse, seen: ObservedTurn): Promise<string[]> {
  const steps = seen.decision?.steps ?? [];
  const sources = steps.flatMap((step) => (step.kind === 'answer' || step.kind === 'offer' ? step.sources : []));
  const faults: string[] = [];
  if (steps.some((step) => step.kind === 'answer' && step.sources.length === 0))
    faults.push('an answer without a source');
  const offers = await OfferGrounds.load(house, seen);
  for (const source of sources) {
    if (source.type === 'offer') {
      const fault = offers.findFault(source);
      if (fault !== null) faults.push(fault);
      continue;
    }
    const held = await readSource(house, source);
    if (held === null) faults.push(`source ${source.type} ${source.id} does not exist`);
    else if (!held.includes(source.quote)) faults.push(`source ${source.label} does not say “${source.quote}”`);
  }
  faults.push(...steps.flatMap((step) => offers.findPriceFaults(step)));
  const answers = steps.some(({ kind }) => kind === 'answer' || kind === 'offer');
  const handsOff = steps.some(({ kind }) => kind === 'handoff');
  if (!answers && !handsOff) return faults;
  const serving = await findServing(house.services.db, house.propertyId);
  const grounds = [
    ...sources.flatMap(({ type, quote, label }) => (type === 'offer' ? [] : [quote, label])),
    ...steps.flatMap((step) => offers.wordsOf(step)),
    ...steps.flatMap(valuesOf),
    ...(await Promise.all(steps.map((step) => nameStayOf(house, step)))),
    serving?.property.name ?? '',
    ...(handsOff || steps.some(isPressing) ? sayingsOfHandOff(serving, steps) : []),
  ].join('\n');
  const numbers = numbersIn(grounds);
  for (const { text, author, language } of seen.said) {
    if (author !== 'ai') continue;
    // "1泊" and "1박" mean "per night".
    for (const number of numbersIn(text.replace(/[1１](?=点|泊|박|晚|名|人|個|개|인|시간|時間|日|일)/gu, '')))
      if (!numbers.has(number) && !numbers.has(toAfternoonHour(number)))
        faults.push(`“${number}” is in no source: ${text}`);
    if (!answers) continue;
    const known = new Set([...wordsIn(grounds), ...ownWords(language)]);
    for (const word of wordsIn(text)) if (!known.has(word)) faults.push(`“${word}” is nobody’s word: ${text}`);
  }
  return faults;
}

/** The texts of a hand-off besides quotes: when staff are back and, in danger or for urgent work, whom to call. */
function sayingsOfHandOff(serving: Awaited<ReturnType<typeof findServing>>, steps: readonly DecisionStep[]): string[] {
  if (serving === undefined) return [];
  const { property, activation } = serving;
  const isDanger = steps.some((step) => step.kind === 'handoff' && step.why === 'emergency') || steps.some(isPressing);
  return [
    JSON.stringify(activation.schedule),
    ...(isDanger ? [property.phone, ...Object.values(property.emergencyNumbers)] : []),
  ];
}

/** Whether the work is so urgent that the guest also gets a telephone number to call. */
function isPressing(step: DecisionStep): boolean {
  return step.kind === 'task' && (step.task.priority === 'high' || step.task.priority === 'urgent');
}

/** The booking that the guest is asked about: its number and its dates. */
async function nameStayOf(house: StaffedHouse, step: DecisionStep): Promise<string> {
  const id = step.kind === 'clarify' ? step.wish?.reservationId : undefined;
  const found = id === undefined ? undefined : await findReservation(house.services.db, house.propertyId, id);
  return found === undefined ? '' : (quoteFact('summary', toStay(found, 'booking')) ?? '');
}

/** The values that a step puts into its sentence besides quotes: the requested thing and the place. */
function valuesOf(step: DecisionStep): string[] {
  const wish = 'wish' in step ? step.wish : undefined;
  const task = 'task' in step ? step.task : undefined;
  return [wish?.words, wish?.room, wish?.date, wish?.time, wish?.quantity, wish?.nights, task?.room].flatMap(
    (value) => value ?? [],
  );
}

const LETTERS = /[\p{L}\p{M}]+/gu;
/** Scripts that write no spaces; their texts are compared letter by letter. */
const UNSPACED = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u;

function wordsIn(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(LETTERS) ?? [];
  return words.flatMap((word) => word.split(UNSPACED).filter(Boolean));
}

const vocabularies = new Map<string, ReadonlySet<string>>();

/** All words of our own in a language: templates, topics, units, and the words of `Intl` for dates, lists and languages. */
function ownWords(code: string): ReadonlySet<string> {
  const known = vocabularies.get(code);
  if (known !== undefined) return known;
  const { pack } = languageFor(code);
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(code, {
      weekday: style,
      month: style,
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return days.map((day) => format.format(day));
  });
  const times = Array.from({ length: 24 }, (_, hour) =>
    new Intl.DateTimeFormat(code, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, 1, hour)),
    ),
  );
  const lists = (['conjunction', 'disjunction', 'unit'] as const).map((type) =>
    new Intl.ListFormat(code, { type }).format(['1', '2', '3']),
  );
  const money = new Intl.NumberFormat(code, { style: 'currency', currency: 'EUR' }).format(1);
  const names = new Intl.DisplayNames([code], { type: 'language' });
  const languages = ['en', 'de', 'fr', 'it', 'es'].map((one) => names.of(one) ?? one);
  const own = [
    ...Object.values(pack.texts),
    ...Object.values(pack.topics),
    JSON.stringify(textsFor(code)),
    // Some languages attach a particle to the name of a topic.
    ...Object.values(pack.topics).map((topic) => say(code, 'hotel_says', { topic })),
    ...dates,
    ...times,
    ...lists,
    money,
    ...languages,
  ];
  const made = new Set(own.flatMap(wordsIn));
  vocabularies.set(code, made);
  return made;
}

/** Reads the current text of a source from the store. */
async function readSource({ services, propertyId }: StaffedHouse, source: Source): Promise<string | null> {
  const serving = await findServing(services.db, propertyId);
  if (serving === undefined) return null;
  switch (source.type) {
    case 'faq':
      return (await listFaqs(services.db, propertyId)).find(({ id }) => id === source.id)?.answer ?? null;
    case 'training':
      return Object.values(serving.training).join('\n');
    case 'property':
      return [serving.property.address, ...serving.property.amenities].join('\n');
    case 'reservation': {
      const reservation = await findReservation(services.db, propertyId, source.id);
      const { fact } = source;
      return reservation === undefined || fact === undefined ? null : quoteFact(fact, toStay(reservation, 'staff'));
    }
    default:
      return null;
  }
}

/** Reads numbers by value, in any script and with any separators: 1.000,50 and 1,000.50 are the same. */
function numbersIn(text: string): Set<string> {
  const plain = toPlainDigits(text);
  return new Set((plain.match(/\d+/g) ?? []).map((number) => String(Number(number))));
}

/** The 24-hour form of an afternoon hour: 3 becomes 15. */
function toAfternoonHour(number: string): string {
  return Number(number) >= 1 && Number(number) <= 12 ? String((Number(number) % 12) + 12) : number;
}
