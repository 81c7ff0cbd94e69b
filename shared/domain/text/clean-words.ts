/** Bidirectional embeddings, overrides and isolates (Unicode UAX #9), which can disguise a text. Marks and joiners are kept. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Removes bidirectional controls; pages set the direction of each text themselves. */
export function withoutTurning(text: string): string {
  return text.replace(TURNING, '');
}

/** Normalises a guest's text: NFC, without confusing control characters. */
export function cleanWords(text: string): string {
  return withoutTurning(text.normalize('NFC'))
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
