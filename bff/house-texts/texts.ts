import type { OtherTextId, TextStatus } from '../../shared/domain/house-texts.ts';
import { houseOf } from '../conversation/knowledge.ts';
import { listTexts } from '../knowledge/facts/read-house.ts';
import { textHash } from '../knowledge/text-hash.ts';
import type { Db } from '../store/schema.ts';
import { findServing } from '../store/serving.ts';
import type { StoredText } from '../store/text-translations.ts';

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

/** The house's texts that have words to translate, in its order. A bare hour is told in every language as it is. */
export async function loadTexts(db: Db, propertyId: string): Promise<HouseText[]> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined) return [];
  return listTexts(await houseOf(db, serving).load())
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ id, question, text, language }) => ({ id, question, text, language, hash: textHash({ question, text }) }));
}

/** How a translation stands to its original as that is now. */
export function statusOf({ madeOf, status }: Pick<StoredText, 'madeOf' | 'status'>, { hash }: HouseText): TextStatus {
  return madeOf === hash ? status : 'outdated';
}
