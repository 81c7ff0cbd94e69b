import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { anyOf, beginningsOf, numberBeginningsOf, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

const HOURS_MAX = 24;

const readerOf = perPack((pack: LanguagePack) => {
  const { clockFractions: words } = pack;
  if (words === null) return null;
  const hours = words.hours?.split(', ') ?? [];
  const hourNumbers = numberWords(pack.numbers);
  const hourPatterns = hours.map((forms) => new RegExp(`^(?:${anyOf(forms.replaceAll('/', ','))})$`, 'u'));
  const hourForms = hours.toReversed().map((forms) => anyOf(forms.replaceAll('/', ',')));
  const half = `(?:\\s*(?:(?<am>${anyOf(pack.times.am)})|(?<pm>${anyOf(pack.times.pm)})))?`;
  const sources: Record<string, string> = {
    H: ['\\d{1,2}', ...hourForms, hourNumbers.source].join('|'),
    C: hourForms.join('|'),
    N: '\\d{1,2}',
  };
  const templates = Object.entries(words.at)
    .flatMap(([minutes, all]) => all.split(', ').map((template) => ({ minutes: Number(minutes), template })))
    // The longest first: "quarter past the seventh" before "at the seventh".
    .toSorted((one, other) => other.template.length - one.template.length);
  const attachedWords = templates.map(({ template }) => /^(\p{L}+)[HCN]/u.exec(template)?.[1] ?? '').filter(Boolean);
  return {
    begins: beginningsOf(pack, ...hours.map((forms) => forms.replaceAll('/', ',')), ...attachedWords),
    shapes: templates.map(({ minutes, template }) => {
      const [, before = '', hour = 'H', behind = ''] =
        /^(.*?)([HCN])(.*)$/u.exec(template.replaceAll(' ', '\\s+')) ?? [];
      const pattern = `(?<![\\p{L}\\p{M}\\d.,:])${before}(?<hour>${sources[hour]})${behind}${half}(?![\\p{L}\\p{M}\\d])`;
      return { minutes, mayMatch: toQuickTest(template, hours, pack), pattern: new RegExp(pattern, 'gu') };
    }),
    read: (written: string) => {
      const index = hourPatterns.findIndex((forms) => forms.test(written));
      return index < 0 ? hourNumbers.read(written) : index + 1;
    },
  };
});

/**
 * A quick test whether a template can match a text: it must hold the template's longest word. Most texts name no
 * quarter.
 */
function toQuickTest(template: string, hours: readonly string[], pack: LanguagePack): (scan: Scan) => boolean {
  const [word = ''] = template.split(/[^\p{L}\p{M}\d]|[HCN]/u).toSorted((one, other) => other.length - one.length);
  if (pack.script.unspaced || pack.script.attachedEndings) return (scan) => scan.plain.includes(word);
  if (/N/u.test(template)) return (scan) => scan.hasDigit;
  const begins = /C/u.test(template)
    ? beginningsOf(pack, ...hours.map((forms) => forms.replaceAll('/', ',')))
    : beginningsOf(pack, word);
  return (scan) => scan.mayHold(begins);
}

/** Finds hours given by quarters and halves: "Viertel nach sieben", "a quarter to eight". */
export function findClockFractions(scan: Scan, pack: LanguagePack): void {
  const reader = readerOf(pack);
  if (reader === null) return;
  if (!scan.hasDigit && !scan.mayHold(numberBeginningsOf(pack)) && !scan.mayHold(reader.begins)) return;
  for (const { pattern, minutes, mayMatch } of reader.shapes) {
    if (!mayMatch(scan)) continue;
    scan.find(pattern, ({ groups = {} }, text) => {
      const hour = reader.read(groups['hour'] ?? '');
      if (!(hour >= 0 && hour <= HOURS_MAX)) return null;
      const decimalHour = (((hour % HOURS_MAX) * 60 + minutes + DAY_MINUTES) % DAY_MINUTES) / 60;
      const part = groups['pm'] !== undefined ? 'pm' : groups['am'] !== undefined ? 'am' : null;
      return toTime(Math.floor(decimalHour), Math.round((decimalHour % 1) * 60), part, text);
    });
  }
}
