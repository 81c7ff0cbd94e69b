import { setImmediate as letOthers } from 'node:timers/promises';
import { OTHER_TEXTS, TEXT_STATUSES, type TextFault, type TextStatus } from '../../shared/domain/house/house-texts.ts';
import { toLanguageCode } from '../../shared/language/languages.ts';
import type { StoredText } from '../store/house/text-translations.ts';
import { checkText } from './check-text.ts';
import { type HouseText, statusOf } from './texts.ts';

/** One text in one language, as a file for translators holds it. */
export interface TextRow {
  id: string;
  sourceLanguage: string;
  question: string;
  text: string;
  language: string;
  /** '' where nobody has written it yet. */
  translatedQuestion: string;
  translation: string;
  /** '' where there is no translation. */
  status: TextStatus | '';
}

/** A row of a file that came back, and the line it begins on. */
export interface ReadRow extends Omit<TextRow, 'status'> {
  status: string;
  line: number;
}

/** A row that was not taken, and why. */
export interface RefusedRow {
  line: number;
  id: string;
  language: string;
  code: TextFault;
  detail: string;
}

const ROWS_AT_ONCE = 10;

/** What a file is to change. */
export interface ReadFile {
  save: StoredText[];
  unchanged: number;
  /** Rows without a translation. */
  empty: number;
  refused: RefusedRow[];
}

/** Every text in every one of these languages but its own, with the translation where there is one. */
export function toRows(
  texts: readonly HouseText[],
  stored: readonly StoredText[],
  languages: readonly string[],
): TextRow[] {
  const known = new Map(stored.map((one) => [keyOf(one.textId, one.language), one]));
  return languages.flatMap((language) =>
    texts
      .filter((text) => text.language !== language)
      .map((text) => {
        const found = known.get(keyOf(text.id, language));
        return {
          id: text.id,
          sourceLanguage: text.language,
          question: text.question,
          text: text.text,
          language,
          translatedQuestion: found?.question ?? '',
          translation: found?.text ?? '',
          status: found === undefined ? '' : statusOf(found, text),
        };
      }),
  );
}

/**
 * Holds the rows of a file against the texts as they are now, and lets others work meanwhile. What is the same as before is left
 * as it is.
 */
export async function readRows(
  rows: readonly ReadRow[],
  texts: readonly HouseText[],
  stored: readonly StoredText[],
  { propertyId, at }: { propertyId: string; at: string },
): Promise<ReadFile> {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const known = new Map(stored.map((one) => [keyOf(one.textId, one.language), one]));
  const file: ReadFile = { save: [], unchanged: 0, empty: 0, refused: [] };
  for (const [index, given] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await letOthers();
    if (given.translation.trim() === '') {
      file.empty += 1;
      continue;
    }
    const language = toLanguageCode(given.language);
    const original = byId.get(given.id);
    const refuse = (code: TextFault, detail: string) =>
      file.refused.push({ line: given.line, id: given.id, language: given.language, code, detail });
    if (original === undefined) {
      refuse('unknown_text', `there is no text with this id; the others are called ${OTHER_TEXTS.join(', ')}`);
      continue;
    }
    if (language === null) {
      refuse('unknown_language', 'name a language that guests are answered in');
      continue;
    }
    if (language === original.language) {
      refuse('same_language', 'the original is in this language: change it where it stands');
      continue;
    }
    const before = known.get(keyOf(given.id, language));
    // A table without the originals is held against those of now.
    const row = given.text === '' ? { ...given, text: original.text, question: original.question } : given;
    const next = toStored(row, { propertyId, language, at }, original, before);
    if (before !== undefined && isSame(before, next)) {
      file.unchanged += 1;
      continue;
    }
    const fault = findFault({ ...row, language }, original.language);
    if (fault === null) file.save.push(next);
    else refuse(fault.code, fault.detail);
  }
  return file;
}

/** The first thing that is wrong with a text or its question, against the original that the file shows. */
export function findFault(
  row: Pick<TextRow, 'question' | 'text' | 'translatedQuestion' | 'translation' | 'language'>,
  sourceLanguage: string,
): ReturnType<typeof checkText> {
  const inLanguage = (text: string) => ({ text, language: row.language });
  const inSource = (text: string) => ({ text, language: sourceLanguage });
  return (
    checkText(inSource(row.text), inLanguage(row.translation)) ??
    (row.translatedQuestion === '' ? null : checkText(inSource(row.question), inLanguage(row.translatedQuestion)))
  );
}

function toStored(
  row: ReadRow,
  { propertyId, language, at }: { propertyId: string; language: string; at: string },
  original: HouseText,
  before: StoredText | undefined,
): StoredText {
  const status = TEXT_STATUSES.find((one) => one === row.status) ?? 'written';
  const isOfNow = row.text === original.text && row.question === original.question;
  const isUntouched = before?.text === row.translation && before.question === row.translatedQuestion;
  const isOld = !isOfNow || (status === 'outdated' && isUntouched);
  return {
    propertyId,
    textId: original.id,
    language,
    question: row.translatedQuestion,
    text: row.translation,
    status: status === 'outdated' ? (before?.status ?? 'written') : status,
    madeOf: isOld ? (before?.madeOf === original.hash ? '' : (before?.madeOf ?? '')) : original.hash,
    updatedAt: at,
  };
}

function isSame(before: StoredText, next: StoredText): boolean {
  return (
    before.text === next.text &&
    before.question === next.question &&
    before.status === next.status &&
    before.madeOf === next.madeOf
  );
}

function keyOf(id: string, language: string): string {
  return `${id} ${language}`;
}
