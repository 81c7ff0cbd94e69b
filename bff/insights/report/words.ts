import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CHANNELS } from '../../../shared/domain/conversation.ts';
import { type Intent, isIntent } from '../../../shared/domain/intents.ts';
import type { DeskLanguage } from '../../../shared/language/desk-languages.ts';
import { TALK_INTENTS, type TopicIntent } from '../../language/pack/pack.ts';
import { nameTopic } from '../../language/saying/say.ts';

const FOLDER = new URL('./texts/', import.meta.url);

/** Texts of the report and its mail, with `{name}` for values; names of channels and smalltalk intents. */
const textsSchema = z.record(
  z.enum([
    'title',
    'before',
    'nowColumn',
    'beforeColumn',
    'cannotShow',
    'subject',
    'mail',
    'notKnown',
    'aColleague',
    'conversations',
    'answeredByAi',
    'handedToStaff',
    'firstAnswer',
    'firstWord',
    'settled',
    'firstWordWithin',
    'settledWithin',
    'satisfaction',
    'learning',
    'topics',
    'languages',
    'channels',
    'hours',
    'colleagues',
    'all',
    'aiAlone',
    'askedAgain',
    'notContent',
    'leftOpen',
    'toStaff',
    'firstWordShort',
    'rated',
    ...CHANNELS,
    ...TALK_INTENTS,
  ]),
  z.string().min(1),
);
type Texts = z.infer<typeof textsSchema>;

const read = new Map<DeskLanguage, Texts>();

function textsOf(language: DeskLanguage): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts = textsSchema.parse(JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')));
  read.set(language, texts);
  return texts;
}

/** A text of the report with its values. Throws if it is missing in that language. */
export function reportText(
  language: DeskLanguage,
  key: keyof Texts,
  values: Readonly<Record<string, string>> = {},
): string {
  return textsOf(language)[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Names of topics; empty for an intent that no longer exists. */
export function topicName(language: DeskLanguage, name: string): string {
  if (!isIntent(name)) return reportText(language, 'notKnown');
  return isTopic(name) ? nameTopic(language, name) : reportText(language, name);
}

/** Whether it is a topic and not smalltalk. */
function isTopic(intent: Intent): intent is TopicIntent {
  return !TALK_INTENTS.some((talk) => talk === intent);
}

/** The name of a channel. */
export function channelName(language: DeskLanguage, name: string): string {
  return reportText(language, CHANNELS.find((channel) => channel === name) ?? 'notKnown');
}

/** Formats figures and days for the language, in Latin digits. */
export class Figures {
  readonly #tag: string;

  constructor(language: DeskLanguage) {
    this.#tag = new Intl.Locale(language, { numberingSystem: 'latn' }).toString();
  }

  count(value: number): string {
    return this.#number(value, {});
  }

  share(part: number | null): string {
    return part === null ? '–' : this.#number(part, { style: 'percent' });
  }

  mean(average: number | null): string {
    return average === null ? '–' : this.#number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  time(ms: number | null): string {
    if (ms === null) return '–';
    const seconds = ms / 1_000;
    if (seconds < 60) return this.#unit(seconds, 'second', seconds < 10 ? 1 : 0);
    return seconds < 3_600 ? this.#unit(seconds / 60, 'minute', 0) : this.#unit(seconds / 3_600, 'hour', 1);
  }

  /** A day (`YYYY-MM-DD`), written out. */
  day(date: string): string {
    return this.#date(date, { day: 'numeric', month: 'long', year: 'numeric' });
  }

  /** A month (`YYYY-MM`), written out. */
  month(month: string): string {
    return this.#date(`${month}-01`, { month: 'long', year: 'numeric' });
  }

  language(code: string): string {
    return new Intl.DisplayNames(this.#tag, { type: 'language' }).of(code) ?? code;
  }

  #date(date: string, form: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.#tag, { ...form, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  }

  #unit(value: number, unit: string, digits: number): string {
    return this.#number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits });
  }

  #number(value: number, form: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.#tag, form).format(value);
  }
}
