/** Lower case without accents, for comparing names. The Greek final sigma becomes the usual one. */
export function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u03c2', '\u03c3');
}
