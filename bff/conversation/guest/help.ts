import { detect } from '../../../shared/language/detect/server.ts';
import { FALLBACK_LANGUAGE, matchLanguage, toLanguageCode } from '../../../shared/language/languages.ts';
import { textHash } from '../../knowledge/text-hash.ts';
import { findTextTranslations } from '../../store/house/text-translations.ts';
import { listFaqs, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { houseOf } from '../house/knowledge.ts';

/** One of the house's questions with its answer, for guests to read. */
export interface HelpEntry {
  question: string;
  answer: string;
  /** BCP 47. */
  language: string;
}

const ENTRIES_MAX = 100;

/**
 * The house's questions and answers in the visitor's language, written or translated (if the translation is up to date);
 * if there are none, in the house's language. Answers with a password or code are left out: those are only given to
 * guests who ask.
 */
export async function listHelp(
  { db, engine }: Pick<ConversationDeps, 'db' | 'engine'>,
  serving: Serving,
  locale: string | undefined,
): Promise<HelpEntry[]> {
  const { property } = serving;
  const [language = FALLBACK_LANGUAGE] = [locale ?? '', ...property.languages].flatMap(
    (translation) => toLanguageCode(translation) ?? [],
  );
  const { facts = [] } = await engine.search(houseOf(db, serving), []);
  const secret = new Set(facts.flatMap(({ value, source }) => (value.type === 'credential' ? [source.id] : [])));
  const faqs = (await listFaqs(db, property.id)).filter(({ id }) => !secret.has(id));
  const ids = faqs.map(({ id }) => id);
  const translations = new Map(
    (await findTextTranslations(db, property.id, language, ids)).map((translation) => [
      translation.textId,
      translation,
    ]),
  );
  const ownTexts = faqs.map(({ question, answer }) => ({
    question,
    answer,
    language: detect(`${question} ${answer}`).code,
  }));
  const entries = faqs.flatMap(({ id, question, answer }, index): HelpEntry[] => {
    const ownText = ownTexts[index];
    if (ownText !== undefined && matchLanguage(ownText.language, [language]) !== null) return [ownText];
    const translation = translations.get(id);
    if (translation === undefined || translation.madeOf !== textHash({ question, text: answer })) return [];
    return [{ question: translation.question || question, answer: translation.text, language }];
  });
  return (entries.length > 0 ? entries : ownTexts).slice(0, ENTRIES_MAX);
}
