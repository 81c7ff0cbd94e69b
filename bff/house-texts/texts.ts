import type { OtherTextId, TextStatus } from '../../shared/domain/house/house-texts.ts';
import { houseOf } from '../conversation/house/knowledge.ts';
import { listTexts } from '../knowledge/facts/binding/read-house.ts';
import { textHash } from '../knowledge/text-hash.ts';
import type { StoredText } from '../store/house/text-translations.ts';
import type { Db } from '../store/schema/schema.ts';
import { findServing } from '../store/sqlite/serving.ts';

/** One of the house's own texts: an entry of the FAQs, or another text without a question. */
export interface HouseText {
  id: string | OtherTextId;
  /** '' where it has none. */
  question: string;
  text: string;
  language: string;
  /** By which its translations know it. */
  hash: string;
}

const HOUSES_MAX = 50;
const kept = new Map<string, { revision: string; texts: readonly HouseText[] }>();

/**
 * The house's texts that have words to translate, in its order. A bare hour is told in every language as it is. To tell the
 * languages of many texts takes a while: it is done once for each state of them.
 */
export async function loadTexts(db: Db, propertyId: string): Promise<readonly HouseText[]> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined) return [];
  const house = houseOf(db, serving);
  const known = kept.get(propertyId);
  if (known?.revision === house.revision) return known.texts;
  const texts = listTexts(await house.load())
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ id, question, text, language }) => ({ id, question, text, language, hash: textHash({ question, text }) }));
  if (kept.size >= HOUSES_MAX) kept.clear();
  kept.set(propertyId, { revision: house.revision, texts });
  return texts;
}

/** How a translation stands to its original as that is now. */
export function statusOf({ madeOf, status }: Pick<StoredText, 'madeOf' | 'status'>, { hash }: HouseText): TextStatus {
  return madeOf === hash ? status : 'outdated';
}
