import type { Source } from '../../shared/domain/decision.ts';
import { sayDate, sayDay } from '../knowledge/facts/say-parts.ts';
import { sayNamed, saySegment } from '../knowledge/facts/say-segment.ts';
import { readSegments, type Segment } from '../knowledge/facts/segments.ts';
import { type FactTexts, fill, textsFor } from '../knowledge/facts/texts.ts';
import { languageFor } from '../language/registry.ts';
import type { AskedValues } from './asked-values.ts';
import { chooseSegments } from './choose-segments.ts';
import { hasNegation } from './negation.ts';
import { commaOf, inQuotes } from './punctuation.ts';

const NAME_LETTERS_MAX = 48;
const NAME_WORDS_MAX = 6;

/**
 * The values of an entry that answer what is asked, in the guest's language: "Spa: Monday, Wednesday: 16:00–20:00." Null where
 * none does for sure. What a value is for, where it is not the matter itself, is told in the hotel's own words.
 */
export function tellSegments(
  { quote, label, language }: Pick<Source, 'quote' | 'label' | 'language'>,
  subject: string,
  asked: AskedValues,
  to: { language: string; currency: string },
): string | null {
  const texts = textsFor(to.language);
  if (texts === null) return null;
  const segments = readSegments(quote, language, to.currency, hasNegation);
  const chosen = chooseSegments(segments, languageFor(language).lexicon.read(label).concepts, asked);
  if (chosen === null || (language === to.language && !chosen.isByCase)) return null;
  const told = sayAll(texts, chosen.segments, asked);
  if (told === null) return null;
  const when = asked.date !== null ? sayDate(texts, asked.date) : asked.day !== null ? sayDay(texts, asked.day) : '';
  const isOfDay = when !== '' && chosen.segments.some(({ values }) => values.some(isTimed));
  if (subject === '') return told;
  return isOfDay
    ? fill(texts, 'told_for', { subject, case: when, value: told })
    : fill(texts, 'told', { subject, value: told });
}

function sayAll(texts: FactTexts, segments: readonly Segment[], asked: AskedValues): string | null {
  const said: string[] = [];
  for (const { name, values } of segments) {
    const own = asked.day === null ? values : values.map(withoutDays);
    const value = saySegment(texts, own, asked);
    const isLong = name.length > NAME_LETTERS_MAX || name.split(' ').length > NAME_WORDS_MAX;
    if (isLong && segments.length > 1) return null; // which is which the guest could not tell
    said.push(name === '' || isLong ? value : sayNamed(texts, inQuotes(name, texts.language), value));
  }
  const [first] = said;
  if (first === undefined) return null;
  return [...new Set(said)].join(said.some((one) => one.includes(',')) ? '; ' : commaOf(texts.language));
}

function isTimed({ kind }: Segment['values'][number]): boolean {
  return kind === 'hours' || kind === 'clock' || kind === 'shut';
}

/** The day is told before them. */
function withoutDays(value: Segment['values'][number]): Segment['values'][number] {
  if (value.kind === 'hours' || value.kind === 'shut')
    return { ...value, rule: { ...value.rule, days: null, season: null } };
  return value.kind === 'clock' ? { ...value, season: null } : value;
}
