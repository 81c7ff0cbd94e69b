/** What WhatsApp asks of a template's words, looked at before it is handed in. */

/** The codes WhatsApp has for languages (Cloud API, message templates). */
export const TEMPLATE_LANGUAGES: readonly string[] =
  'af sq ar az bn bg ca zh_CN zh_HK zh_TW hr cs da nl en en_GB en_US et fil fi fr ka de el gu he hi hu id ga it ja kn kk ko lo lv lt mk ms ml mr nb fa pl pt_BR pt_PT pa ro ru sr sk sl es es_AR es_ES es_MX sw sv ta te th tr uk ur uz vi zu'.split(
    ' ',
  );

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** The places in the words, each once, in the order in which they are filled: numbers as they count, names as they come. */
export function placesOf(words: string): string[] {
  const places = [...new Set([...words.matchAll(PLACE)].map(([, name = '']) => name))];
  return places.every(isNumber) ? places.toSorted((a, b) => Number(a) - Number(b)) : places;
}

function isNumber(place: string): boolean {
  return /^\d+$/.test(place);
}

/** Are these places known by names? Then each value goes with its place's name. */
export function areNamed(places: readonly string[]): boolean {
  return !places.every(isNumber);
}

/** Do the places count up from 1, with none first or last? */
export function placesFit(words: string): boolean {
  const places = placesOf(words);
  const isWhole = !/\{\{|\}\}/.test(words.replaceAll(PLACE, ''));
  const isAtEdge = /^\s*\{\{/.test(words) || /\}\}\s*[.!?]?\s*$/.test(words);
  return isWhole && !isAtEdge && places.every((place, index) => place === String(index + 1));
}

/** The words as the guest reads them; a place without an example stays as it is. */
export function fillPlaces(words: string, examples: Readonly<Record<string, string>>): string {
  return words.replaceAll(PLACE, (hole, place: string) => examples[place] || hole);
}
