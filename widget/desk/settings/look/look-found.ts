import type { DeskWorld } from '../../data/core.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import type { FoundWords } from './look-body.ts';

/** A server that has just started needs some time to find the questions that it can answer. */
const ASK_AGAIN_MS = 3_000;

/**
 * Returns the greeting and the suggested questions that guests see in a language without the owner's own texts, from the
 * same call as a guest's page. Null if the chat is off.
 */
export async function findWords(
  world: DeskWorld,
  { propertyId, locale, signal }: { propertyId: string; locale: string; signal: AbortSignal },
): Promise<FoundWords | null> {
  if (!(await isOn(world, signal))) return null; // Guests' pages are refused in the same way.
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
    return null; // The preview works without these texts.
  }
}
