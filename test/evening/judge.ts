import { z } from 'zod';
import { toPlainDigits } from '../../shared/domain/text/digits.ts';
import type { EveningHouse } from './house.ts';
import { TRAINING } from './house.ts';
import type { PlayedGuest } from './play.ts';
import { read } from './play.ts';

const messages = z.object({
  items: z.array(z.looseObject({ author: z.string(), text: z.string(), internal: z.boolean(), seq: z.number() })),
});
const tasks = z.object({ items: z.array(z.looseObject({ conversationId: z.string().nullable() })) });

/** Lists the faults at the end of the evening; empty if all went well. */
export async function findFaults(
  house: EveningHouse,
  guests: readonly PlayedGuest[],
  waiting: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  const known = await figuresOfTheHouse(house);
  const work = new Set(
    tasks.parse(await house.call('GET', '/api/tasks?limit=200')).items.map(({ conversationId }) => conversationId),
  );
  for (const guest of guests) {
    const who = `${guest.locale} “${guest.says}” (${guest.id})`;
    const { items } = messages.parse(await house.call('GET', `/api/conversations/${guest.id}/messages`));
    const told = items.filter(({ author, internal }) => author !== 'guest' && !internal);
    const lastWords = items.findLast(({ author }) => author === 'guest')?.seq ?? 0;
    const isAnswered = told.some(({ seq, author }) => seq > lastWords && author !== 'system');
    const conversation = await read(house, guest.id);
    if (!(conversation.state === 'waiting' ? waiting.includes(guest.id) : isAnswered || waiting.includes(guest.id)))
      wrong.push(`${who} was neither answered nor visibly waiting: ${conversation.state}`);
    if (guest.fate === 'danger' && conversation.emergency?.acknowledgedBy == null)
      wrong.push(`${who} was in danger, and nobody looked after them`);
    if (guest.fate === 'danger' && !work.has(guest.id)) wrong.push(`${who} was in danger, and no task was made`);
    if (guest.fate === 'person' && conversation.state === 'open')
      wrong.push(`${who} asked for a person, and is with nobody`);
    for (const { text, author } of told)
      if (author !== 'staff')
        for (const figure of figuresIn(text))
          if (!known.has(figure) && !figuresIn(guest.says).includes(figure))
            wrong.push(`${who} was told ${figure}, which nobody knows: ${text}`);
    if (guest.fate === 'answered' || guest.fate === 'draft')
      if (
        !told.some(({ text }) =>
          TAUGHT_FIGURES.some((figures) => figures.every((figure) => figuresIn(text).includes(figure))),
        )
      )
        if (!waiting.includes(guest.id) && !told.some(({ author }) => author === 'staff'))
          wrong.push(`${who} was told nothing of what the house taught: ${told.map(({ text }) => text).join(' / ')}`);
  }
  return wrong;
}

/** The figures of the taught entries: breakfast from seven to half past ten, the garage for eighteen. */
const TAUGHT_FIGURES = [['7', '10', '30'], ['18']] as const;

/** All figures that a reply may contain: taught figures, the house's own numbers, and prices on sale. */
async function figuresOfTheHouse(house: EveningHouse): Promise<Set<string>> {
  const sources = await Promise.all(
    ['/api/property', '/api/activation', '/api/offers'].map((path) => house.call('GET', path)),
  );
  const emergency = '112 110';
  const figures = figuresIn(`${JSON.stringify(TRAINING)} ${JSON.stringify(sources)} ${emergency}`);
  // Some languages use the twelve-hour clock.
  return new Set([...figures, ...figures.map((figure) => String(Number(figure) - 12))]);
}

/** Reads the numbers in a text, in any script; leading zeros are ignored. */
function figuresIn(text: string): string[] {
  return [...toPlainDigits(text).matchAll(/\d+/g)].map(([figure]) => String(Number(figure)));
}
