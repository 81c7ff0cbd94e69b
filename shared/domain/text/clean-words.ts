/** Embeddings, overrides and isolates (Unicode UAX #9): they make a line read other than it is. Marks and joiners stay. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** The text without the controls that turn it around. Direction is for the page to set, which shows each text apart. */
export function withoutTurning(text: string): string {
  return text.replace(TURNING, '');
}

/** One form for what a guest writes: NFC, without the control characters that only confuse whoever reads it. */
export function cleanWords(text: string): string {
  return withoutTurning(text.normalize('NFC'))
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
