import { toStay } from '../../bff/access/stays.ts';
import { quoteFact } from '../../bff/engine/stay-questions.ts';
import { listOffers } from '../../bff/store/offers.ts';
import { findReservation } from '../../bff/store/reservations.ts';
import { findServing, listFaqs } from '../../bff/store/serving.ts';
import type { Source } from '../../shared/domain/decision.ts';
import { toPlainDigits } from '../../shared/domain/digits.ts';
import type { StaffedHouse } from '../support/staffed-house.ts';
import type { Seen } from './play.ts';

/**
 * What an answer said that its sources do not hold: a source that is not in the property's data, a quote that is not in
 * the source, or a number in the reply that is in none of its quotes. Empty where all is grounded.
 */
export async function findUngrounded(house: StaffedHouse, seen: Seen): Promise<string[]> {
  const answers = seen.decision?.steps.filter((step) => step.kind === 'answer') ?? [];
  const faults: string[] = [];
  for (const { sources } of answers) {
    if (sources.length === 0) faults.push('an answer without a source');
    for (const source of sources) {
      const held = await readSource(house, source);
      if (held === null) faults.push(`source ${source.type} ${source.id} does not exist`);
      else if (!held.includes(source.quote)) faults.push(`source ${source.label} does not say “${source.quote}”`);
    }
  }
  if (seen.decision === null || answers.length !== seen.decision.steps.length) return faults;
  const quotes = numbersIn(answers.flatMap(({ sources }) => sources.map(({ quote }) => quote)).join(' '));
  for (const { text, author } of seen.said) {
    if (author !== 'ai') continue;
    // "1泊" and "1박" are how "per night" is said.
    for (const number of numbersIn(text.replace(/[1１](?=泊|박|晚|名|人|個|개|인|시간|時間|日|일)/gu, '')))
      if (!quotes.has(number) && !quotes.has(afternoon(number))) faults.push(`“${number}” is in no source: ${text}`);
  }
  return faults;
}

/** The words a source stands for, as the store holds them now. */
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
    case 'offer':
      return (await listOffers(services.db, propertyId)).some(({ id }) => id === source.id) ? source.quote : null;
    default:
      return null;
  }
}

/** Numbers by their value, whatever the script and the separators: 1.000,50 and 1,000.50 are one. */
function numbersIn(text: string): Set<string> {
  const plain = toPlainDigits(text);
  return new Set((plain.match(/\d+/g) ?? []).map((number) => String(Number(number))));
}

/** 3 in the afternoon is what a source calls 15:00. */
function afternoon(number: string): string {
  return Number(number) >= 1 && Number(number) <= 12 ? String((Number(number) % 12) + 12) : number;
}
