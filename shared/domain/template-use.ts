/**
 * Purposes of templates on channels that allow nothing else. The first three are sent automatically if the owner chose a
 * template; `reply` is the first one offered to staff.
 */
export const TEMPLATE_USES = ['arrival', 'task_done', 'room_ready', 'reply'] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** Values available for each purpose. `message`: the text that would have been sent without a template. */
export const USE_PLACEHOLDERS = {
  arrival: ['guest', 'property', 'room', 'checkIn', 'checkOut', 'message'],
  task_done: ['guest', 'property', 'message'],
  room_ready: ['guest', 'property', 'room', 'message'],
  reply: ['guest', 'property', 'colleague'],
} as const satisfies Record<TemplateUse, readonly string[]>;
export type UsePlaceholder = (typeof USE_PLACEHOLDERS)[TemplateUse][number];

/** The known value of each placeholder; missing or empty: unknown. */
export type KnownPlaces = Readonly<Partial<Record<UsePlaceholder, string>>>;

const NAMED = /\{(\w+)\}/g;
/** The platform's limit for one placeholder. */
const PLACE_LENGTH_MAX = 1_024;

/** Names in braces in a placeholder's text. */
export function namesIn(words: string): string[] {
  return [...words.matchAll(NAMED)].map(([, name = '']) => name);
}

/** The placeholder's text with values filled in, as one line; null if a value is unknown. */
export function fillPlace(words: string, values: KnownPlaces): string | null {
  const all: Readonly<Record<string, string | undefined>> = values;
  if (namesIn(words).some((name) => !all[name])) return null;
  const filled = words.replaceAll(NAMED, (_, name: string) => all[name] ?? '');
  const line = filled.replaceAll(/\s+/g, ' ').trim().slice(0, PLACE_LENGTH_MAX);
  return line === '' ? null : line;
}

/** A template's text with its placeholders filled, in order. */
export function fillTemplate(body: string, places: readonly string[], values: readonly string[]): string {
  const byPlace = new Map(places.map((place, index) => [place, values[index] ?? '']));
  return body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (hole, place: string) => byPlace.get(place) ?? hole);
}
