import type { CannedReply } from '../../../shared/api/canned-replies.ts';
import { fillIn, placeholdersIn } from '../../../shared/domain/staff/canned-reply.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { Actor } from '../deps.ts';

/**
 * The words of a macro's reply for one guest: in their language, else in English, else the first, with what is known put in.
 * Throws `validation_failed` where a place stays open: half a sentence is sent to nobody.
 */
export async function fillReply(
  trx: Trx,
  { conversation, actor }: { conversation: Conversation; actor: Actor },
  texts: CannedReply['texts'],
): Promise<{ text: string; language: string }> {
  const serving = await findServing(trx, conversation.propertyId);
  const chosen = chooseText(texts, conversation.language ?? FALLBACK_LANGUAGE);
  const text = fillIn(chosen.text, {
    guest: conversation.guestName ?? '',
    room: conversation.room ?? '',
    property: serving?.property.name ?? '',
    colleague: actor.name,
  });
  const open = placeholdersIn(text);
  if (open.length > 0)
    throw new ServiceError(
      'validation_failed',
      `The reply still has ${open.map((name) => `{${name}}`).join(', ')}: write to this guest by hand`,
    );
  return { text, language: chosen.language };
}

function chooseText(texts: CannedReply['texts'], wanted: string): CannedReply['texts'][number] {
  const of = (language: string) => texts.find((one) => one.language === language);
  const found = of(wanted) ?? of(wanted.split('-')[0] ?? '') ?? of(FALLBACK_LANGUAGE) ?? texts[0];
  if (found === undefined) throw new Error('A reply without texts came through its schema');
  return found;
}
