import { z } from 'zod';
import {
  exportQuery,
  FILE_BYTES_MAX,
  houseTexts,
  houseTextsQuery,
  importAnswer,
  importBody,
  runBody,
  runProgress,
  textTranslation,
  textTranslationBody,
} from '../../../../shared/api/house/house-texts.ts';
import { laterThan } from '../../../base/later-than.ts';
import { readCsv, writeCsv } from '../../../house-texts/csv.ts';
import { findFault, type ReadRow, readRows, type TextRow, toRows } from '../../../house-texts/rows.ts';
import { findRun, mayRun, startRun } from '../../../house-texts/run-translations.ts';
import { type HouseText, loadTexts, statusOf } from '../../../house-texts/texts.ts';
import { readXliff, writeXliff } from '../../../house-texts/xliff.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  findTextTranslations,
  listTextTranslations,
  type StoredText,
  saveTextTranslations,
} from '../../../store/house/text-translations.ts';
import type { Db } from '../../../store/schema/schema.ts';
import { readCursor, writeCursor } from '../../../store/sqlite/cursor.ts';
import { auditEntry, type Call, fieldFault, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { otherLanguage, toKnownLanguage } from './knowledge-language.ts';

const PATH = '/api/knowledge/translations';
const TEXT_PATH = `${PATH}/{id}/{language}` as const;
const CSV = 'text/csv';
const XLIFF = 'application/xliff+xml';

export const houseTextRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'property:read',
    property: true,
    summary: 'List the hotel’s texts with their translations into a language',
    status: 200,
    query: houseTextsQuery,
    answer: houseTexts,
    async handler(call) {
      const { id } = propertyOf(call);
      const { cursor, limit } = call.query;
      const language = toKnownLanguage(call.query.language ?? otherLanguage(propertyOf(call)));
      const all = await loadTexts(call.deps.db, id);
      const isMissing = await findMissing(call.deps.db, id, language, all, call.query.missing === 'true');
      const texts = all.filter(isMissing);
      const from = cursor === undefined ? 0 : Number.parseInt(readCursor(cursor).sortedBy, 10) || 0;
      const shown = texts.slice(from, from + limit);
      const ids = shown.map((text) => text.id);
      const stored = await findTextTranslations(call.deps.db, id, language, ids);
      const byId = new Map(stored.map((one) => [one.textId, one]));
      const end = from + limit;
      return {
        items: shown.map(({ hash: _, ...text }, index) => {
          const translation = byId.get(text.id);
          const original = shown[index];
          return { ...text, translation: translation && original ? describe(translation, original) : null };
        }),
        nextCursor: end < texts.length ? writeCursor(String(end), '') : null,
      };
    },
  }),
  route({
    method: 'GET',
    path: TEXT_PATH,
    access: 'property:read',
    property: true,
    summary: 'Return the translation of a text of the hotel',
    status: 200,
    answer: textTranslation,
    async handler(call): Promise<z.input<typeof textTranslation>> {
      const { original, language } = await requireText(call);
      if (language === original.language)
        return {
          question: original.question,
          text: original.text,
          status: 'written',
          updatedAt: call.now.toISOString(),
        };
      const [translation] = await findTextTranslations(call.deps.db, propertyOf(call).id, language, [original.id]);
      return describe(orNotFound(translation, 'translation'), original);
    },
  }),
  route({
    method: 'PUT',
    path: TEXT_PATH,
    access: 'property:write',
    property: true,
    summary: 'Set the translation of a text of the hotel; used from the next message on',
    status: 200,
    body: textTranslationBody,
    answer: textTranslation,
    async handler(call) {
      const { id: propertyId } = propertyOf(call);
      const { original, language } = await requireText(call);
      if (language === original.language)
        throw fieldFault('/text', 'same_language', 'this is the language of the original: change it where it stands');
      const [before] = await findTextTranslations(call.deps.db, propertyId, language, [original.id]);
      const { text, status, sure, question = before?.question ?? '' } = call.body;
      const row = { ...original, language, translation: text, translatedQuestion: question };
      const fault = findFault(row, original.language);
      if (fault !== null && (fault.code === 'figures' || !sure)) throw fieldFault('/text', fault.code, fault.detail);
      const at = laterThan(before?.updatedAt ?? '', call.now.toISOString());
      const isOutdated = status === 'outdated';
      const next: StoredText = {
        propertyId,
        textId: original.id,
        language,
        question,
        text,
        status: isOutdated ? (before?.status ?? 'written') : status,
        madeOf: isOutdated ? '' : original.hash,
        updatedAt: at,
      };
      return call.write(async (trx) => {
        await saveTextTranslations(trx, [next]);
        const entry = auditEntry(call, 'translation.changed', original.id, { language, status });
        await appendAudit(trx, call.deps.secrets, entry, at);
        return describe(next, original);
      });
    },
  }),
  fileOut('csv', CSV, writeCsv),
  fileIn('csv', CSV, readCsv),
  fileOut('xlf', XLIFF, writeXliff),
  fileIn('xlf', XLIFF, readXliff),
  route({
    method: 'GET',
    path: `${PATH}/run`,
    access: 'property:read',
    property: true,
    summary: 'Return the progress of the language model’s translation of the hotel’s texts',
    status: 200,
    answer: runProgress,
    async handler(call) {
      const { id } = propertyOf(call);
      return { ...findRun(call.deps, id), available: await mayRun(call.deps, id) };
    },
  }),
  route({
    method: 'POST',
    path: `${PATH}/run`,
    access: 'property:write',
    property: true,
    summary: 'Start translating the untranslated texts with the language model, in the background',
    status: 202,
    body: runBody,
    answer: runProgress,
    errors: ['model_unavailable'],
    async handler(call) {
      const languages = call.body.languages.map((tag) => toKnownLanguage(tag, '/languages'));
      return { ...(await startRun(call.deps, propertyOf(call).id, [...new Set(languages)])), available: true };
    },
  }),
];

function fileOut(ending: string, type: string, write: (rows: readonly TextRow[]) => string) {
  return route({
    method: 'GET',
    path: `${PATH}.${ending}`,
    access: 'property:read',
    property: true,
    summary: `Export the hotel’s texts and translations as a file for translators (${type})`,
    status: 200,
    query: exportQuery,
    answer: z.string(),
    answerType: type,
    async handler(call) {
      const { id, languages } = propertyOf(call);
      const stored = await listTextTranslations(call.deps.db, id);
      const askedLanguages = call.query.language?.split(',').map((tag) => toKnownLanguage(tag.trim()));
      const allLanguages = [...languages.map((tag) => toKnownLanguage(tag)), ...stored.map(({ language }) => language)];
      return write(toRows(await loadTexts(call.deps.db, id), stored, [...new Set(askedLanguages ?? allLanguages)]));
    },
  });
}

function fileIn(ending: string, type: string, read: (content: string) => ReadRow[]) {
  return route({
    method: 'POST',
    path: `${PATH}.${ending}`,
    access: 'property:write',
    property: true,
    summary: `Import the file for translators (${type}): valid rows are stored, the others are rejected with their lines`,
    status: 200,
    bodyBytesMax: FILE_BYTES_MAX,
    body: importBody,
    bodyType: type,
    answer: importAnswer,
    async handler(call) {
      const { id: propertyId } = propertyOf(call);
      const rows = read(call.body.content);
      const texts = await loadTexts(call.deps.db, propertyId);
      const at = call.now.toISOString();
      const stored = await listTextTranslations(call.deps.db, propertyId);
      const { save, refused, unchanged, empty } = await readRows(rows, texts, stored, { propertyId, at });
      return call.write(async (trx) => {
        await saveTextTranslations(trx, save);
        const detail = { imported: save.length, refused: refused.length };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'translations.imported', propertyId, detail), at);
        return { imported: save.length, unchanged, empty, refused };
      });
    },
  });
}

/** Makes a filter for texts without a current translation. It lets all texts through unless `isAsked`. */
async function findMissing(
  db: Db,
  propertyId: string,
  language: string,
  texts: readonly HouseText[],
  isAsked: boolean,
): Promise<(text: HouseText) => boolean> {
  if (!isAsked) return () => true;
  const stored = await findTextTranslations(
    db,
    propertyId,
    language,
    texts.map(({ id }) => id),
  );
  const current = new Set(stored.map(({ textId, madeOf }) => `${textId} ${madeOf}`));
  return (text) => text.language !== language && !current.has(`${text.id} ${text.hash}`);
}

/** The text and the language named in the path. */
async function requireText(call: Call<unknown, unknown>): Promise<{ original: HouseText; language: string }> {
  const texts = await loadTexts(call.deps.db, propertyOf(call).id);
  const original = orNotFound(
    texts.find(({ id }) => id === param(call, 'id')),
    'text',
  );
  return { original, language: toKnownLanguage(param(call, 'language')) };
}

function describe(current: StoredText, original: HouseText): z.input<typeof textTranslation> {
  const { question, text, updatedAt } = current;
  return { question, text, status: statusOf(current, original), updatedAt };
}
