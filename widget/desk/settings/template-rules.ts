/** What WhatsApp asks of a template's words, looked at before it is handed in. */

/** The codes WhatsApp has for languages (Cloud API, message templates). */
export const TEMPLATE_LANGUAGES: readonly string[] =
  'af sq ar az bn bg ca zh_CN zh_HK zh_TW hr cs da nl en en_GB en_US et fil fi fr ka de el gu he hi hu id ga it ja kn kk ko lo lv lt mk ms ml mr nb fa pl pt_BR pt_PT pa ro ru sr sk sl es es_AR es_ES es_MX sw sv ta te th tr uk ur uz vi zu'.split(
    ' ',
  );

/** Why the places of a template do not fit. */
export type PlaceFault = 'order' | 'edge';

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** The places in the words, each once, in the order in which they come. */
export function placesOf(words: string): string[] {
  return [...new Set([...words.matchAll(PLACE)].map(([, name = '']) => name))];
}

/** Places count up from 1, and none stands first or last. Null: they fit. */
export function findPlaceFault(words: string): PlaceFault | null {
  const places = placesOf(words);
  if (places.some((place, index) => place !== String(index + 1))) return 'order';
  const isAtEdge = /^\s*\{\{/.test(words) || /\}\}\s*[.!?]?\s*$/.test(words);
  return places.length > 0 && isAtEdge ? 'edge' : null;
}

/** The words as the guest reads them; a place without an example stays as it is. */
export function fillPlaces(words: string, examples: Readonly<Record<string, string>>): string {
  return words.replaceAll(PLACE, (hole, place: string) => examples[place] || hole);
}
