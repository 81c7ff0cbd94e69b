import type { TurnContext } from '../../engine/types.ts';
import { readPolicies } from '../../knowledge/statements.ts';
import { textHash } from '../../knowledge/text-hash.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import { findTextTranslations, type StoredText } from '../../store/house/text-translations.ts';
import type { Db } from '../../store/schema/schema.ts';

/** The sentences of both texts are numbered together, those of the policies first. */
const STATED = ['policies', 'specialties'] as const;

/**
 * Replaces entries, sentences of the rules, and the rules as a whole by the hotel's translations into the guest's
 * language, if there are any. Outdated translations are not used.
 */
export async function withTextsIn<T extends TurnContext>(db: Db, language: string, context: T): Promise<T> {
  const { faqMatches, cancelTerms, training, property } = context;
  const foreignMatches = [...faqMatches, ...cancelTerms].filter((match) => match.language !== language);
  const entries = foreignMatches.filter(({ origin }) => origin === 'faq').map(({ faqId }) => faqId);
  const ids = [...new Set([...entries, ...STATED, 'checkIn', 'checkOut'])];
  const translations = await findTextTranslations(db, property.id, language, ids);
  if (translations.length === 0) return context;
  const byId = new Map(translations.map((one) => [one.textId, one]));
  const current = (id: string, question: string, text: string) => {
    const stored = byId.get(id);
    return stored?.madeOf === textHash({ question, text }) ? stored : undefined;
  };
  const sentences = STATED.flatMap((id) => pairSentences(training[id], current(id, '', training[id])));
  const translateMatch = (match: FaqMatch): FaqMatch => {
    if (match.language === language) return match;
    if (match.origin === 'faq') {
      const one = current(match.faqId, match.question, match.answer);
      return one === undefined
        ? match
        : { ...match, language, question: one.question || match.question, answer: one.text };
    }
    const sentence = sentences[Number(match.faqId.split('-')[1]) - 1];
    return sentence === undefined || sentence === null
      ? match
      : { ...match, language, question: sentence, answer: sentence };
  };
  return {
    ...context,
    ...inPolicies(context, language, current),
    faqMatches: faqMatches.map(translateMatch),
    cancelTerms: cancelTerms.map(translateMatch),
  };
}

/** The translated rules as a whole. Used only if check-in and check-out are translated too, or contain no words. */
function inPolicies(
  { training, policies }: TurnContext,
  language: string,
  current: (id: string, question: string, text: string) => StoredText | undefined,
): Partial<Pick<TurnContext, 'training' | 'policies'>> {
  const { checkIn, checkOut } = training;
  const rules = policies.language === language ? undefined : current('policies', '', training.policies);
  const [arrival, departure] = [current('checkIn', '', checkIn), current('checkOut', '', checkOut)];
  const isUsable = (text: string, one: StoredText | undefined) => one !== undefined || !/\p{L}/u.test(text);
  if (rules === undefined || !isUsable(checkIn, arrival) || !isUsable(checkOut, departure)) return {};
  return {
    training: {
      ...training,
      policies: rules.text,
      checkIn: arrival?.text ?? checkIn,
      checkOut: departure?.text ?? checkOut,
    },
    policies: { language },
  };
}

/** For each sentence of a text its translation; null if the numbers of sentences differ. */
function pairSentences(text: string, translation: StoredText | undefined): (string | null)[] {
  const originalSentences = readPolicies(text).sentences;
  const translatedSentences = translation === undefined ? [] : readPolicies(translation.text).sentences;
  return originalSentences.map((_, index) =>
    translatedSentences.length === originalSentences.length ? (translatedSentences[index] ?? null) : null,
  );
}
