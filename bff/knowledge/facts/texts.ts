import { IntlMessageFormat } from 'intl-messageformat';
import { z } from 'zod';
import { recordOf } from '../../../shared/domain/record-of.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/language/languages.ts';
import { presenceOf, SUBJECTS } from './catalogue.ts';
import { languageFiles } from './language-files.ts';
import { EXCEPTIONS, ITEMS, PER, PLACES, TEMPLATE_NAMES, type TEMPLATES, type Template, WHO } from './terms.ts';

const line = z.string().trim().min(1);

function each<K extends string>(keys: readonly K[]): z.ZodObject<Record<K, typeof line>> {
  const shape = recordOf(keys, () => line);
  return z.strictObject(shape);
}

/** `yes` and `no` are for subjects that may be available or allowed. */
const subject = z.strictObject({ label: line, yes: line.optional(), no: line.optional() });
const subjects = z.record(z.string(), subject).superRefine((all, context) => {
  const names = new Set(SUBJECTS.map(({ name }) => name));
  for (const name of Object.keys(all)) if (!names.has(name)) context.addIssue(`No subject “${name}”`);
  for (const name of names) {
    const own = all[name];
    const isAsked = presenceOf(name) !== null;
    if (own === undefined) context.addIssue(`“${name}” is missing`);
    else if ((own.yes !== undefined) !== isAsked || (own.no !== undefined) !== isAsked)
      context.addIssue(`“${name}” must ${isAsked ? '' : 'not '}have yes and no`);
  }
});

/** A language's texts for facts; README.md beside the catalogue explains how to write them. */
export const factTexts = z.strictObject({
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  subjects,
  templates: each(TEMPLATE_NAMES),
  per: each(PER),
  who: each(WHO),
  places: each(PLACES),
  items: each(ITEMS),
  exceptions: each(EXCEPTIONS),
});
export type FactTexts = z.infer<typeof factTexts>;

const texts = languageFiles(new URL('../../language/facts/texts/', import.meta.url), (value) => factTexts.parse(value));

/** The languages with texts for facts. */
export const SAID_LANGUAGES: readonly string[] = texts.languages;

/** Returns a language's texts, or null if nobody has written them yet. */
export function textsFor(language: string): FactTexts | null {
  return texts.find(language);
}

type Values<K extends Template> = (typeof TEMPLATES)[K] extends readonly []
  ? []
  : [values: Record<(typeof TEMPLATES)[K][number], string | number>];

/** Fills the values into a template. */
export function fill<K extends Template>(texts: FactTexts, name: K, ...[values]: Values<K>): string {
  return fillLine(texts.language, texts.templates[name], values);
}

const formats = new Map<string, IntlMessageFormat>();

/** Formats a text of ICU MessageFormat in a language. */
export function fillLine(language: string, text: string, values?: Record<string, string | number>): string {
  const key = `${language} ${text}`;
  const format = formats.get(key) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return String(format.format(values));
}
