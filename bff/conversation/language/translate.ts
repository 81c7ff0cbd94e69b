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

/** Limits each conversation, so that one alone cannot use up the property's budget. */
const CALLS_PER_CONVERSATION_MAX = 200;
const CALLS_COUNTED_MS = 24 * 60 * 60 * 1000;

/** A translated text. `from`: the original language, or `und` if unknown. */
export interface Translated {
  text: string;
  from: string;
  to: string;
}

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log' | 'model'>;

/** Requests in progress, so that two colleagues who ask for the same translation cause one call. */
const underWay = new WeakMap<ModelEngine, Map<string, Promise<Translated>>>();

/**
 * Translates a message of a guest or a colleague. The translation is stored with the message and deleted with it. The
 * engine's messages are not sent to the model, because they may be about a booking, and neither are notes. Throws
 * `not_found`; `conflict` for such messages; `model_unavailable` if no model is set up, it is switched off here or its
 * budget is used up; `model_failed` if the result cannot be trusted.
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
  const stored = await findTranslation(deps.db, messageId, to);
  if (stored !== undefined) return { text: stored.text, from: message.language, to };
  const model = requireModel(deps);
  return once(model, `${messageId} ${to}`, () => translateNow(deps, conversation, message, to));
}

/**
 * Translates a colleague's text into the guest's language, for them to read and send. Only the usage is stored. Throws
 * as translateMessage.
 */
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
  const result = await askModel(deps, conversation, { text, from, to, purpose: 'translate_reply', messageId: null });
  return { text: translationOf(result), from, to };
}

async function translateNow(
  deps: Deps,
  conversation: Conversation,
  { id: messageId, text, language: from }: Message,
  to: LanguageCode,
): Promise<Translated> {
  const result = await askModel(deps, conversation, { text, from, to, purpose: 'translate_message', messageId });
  const translation = translationOf(result);
  const at = deps.clock().toISOString();
  const model = result.usage?.model ?? '';
  await deps.writer.write(async (trx) => {
    // The message was erased meanwhile: nothing is stored or returned.
    if ((await findMessage(trx, conversation.propertyId, messageId)) === undefined)
      throw new ServiceError('not_found', 'The message was erased meanwhile');
    await insertTranslation(trx, { messageId, language: to, text: translation, model, at });
  });
  return { text: translation, from, to };
}

async function askModel(
  deps: Deps,
  conversation: Conversation,
  request: { text: string; from: string; to: string; purpose: TranslationPurpose; messageId: string | null },
): Promise<ModelResult> {
  const { text, from, to, purpose, messageId } = request;
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
    // the model's own time limit applies: a call that has begun is paid for, so its result is stored
    new AbortController().signal,
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

function translationOf(result: ModelResult): string {
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

function once(model: ModelEngine, key: string, askModel: () => Promise<Translated>): Promise<Translated> {
  const running = underWay.get(model) ?? new Map<string, Promise<Translated>>();
  underWay.set(model, running);
  const earlier = running.get(key);
  if (earlier !== undefined) return earlier;
  const promise = askModel().finally(() => running.delete(key));
  running.set(key, promise);
  return promise;
}
