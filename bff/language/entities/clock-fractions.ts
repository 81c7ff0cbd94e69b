import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { anyOf, beginningsOf, numbersBegin, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

const HOURS_MAX = 24;

const readerOf = perPack((pack: LanguagePack) => {
  const { clockFractions: words } = pack;
  if (words === null) return null;
  const hours = words.hours?.split(', ') ?? [];
  const plain = numberWords(pack.numbers);
  const cased = hours.map((forms) => new RegExp(`^(?:${anyOf(forms.replaceAll('/', ','))})$`, 'u'));
  const called = hours.toReversed().map((forms) => anyOf(forms.replaceAll('/', ',')));
  const half = `(?:\\s*(?:(?<am>${anyOf(pack.times.am)})|(?<pm>${anyOf(pack.times.pm)})))?`;
  const sources: Record<string, string> = {
    H: ['\\d{1,2}', ...called, plain.source].join('|'),
    C: called.join('|'),
    N: '\\d{1,2}',
  };
  const templates = Object.entries(words.at)
    .flatMap(([minutes, all]) => all.split(', ').map((template) => ({ minutes: Number(minutes), template })))
    // "Quarter past the seventh" before "at the seventh".
    .toSorted((one, other) => other.template.length - one.template.length);
  const glued = templates.map(({ template }) => /^(\p{L}+)[HCN]/u.exec(template)?.[1] ?? '').filter(Boolean);
  return {
    begins: beginningsOf(pack, ...hours.map((forms) => forms.replaceAll('/', ',')), ...glued),
    shapes: templates.map(({ minutes, template }) => {
      const [, before = '', hour = 'H', behind = ''] =
        /^(.*?)([HCN])(.*)$/u.exec(template.replaceAll(' ', '\\s+')) ?? [];
      const pattern = `(?<![\\p{L}\\p{M}\\d.,:])${before}(?<hour>${sources[hour]})${behind}${half}(?![\\p{L}\\p{M}\\d])`;
      return { minutes, mayStand: toGate(template, hours, pack), pattern: new RegExp(pattern, 'gu') };
    }),
    read: (written: string) => {
      const index = cased.findIndex((forms) => forms.test(written));
      return index < 0 ? plain.read(written) : index + 1;
    },
  };
});

/** Whether the longest of a template's own words may be in a text: most speak of no quarter. */
function toGate(template: string, hours: readonly string[], pack: LanguagePack): (scan: Scan) => boolean {
  const [word = ''] = template.split(/[^\p{L}\p{M}\d]|[HCN]/u).toSorted((one, other) => other.length - one.length);
  if (pack.script.unspaced || pack.script.attachedEndings) return (scan) => scan.plain.includes(word);
  if (/N/u.test(template)) return (scan) => scan.hasDigit;
  const begins = /C/u.test(template)
    ? beginningsOf(pack, ...hours.map((forms) => forms.replaceAll('/', ',')))
    : beginningsOf(pack, word);
  return (scan) => scan.mayHold(begins);
}

/** "Viertel nach sieben", "a quarter to eight": hours told by their quarters and halves. */
export function findClockFractions(scan: Scan, pack: LanguagePack): void {
  const reader = readerOf(pack);
  if (reader === null) return;
  if (!scan.hasDigit && !scan.mayHold(numbersBegin(pack)) && !scan.mayHold(reader.begins)) return;
  for (const { pattern, minutes, mayStand } of reader.shapes) {
    if (!mayStand(scan)) continue;
    scan.find(pattern, ({ groups = {} }, text) => {
      const hour = reader.read(groups['hour'] ?? '');
      if (!(hour >= 0 && hour <= HOURS_MAX)) return null;
      const told = (((hour % HOURS_MAX) * 60 + minutes + DAY_MINUTES) % DAY_MINUTES) / 60;
      const part = groups['pm'] !== undefined ? 'pm' : groups['am'] !== undefined ? 'am' : null;
      return toTime(Math.floor(told), Math.round((told % 1) * 60), part, text);
    });
  }
}
