/**
 * What the house tells guests whose channel takes nothing but templates any more: the first three go by themselves where the
 * owner chose a template for them, `reply` is what a colleague is offered first.
 */
export const TEMPLATE_USES = ['arrival', 'task_done', 'room_ready', 'reply'] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** What a template's places can hold for each use. `message`: the words that would have been said within the window. */
export const USE_PLACEHOLDERS = {
  arrival: ['guest', 'property', 'room', 'checkIn', 'checkOut', 'message'],
  task_done: ['guest', 'property', 'message'],
  room_ready: ['guest', 'property', 'room', 'message'],
  reply: ['guest', 'property', 'colleague'],
} as const satisfies Record<TemplateUse, readonly string[]>;
export type UsePlaceholder = (typeof USE_PLACEHOLDERS)[TemplateUse][number];

/** What is known of each placeholder; one that is left out or empty is not known. */
export type KnownPlaces = Readonly<Partial<Record<UsePlaceholder, string>>>;

const NAMED = /\{(\w+)\}/g;
/** As long as a platform lets one place be. */
const PLACE_LENGTH_MAX = 1_024;

/** The names in braces that stand in the words for a place. */
export function namesIn(words: string): string[] {
  return [...words.matchAll(NAMED)].map(([, name = '']) => name);
}

/** The words for a place with what is known put in, in one line; null: something they name is not known. */
export function fillPlace(words: string, known: KnownPlaces): string | null {
  const all: Readonly<Record<string, string | undefined>> = known;
  if (namesIn(words).some((name) => !all[name])) return null;
  const filled = words.replaceAll(NAMED, (_, name: string) => all[name] ?? '');
  const line = filled.replaceAll(/\s+/g, ' ').trim().slice(0, PLACE_LENGTH_MAX);
  return line === '' ? null : line;
}

/** A template's words with its places filled, in their order. */
export function fillTemplate(body: string, places: readonly string[], values: readonly string[]): string {
  const known = new Map(places.map((place, index) => [place, values[index] ?? '']));
  return body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (hole, place: string) => known.get(place) ?? hole);
}
