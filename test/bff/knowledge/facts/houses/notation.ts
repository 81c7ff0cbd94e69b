import { ATTRIBUTES } from '../../../../../bff/knowledge/facts/catalogue.ts';

/** A fact parsed from its short line, so that two spellings of one fact are equal. */
export interface ParsedFact {
  attribute: string;
  /** The value without the conditions. */
  value: string;
  exceptions: readonly string[];
  booking: string | null;
}

/** Units in the rows, and their names in the product. */
const UNITS: Readonly<Record<string, string>> = {
  vehicle: 'car',
  order: 'use',
  session: 'use',
  'person night': 'person_night',
  'room night': 'room_night',
  'room stay': 'room_stay',
  'person stay': 'person_stay',
  'person way': 'person_way',
  'person day': 'person_day',
  'pet night': 'pet_night',
  'pet day': 'pet_day',
  'pet stay': 'pet_stay',
  'car night': 'car_night',
  'car day': 'car_day',
};
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const SEASON = /^(?:summer|winter|\d\d-\d\d\.\.\d\d-\d\d)$/;
const ADULT_FROM = 18;

/** Parses a short line. `price` and `included` both say what is in the price. */
export function parse(line: string): ParsedFact {
  const [, attribute = '', rest = ''] = /^(\S+) (.*)$/u.exec(line) ?? [];
  const [said = '', booking = null] = rest.split(/ booking (?=\w+$)/u);
  const [words = '', ...exceptions] = said.split(' except ');
  const [subject = '', side = ''] = attribute.split('.');
  if (side === 'included')
    return { attribute: `${subject}.price`, value: words === 'yes' ? 'free' : 'not_included', exceptions, booking };
  return { attribute, value: write(attribute, words), exceptions: exceptions.toSorted(), booking };
}

/** Whether two facts say the same, whatever they say about booking. */
export function saysAlike(one: ParsedFact, other: ParsedFact): boolean {
  return (
    one.attribute === other.attribute && one.value === other.value && one.exceptions.join() === other.exceptions.join()
  );
}

function write(attribute: string, words: string): string {
  const type = ATTRIBUTES.get(attribute)?.type;
  if (type === 'hours') return writeHours(words);
  if (type === 'price') return writePrice(words);
  return type === 'distance' ? words.replace(/ (?:on_foot|by_car|by_bus)$/u, '') : words;
}

/** The hours of each part of the year by day; a later rule replaces an earlier one. */
function writeHours(words: string): string {
  const rules = words.split('; ').map((rule) => {
    const parts = rule.split(' ');
    const season = parts.find((part) => SEASON.test(part)) ?? '';
    const days = parts.filter((part) => DAYS.includes(part) || part === 'PH');
    const spans = parts.filter((part) => part !== season && !days.includes(part)).join(' ');
    return { season, days: days.length === 0 ? DAYS : days, spans };
  });
  const seasons = [...new Set(rules.map(({ season }) => season))].toSorted();
  const weeks = seasons.map((season) => {
    const week = new Map<string, string>();
    for (const rule of rules.filter((one) => one.season === '' || one.season === season))
      for (const day of rule.days) week.set(day, complete(rule.spans, week.get(day)));
    const open = [...DAYS, 'PH'].filter((day) => (week.get(day) ?? 'off') !== 'off' || (day === 'PH' && week.has(day)));
    return open.length === 0 ? '' : `${season} ${open.map((day) => `${day} ${week.get(day) ?? ''}`).join('; ')}`;
  });
  return weeks.filter(Boolean).join(' | ');
}

/** "Daily 7–10, on Sundays until 11": the missing end comes from the rule before. */
function complete(spans: string, before = ''): string {
  const [from = '', until = ''] = before.split('-');
  const isHalf = /^(?:-\d\d:\d\d|\d\d:\d\d-)$/u.test(spans) && from !== '' && until !== '' && !before.includes(',');
  const whole = !isHalf ? spans : spans.startsWith('-') ? `${from}${spans}` : `${spans}${until}`;
  return whole
    .split(',')
    .map((span) => span.replace(/-00:00$/u, '-24:00'))
    .toSorted()
    .join(',');
}

/**
 * The tiers of a price in a fixed order. A tier without a unit has the unit before it; an age makes a tier one for
 * children.
 */
function writePrice(words: string): string {
  let per = '';
  // In "Not included: 12 € a person" the price implies that it is not included.
  const all = words.split('; ');
  const said = all.length > 1 ? all.filter((tier) => tier !== 'not_included') : all;
  const tiers = said.map((tier) => {
    const units = [...tier.matchAll(/\/(\w+)/gu)].map(([, unit = '']) => unit).join(' ');
    const parts = tier.split(' ').filter((part) => !part.startsWith('/'));
    if (units !== '') per = UNITS[units] ?? units;
    const ages = /^(\d*)-(\d*)y$/u.exec(parts.find((part) => /^\d*-\d*y$/u.test(part)) ?? '');
    const isChild = ages !== null && ages[2] !== '' && Number(ages[2]) < ADULT_FROM;
    const own = parts
      // The rows do not say "guest", because every reader is one.
      .filter((part) => part !== 'guest' && !(part === 'child' && isChild))
      .map((part) => (part === 'included' ? 'free' : part));
    const isFree = own.some((part) => /^(?:free|not_included|on_request)$/u.test(part));
    return [...own, ...(isFree || per === '' ? [] : [`/${per}`])].join(' ');
  });
  return tiers.toSorted().join('; ');
}
