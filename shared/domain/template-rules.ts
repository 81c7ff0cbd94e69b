/** WhatsApp's rules for a template's text, checked before it is submitted. */

/** WhatsApp's language codes (Cloud API, message templates). */
export const TEMPLATE_LANGUAGES: readonly string[] =
  'af sq ar az bn bg ca zh_CN zh_HK zh_TW hr cs da nl en en_GB en_US et fil fi fr ka de el gu he hi hu id ga it ja kn kk ko lo lv lt mk ms ml mr nb fa pl pt_BR pt_PT pa ro ru sr sk sl es es_AR es_ES es_MX sw sv ta te th tr uk ur uz vi zu'.split(
    ' ',
  );

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** The placeholders of a text, each once, in fill order: numbers ascending, names as they appear. */
export function placesOf(words: string): string[] {
  const places = [...new Set([...words.matchAll(PLACE)].map(([, name = '']) => name))];
  return places.every(isNumber) ? places.toSorted((a, b) => Number(a) - Number(b)) : places;
}

function isNumber(place: string): boolean {
  return /^\d+$/.test(place);
}

/** Whether the placeholders have names; each value is then sent with its name. */
export function areNamed(places: readonly string[]): boolean {
  return !places.every(isNumber);
}

/** Whether numbers count up from 1 and no placeholder is at either end. */
export function placesFit(words: string): boolean {
  const places = placesOf(words);
  const isWhole = !/\{\{|\}\}/.test(words.replaceAll(PLACE, ''));
  const isAtEdge = /^\s*\{\{/.test(words) || /\}\}\s*[.!?]?\s*$/.test(words);
  return isWhole && !isAtEdge && places.every((place, index) => place === String(index + 1));
}

/** The text as the guest reads it; a placeholder without an example stays. */
export function fillPlaces(words: string, examples: Readonly<Record<string, string>>): string {
  return words.replaceAll(PLACE, (hole, place: string) => examples[place] || hole);
}
