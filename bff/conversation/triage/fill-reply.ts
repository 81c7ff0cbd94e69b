import type { CannedReply } from '../../../shared/api/canned-replies.ts';
import { fillIn, placeholdersIn } from '../../../shared/domain/staff/canned-reply.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { Actor } from '../deps.ts';

/**
 * The text of a macro's reply for one guest, with its placeholders filled: in the guest's language, or else English, or
 * else the first. Throws `validation_failed` if a placeholder has no value, because half a sentence is sent to nobody.
 */
export async function fillReply(
  trx: Trx,
  { conversation, actor }: { conversation: Conversation; actor: Actor },
  texts: CannedReply['texts'],
): Promise<{ text: string; language: string }> {
  const serving = await findServing(trx, conversation.propertyId);
  const chosenText = chooseText(texts, conversation.language ?? FALLBACK_LANGUAGE);
  const text = fillIn(chosenText.text, {
    guest: conversation.guestName ?? '',
    room: conversation.room ?? '',
    property: serving?.property.name ?? '',
    colleague: actor.name,
  });
  const openPlaceholders = placeholdersIn(text);
  if (openPlaceholders.length > 0)
    throw new ServiceError(
      'validation_failed',
      `The reply still has ${openPlaceholders.map((name) => `{${name}}`).join(', ')}: write to this guest by hand`,
    );
  return { text, language: chosenText.language };
}

function chooseText(texts: CannedReply['texts'], wanted: string): CannedReply['texts'][number] {
  const textIn = (language: string) => texts.find((one) => one.language === language);
  const text = textIn(wanted) ?? textIn(wanted.split('-')[0] ?? '') ?? textIn(FALLBACK_LANGUAGE) ?? texts[0];
  if (text === undefined) throw new Error('A reply without texts came through its schema');
  return text;
}
