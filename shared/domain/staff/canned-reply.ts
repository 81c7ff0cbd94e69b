/** What a canned reply can be completed with, from the conversation and the booking it may see. */
export const PLACEHOLDERS = ['guest', 'room', 'checkIn', 'checkOut', 'property', 'colleague'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The text with what is known put in. A placeholder that nothing is known for stays, for staff to see. */
export function fillIn(text: string, known: Partial<Record<Placeholder, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = isPlaceholder(name) ? known[name] : undefined;
    return value === undefined || value === '' ? whole : value;
  });
}

/** The placeholders that still stand in a text: it is not ready to be sent. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter(isPlaceholder);
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}
