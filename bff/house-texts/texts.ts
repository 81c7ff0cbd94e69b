import type { OtherTextId, TextStatus } from '../../shared/domain/house/house-texts.ts';
import { houseOf } from '../conversation/house/knowledge.ts';
import { listTexts } from '../knowledge/facts/binding/read-house.ts';
import { textHash } from '../knowledge/text-hash.ts';
import type { StoredText } from '../store/house/text-translations.ts';
import type { Db } from '../store/schema/schema.ts';
import { findServing } from '../store/sqlite/serving.ts';

/** A text of the house: an entry of the FAQs, or another text without a question. */
export interface HouseText {
  id: string | OtherTextId;
  /** '' if it has none. */
  question: string;
  text: string;
  language: string;
  /** The hash by which its translations refer to it. */
  hash: string;
}

const HOUSES_MAX = 50;
const cachedTexts = new Map<string, { revision: string; texts: readonly HouseText[] }>();

/**
 * The house's translatable texts, in order. A text that is only a time needs no translation. Cached by revision, because
 * detecting the language of many texts is slow.
 */
export async function loadTexts(db: Db, propertyId: string): Promise<readonly HouseText[]> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined) return [];
  const house = houseOf(db, serving);
  const known = cachedTexts.get(propertyId);
  if (known?.revision === house.revision) return known.texts;
  const texts = listTexts(await house.load())
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ id, question, text, language }) => ({ id, question, text, language, hash: textHash({ question, text }) }));
  if (cachedTexts.size >= HOUSES_MAX) cachedTexts.clear();
  cachedTexts.set(propertyId, { revision: house.revision, texts });
  return texts;
}

/** The status of a translation compared with the present original. */
export function statusOf({ madeOf, status }: Pick<StoredText, 'madeOf' | 'status'>, { hash }: HouseText): TextStatus {
  return madeOf === hash ? status : 'outdated';
}
