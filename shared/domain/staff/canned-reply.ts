/** Placeholders of a saved reply, filled from the conversation and its booking. */
export const PLACEHOLDERS = ['guest', 'room', 'checkIn', 'checkOut', 'property', 'colleague'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Fills in the known values. Other placeholders stay, so that staff see them. */
export function fillIn(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = isPlaceholder(name) ? values[name] : undefined;
    return value === undefined || value === '' ? whole : value;
  });
}

/** Placeholders that are not filled in; the text must not be sent yet. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter(isPlaceholder);
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}
