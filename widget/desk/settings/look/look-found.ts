import type { DeskWorld } from '../../data/core.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import type { FoundWords } from './look-body.ts';

/** A server that has just started finds out what the house can answer; pages of guests are told later. */
const ASK_AGAIN_MS = 3_000;

/**
 * What guests are shown in a language where the owner wrote nothing of their own: the greeting, and questions to tap that the house
 * can answer, as a guest's page is told them. Null where its chat is off.
 */
export async function findWords(
  world: DeskWorld,
  { propertyId, locale, signal }: { propertyId: string; locale: string; signal: AbortSignal },
): Promise<FoundWords | null> {
  if (!(await isOn(world, signal))) return null; // a guest's page would be refused
  const first = await ask(world, propertyId, locale, signal);
  if (first === null || first.starters.length > 0) return first;
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  return signal.aborted ? first : ask(world, propertyId, locale, signal);
}

async function isOn(world: DeskWorld, signal: AbortSignal): Promise<boolean> {
  const activation = fields(await world.send('GET', '/api/activation', { signal }));
  return activation?.['active'] === true && list(activation['channels'], maybeText).includes('widget');
}

async function ask(
  world: DeskWorld,
  propertyId: string,
  locale: string,
  signal: AbortSignal,
): Promise<FoundWords | null> {
  try {
    const welcome = await world.send('POST', '/chat/session', { body: { propertyId, locale }, signal });
    const property = fields(fields(welcome)?.['property']);
    const starters = list(fields(property?.['look'])?.['starters'], fields);
    return {
      greeting: text(property?.['greeting']),
      starters: starters.map((one) => ({ text: text(one['text']), language: text(one['language'], locale) })),
    };
  } catch {
    return null; // what is shaped can be seen without them
  }
}
