import { detect } from '../../../shared/language/detect/server.ts';
import { type LanguageCode, toLanguageCode } from '../../../shared/language/languages.ts';
import { ServiceError } from '../../base/errors.ts';
import type { ModelEngine, ModelResult } from '../../model/types.ts';
import { sumModelUsage } from '../../store/account/model-usage.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { findMessage, type Message } from '../../store/conversations/messages.ts';
import {
  countTranslationCalls,
  findTranslation,
  insertTranslation,
  type TranslationPurpose,
} from '../../store/house/translations.ts';
import { findServing, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { recordUse } from '../turn/model/rewrite.ts';

/** One conversation cannot spend the property's budget alone. */
const CALLS_PER_CONVERSATION_MAX = 200;
const CALLS_COUNTED_MS = 24 * 60 * 60 * 1000;

/** Words in another language. `from`: what they were in, `und` where nobody knows. */
export interface Translated {
  text: string;
  from: string;
  to: string;
}

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log' | 'model'>;

/** Two colleagues who ask for the same at once pay once. */
const underWay = new WeakMap<ModelEngine, Map<string, Promise<Translated>>>();

/**
 * A message of a guest or a colleague in another language. It is asked for once and kept with the message, and goes with
 * it. What the engine said is not sent: it may be about a booking; nor are notes. Throws `not_found`, `conflict` where it
 * is such a message, `model_unavailable` where none is set up, declined here or its budget is spent, `model_failed` where
 * what it gave is not to be trusted.
 */
export async function translateMessage(
  deps: Deps,
  {
    propertyId,
    conversationId,
    messageId,
    language,
  }: Record<'propertyId' | 'conversationId' | 'messageId' | 'language', string>,
): Promise<Translated> {
  const conversation = await findConversation(deps.db, propertyId, conversationId);
  const message = await findMessage(deps.db, propertyId, messageId);
  if (conversation === undefined || message?.conversationId !== conversationId)
    throw new ServiceError('not_found', 'There is no such message in this conversation');
  const to = requireLanguage(language);
  if (message.internal === 1 || (message.author !== 'guest' && message.author !== 'staff'))
    throw new ServiceError('conflict', 'Only what guests and colleagues wrote to each other is translated');
  if (message.language === to) return { text: message.text, from: to, to };
  const kept = await findTranslation(deps.db, messageId, to);
  if (kept !== undefined) return { text: kept.text, from: message.language, to };
  const model = requireModel(deps);
  return once(model, `${messageId} ${to}`, () => retranslate(deps, conversation, message, to));
}

/** A colleague's words in the guest's language, to be read and sent by them; nothing but what it took is kept. Throws as translateMessage. */
export async function translateReply(
  deps: Deps,
  {
    propertyId,
    conversationId,
    text,
    language,
  }: { propertyId: string; conversationId: string; text: string; language: string },
): Promise<Translated> {
  const conversation = await findConversation(deps.db, propertyId, conversationId);
  if (conversation === undefined) throw new ServiceError('not_found', 'There is no such conversation');
  const to = requireLanguage(language);
  const from = detect(text).code;
  if (from === to) return { text, from, to };
  const result = await ask(deps, conversation, { text, from, to, purpose: 'translate_reply', messageId: null });
  return { text: wordsOf(result), from, to };
}

async function retranslate(
  deps: Deps,
  conversation: Conversation,
  { id: messageId, text, language: from }: Message,
  to: LanguageCode,
): Promise<Translated> {
  const result = await ask(deps, conversation, { text, from, to, purpose: 'translate_message', messageId });
  const words = wordsOf(result);
  const at = deps.clock().toISOString();
  const model = result.usage?.model ?? '';
  await deps.writer.write(async (trx) => {
    // Erased while the model was at it: nothing of it is kept, and nobody reads it.
    if ((await findMessage(trx, conversation.propertyId, messageId)) === undefined)
      throw new ServiceError('not_found', 'The message was erased meanwhile');
    await insertTranslation(trx, { messageId, language: to, text: words, model, at });
  });
  return { text: words, from, to };
}

async function ask(
  deps: Deps,
  conversation: Conversation,
  given: { text: string; from: string; to: string; purpose: TranslationPurpose; messageId: string | null },
): Promise<ModelResult> {
  const { text, from, to, purpose, messageId } = given;
  const model = requireModel(deps);
  const serving = await findServing(deps.db, conversation.propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'There is no such property');
  await requireAllowance(deps, serving, conversation);
  const { property } = serving;
  const spent = await sumModelUsage(deps.db, property.id, `${deps.clock().toISOString().slice(0, 7)}-01T00:00:00.000Z`);
  const result = await model.translate(
    {
      propertyId: property.id,
      propertyName: property.name,
      text,
      from,
      to,
      personalWords: conversation.guestName?.split(/\s+/) ?? [],
      spent: { tokens: spent.inputTokens + spent.outputTokens, costMicros: spent.costMicros },
    },
    new AbortController().signal, // bounded by the model's own patience: what it began is paid for, and kept
  );
  await recordUse(deps, { propertyId: property.id, conversationId: conversation.id, id: messageId }, purpose, result);
  return result;
}

async function requireAllowance(
  { db, clock }: Deps,
  { activation, property }: Serving,
  { id }: Conversation,
): Promise<void> {
  if (!activation.languageModel)
    throw new ServiceError('model_unavailable', 'This property has switched the language model off (languageModel)');
  const since = new Date(+clock() - CALLS_COUNTED_MS).toISOString();
  if ((await countTranslationCalls(db, property.id, id, since)) >= CALLS_PER_CONVERSATION_MAX)
    throw new ServiceError('model_unavailable', 'This conversation has had enough translations for a day');
}

function wordsOf(result: ModelResult): string {
  if (result.kind === 'reply') return result.text;
  if (result.kind === 'fallback' && result.why === 'budget')
    throw new ServiceError('model_unavailable', 'The language model’s budget of this month is spent');
  throw new ServiceError('model_failed', 'The language model gave no translation that can be relied on');
}

function requireModel({ model }: Deps): ModelEngine {
  if (model === undefined) throw new ServiceError('model_unavailable', 'No language model is set up on this server');
  return model;
}

function requireLanguage(tag: string): LanguageCode {
  const code = toLanguageCode(tag);
  if (code !== null) return code;
  const detail = 'A language that guests are answered in, such as en, de or zh-Hans';
  throw new ServiceError('validation_failed', `language: ${detail}`, {
    fields: [{ pointer: '/language', code: 'unknown', detail }],
  });
}

function once(model: ModelEngine, key: string, ask: () => Promise<Translated>): Promise<Translated> {
  const asked = underWay.get(model) ?? new Map<string, Promise<Translated>>();
  underWay.set(model, asked);
  const earlier = asked.get(key);
  if (earlier !== undefined) return earlier;
  const mine = ask().finally(() => asked.delete(key));
  asked.set(key, mine);
  return mine;
}
