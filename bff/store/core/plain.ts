/** Small letters without accents, for comparing names. The Greek s at a word's end is the one of its middle. */
export function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u03c2', '\u03c3');
}
