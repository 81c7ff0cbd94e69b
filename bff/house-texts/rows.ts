import { setImmediate as letOthers } from 'node:timers/promises';
import { OTHER_TEXTS, TEXT_STATUSES, type TextFault, type TextStatus } from '../../shared/domain/house/house-texts.ts';
import { toLanguageCode } from '../../shared/language/languages.ts';
import type { StoredText } from '../store/house/text-translations.ts';
import { checkText } from './check-text.ts';
import { type HouseText, statusOf } from './texts.ts';

/** A text in one language, as a row of the translators' file. */
export interface TextRow {
  id: string;
  sourceLanguage: string;
  question: string;
  text: string;
  language: string;
  /** '' if it is not translated yet. */
  translatedQuestion: string;
  translation: string;
  /** '' if there is no translation. */
  status: TextStatus | '';
}

/** A row of an imported file, and the line where it begins. */
export interface ReadRow extends Omit<TextRow, 'status'> {
  status: string;
  line: number;
}

/** A refused row, and the reason. */
export interface RefusedRow {
  line: number;
  id: string;
  language: string;
  code: TextFault;
  detail: string;
}

const ROWS_AT_ONCE = 10;

/** The changes of an imported file. */
export interface ReadFile {
  save: StoredText[];
  unchanged: number;
  /** The number of rows without a translation. */
  empty: number;
  refused: RefusedRow[];
}

/** Each text in each of these languages other than its own, with its translation if there is one. */
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

/** Compares the rows of a file with the present texts, and pauses regularly for other work. Unchanged rows are skipped. */
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
    // A table without originals is compared with the present ones.
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

/** The first fault of a translated text or question, compared with the original in the file. */
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
