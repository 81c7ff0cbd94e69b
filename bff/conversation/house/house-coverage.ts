import type { z } from 'zod';
import type { coverageAnswer } from '../../../shared/api/house/knowledge.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { toLanguageCode } from '../../../shared/language/languages.ts';
import { keepByKey } from '../../base/keep-by-key.ts';
import { listTexts } from '../../knowledge/facts/binding/read-house.ts';
import { presenceOf, SUBJECTS } from '../../knowledge/facts/catalogue.ts';
import type { OwnText } from '../../knowledge/facts/fact.ts';
import { subjectNameOf } from '../../knowledge/facts/settle-facts.ts';
import { isTellable } from '../../knowledge/facts/tellable.ts';
import { SAID_LANGUAGES } from '../../knowledge/facts/texts.ts';
import { textHash } from '../../knowledge/text-hash.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { classify } from '../../language/reading/classify.ts';
import { listAsked, listGuestLanguages } from '../../store/house/asked-attributes.ts';
import { listAllFacts, type StoredFact } from '../../store/house/house-facts.ts';
import { listTextTranslations, type StoredText } from '../../store/house/text-translations.ts';
import { listOpenGroups } from '../../store/house/unanswered.ts';
import type { Db } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { rereadFacts } from './house-facts.ts';
import { houseOf } from './knowledge.ts';

type Coverage = z.infer<typeof coverageAnswer>;

const MONTHS_BACK = 2;
/** The attributes that guests of nearly every house ask for, most frequent first. They are reported as missing even if no guest has asked yet. */
const USUAL: readonly string[] = [
  'checkIn.hours',
  'checkOut.hours',
  'breakfast.hours',
  'breakfast.price',
  'wifi.available',
  'wifi.password',
  'parking.available',
  'parking.price',
  'pets.allowed',
  'luggage.available',
  'lateCheckOut.price',
  'reception.hours',
  'smoking.allowed',
  'cot.price',
  'lift.available',
  'card.allowed',
  'airport.distance',
];
const MISSING_MAX = 100;
const FIGURES: ReadonlySet<string> = new Set(['hours', 'price', 'limit', 'distance', 'phone', 'password']);

/** Returns the guests' questions that the house can answer, and the languages of its texts. */
export async function coverKnowledge(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'engine' | 'clock' | 'log'>,
  propertyId: string,
  now: Date,
): Promise<Coverage> {
  await rereadFacts(deps, propertyId);
  const { db } = deps;
  const since = monthsBefore(now, MONTHS_BACK);
  const askedAttributeRows = await listAsked(db, propertyId, since);
  const facts = (await listAllFacts(db, propertyId)).filter(
    ({ status, isRemoved }) => status !== 'rejected' && !isRemoved,
  );
  const serving = await findServing(db, propertyId);
  const texts = serving === undefined ? [] : listTexts(await houseOf(db, serving).load());
  const translations = await listTextTranslations(db, propertyId);
  const isAnswerable = createTest(facts, texts);
  const sum = (rows: typeof askedAttributeRows) => rows.reduce((total, { count }) => total + count, 0);
  const missing = askedAttributeRows.filter(({ attribute }) => !isAnswerable(attribute));
  const unanswered = await countUnread(db, propertyId, since, missing);
  const askedAttributes = new Set(askedAttributeRows.map(({ attribute }) => attribute));
  const usual = USUAL.filter((attribute) => !askedAttributes.has(attribute) && !isAnswerable(attribute));
  const guests = await listGuestLanguages(db, propertyId, `${since}-01`);
  const languages = [
    ...(serving?.property.languages ?? []),
    ...guests,
    ...translations.map(({ language }) => language),
  ];
  const codes = new Set(languages.flatMap((tag) => toLanguageCode(tag) ?? []));
  return {
    asked: sum(askedAttributeRows) + unanswered,
    answerable: sum(askedAttributeRows) - sum(missing),
    missing: [
      ...missing.map(({ attribute, count }) => ({ attribute, askedCount: count })),
      ...usual.map((attribute) => ({ attribute, askedCount: 0 })),
    ].slice(0, MISSING_MAX),
    languages: [...codes].map((code) => ({ code, ...coverLanguage(code, facts, texts, translations) })),
  };
}

/** Questions that wait for an answer and are of nothing that is missing by name: those are counted there. */
async function countUnread(
  db: Db,
  propertyId: string,
  sinceMonth: string,
  missing: readonly { attribute: string }[],
): Promise<number> {
  const names = new Set(missing.map(({ attribute }) => subjectNameOf(attribute)));
  const missingIntents = new Set<string>(SUBJECTS.flatMap(({ name, intents }) => (names.has(name) ? intents : [])));
  const waiting = await listOpenGroups(db, propertyId, `${sinceMonth}-01`);
  const unread = waiting.filter(({ signature }) => !signature.intents.some((intent) => missingIntents.has(intent)));
  return unread.reduce((total, { count }) => total + count, 0);
}

function coverLanguage(
  code: string,
  facts: readonly StoredFact[],
  texts: readonly OwnText[],
  translations: readonly StoredText[],
) {
  const translated = new Set(
    translations.flatMap(({ language, textId, madeOf }) => (language === code ? `${textId} ${madeOf}` : [])),
  );
  const isThere = (text: OwnText) =>
    text.language === code || !/\p{L}/u.test(text.text) || translated.has(`${text.id} ${textHash(text)}`);
  const presentCount = texts.filter(isThere).length;
  return {
    facts: SAID_LANGUAGES.includes(code) ? facts.length : 0,
    texts: presentCount,
    missingTexts: texts.length - presentCount,
  };
}

/** Makes a test whether an attribute can be answered: by a fact, or by an FAQ about its subject. */
function createTest(facts: readonly StoredFact[], texts: readonly OwnText[]): (attribute: string) => boolean {
  const factAttributes = new Set(facts.map(({ attribute }) => attribute));
  const subjectsWithFacts = new Set(
    facts.filter(({ value }) => value.type !== 'text').map(({ attribute }) => subjectNameOf(attribute)),
  );
  const entries = new Map<Intent, OwnText[]>();
  for (const text of texts)
    for (const intent of text.question === '' ? [] : intentsOf(text))
      entries.set(intent, [...(entries.get(intent) ?? []), text]);
  return (attribute) => {
    const subject = subjectNameOf(attribute);
    if (factAttributes.has(attribute) || (attribute === presenceOf(subject) && subjectsWithFacts.has(subject)))
      return true;
    if (texts.some(({ id }) => `${id}.hours` === attribute)) return true; // check-in and check-out have texts of their own
    const intent = SUBJECTS.find(({ name }) => name === subject)?.intents[0];
    const about = intent === undefined ? [] : (entries.get(intent) ?? []);
    const side = attribute.split('.')[1] ?? '';
    return isTellable(attribute) && FIGURES.has(side)
      ? about.some(({ text }) => /\p{Nd}/u.test(text))
      : about.length > 0;
  };
}

const READ_MAX = 5_000;
const keep = keepByKey<readonly Intent[]>(READ_MAX);

/** The intents of an FAQ's question; each question is read once. */
function intentsOf({ question, language }: OwnText): readonly Intent[] {
  return keep(`${language} ${question}`, () =>
    classify(question, languageFor(language)).intents.map(({ name }) => name),
  );
}

/** `YYYY-MM`, some months before an instant. */
function monthsBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 'YYYY-MM'.length);
}
