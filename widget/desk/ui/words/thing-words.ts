import { msg } from '@lit/localize';

/** Labels of the things that guests request, by the engine's name. */
const WORDS: Readonly<Record<string, () => string>> = {
  air_conditioning: () => msg('Air conditioning', { id: 'desk-thing-air-conditioning' }),
  balcony: () => msg('Balcony', { id: 'desk-thing-balcony' }),
  bed: () => msg('Bed', { id: 'desk-thing-bed' }),
  bed_linen: () => msg('Bed linen', { id: 'desk-thing-bed-linen' }),
  blanket: () => msg('Blanket', { id: 'desk-thing-blanket' }),
  cot: () => msg('Cot', { id: 'desk-thing-cot' }),
  door: () => msg('Door', { id: 'desk-thing-door' }),
  extra_bed: () => msg('Extra bed', { id: 'desk-thing-extra-bed' }),
  fridge: () => msg('Fridge', { id: 'desk-thing-fridge' }),
  hairdryer: () => msg('Hairdryer', { id: 'desk-thing-hairdryer' }),
  hanger: () => msg('Hangers', { id: 'desk-thing-hanger' }),
  heating: () => msg('Heating', { id: 'desk-thing-heating' }),
  iron: () => msg('Iron', { id: 'desk-thing-iron' }),
  jacuzzi: () => msg('Whirlpool', { id: 'desk-thing-jacuzzi' }),
  kettle: () => msg('Kettle', { id: 'desk-thing-kettle' }),
  key: () => msg('Key', { id: 'desk-thing-key' }),
  kitchen: () => msg('Kitchen', { id: 'desk-thing-kitchen' }),
  light: () => msg('Light', { id: 'desk-thing-light' }),
  minibar: () => msg('Minibar', { id: 'desk-intent-minibar' }),
  pillow: () => msg('Pillow', { id: 'desk-thing-pillow' }),
  power: () => msg('Power', { id: 'desk-thing-power' }),
  safe: () => msg('Safe', { id: 'desk-thing-safe' }),
  shower: () => msg('Shower', { id: 'desk-thing-shower' }),
  sink: () => msg('Washbasin', { id: 'desk-thing-sink' }),
  telephone: () => msg('Telephone', { id: 'desk-thing-telephone' }),
  toilet: () => msg('Toilet', { id: 'desk-thing-toilet' }),
  toilet_paper: () => msg('Toilet paper', { id: 'desk-thing-toilet-paper' }),
  toiletry: () => msg('Toiletries', { id: 'desk-thing-toiletry' }),
  towel: () => msg('Towels', { id: 'desk-thing-towel' }),
  tv: () => msg('TV', { id: 'desk-thing-tv' }),
  water: () => msg('Water', { id: 'desk-thing-water' }),
  wifi: () => msg('Wifi', { id: 'desk-thing-wifi' }),
};

/** The label of a thing in the desk's language; null if there is none. */
export function thingWord(thing: string): string | null {
  return Object.hasOwn(WORDS, thing) ? (WORDS[thing]?.() ?? null) : null;
}
