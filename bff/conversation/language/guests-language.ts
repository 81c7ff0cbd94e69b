import type { TurnContext } from '../../engine/types.ts';
import { readPolicies } from '../../knowledge/statements.ts';
import { textHash } from '../../knowledge/text-hash.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import { findTextTranslations, type StoredText } from '../../store/house/text-translations.ts';
import type { Db } from '../../store/schema/schema.ts';

/** Sentences of both are numbered together, those of the policies first. */
const STATED = ['policies', 'specialties'] as const;

/**
 * What was found, in the guest's own language where the house has it: entries, sentences of its rules and the rules as a whole.
 * A translation whose original changed since is not told.
 */
export async function withTextsIn<T extends TurnContext>(db: Db, language: string, context: T): Promise<T> {
  const { faqMatches, cancelTerms, training, property } = context;
  const foreign = [...faqMatches, ...cancelTerms].filter((match) => match.language !== language);
  const entries = foreign.filter(({ origin }) => origin === 'faq').map(({ faqId }) => faqId);
  const ids = [...new Set([...entries, ...STATED, 'checkIn', 'checkOut'])];
  const found = await findTextTranslations(db, property.id, language, ids);
  if (found.length === 0) return context;
  const byId = new Map(found.map((one) => [one.textId, one]));
  const current = (id: string, question: string, text: string) => {
    const one = byId.get(id);
    return one?.madeOf === textHash({ question, text }) ? one : undefined;
  };
  const sentences = STATED.flatMap((id) => pairSentences(training[id], current(id, '', training[id])));
  const tell = (match: FaqMatch): FaqMatch => {
    if (match.language === language) return match;
    if (match.origin === 'faq') {
      const one = current(match.faqId, match.question, match.answer);
      return one === undefined
        ? match
        : { ...match, language, question: one.question || match.question, answer: one.text };
    }
    const said = sentences[Number(match.faqId.split('-')[1]) - 1];
    return said === undefined || said === null ? match : { ...match, language, question: said, answer: said };
  };
  return {
    ...context,
    ...inPolicies(context, language, current),
    faqMatches: faqMatches.map(tell),
    cancelTerms: cancelTerms.map(tell),
  };
}

/** The rules as a whole, where what else is told in their language is an hour and nothing more. */
function inPolicies(
  { training, policies }: TurnContext,
  language: string,
  current: (id: string, question: string, text: string) => StoredText | undefined,
): Partial<Pick<TurnContext, 'training' | 'policies'>> {
  const { checkIn, checkOut } = training;
  const rules = policies.language === language ? undefined : current('policies', '', training.policies);
  const [arrival, departure] = [current('checkIn', '', checkIn), current('checkOut', '', checkOut)];
  const isTold = (text: string, one: StoredText | undefined) => one !== undefined || !/\p{L}/u.test(text);
  if (rules === undefined || !isTold(checkIn, arrival) || !isTold(checkOut, departure)) return {};
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

/** Each sentence of a text in the translation; null for those that have none of their own. */
function pairSentences(text: string, translation: StoredText | undefined): (string | null)[] {
  const own = readPolicies(text).sentences;
  const told = translation === undefined ? [] : readPolicies(translation.text).sentences;
  return own.map((_, index) => (told.length === own.length ? (told[index] ?? null) : null));
}
