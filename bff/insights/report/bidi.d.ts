/** The functions of bidi-js that we use. Its own types describe its CommonJS half as if it were a module. */
declare module 'bidi-js/dist/bidi.mjs' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function bidiFactory(): Bidi;
}
