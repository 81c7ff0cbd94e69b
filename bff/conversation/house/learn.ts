import type { Decision } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { isRealQuestion } from '../../learning/real-question.ts';
import { ALIKE, isDistinctive, join, measureLikeness, type Signature, sign } from '../../learning/signature.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { proposePreference } from '../../store/guests/preferences.ts';
import { countAsked } from '../../store/house/asked-attributes.ts';
import {
  addToGroup,
  insertGroup,
  isGrouped,
  listGroupsToJoin,
  type UnansweredGroup,
} from '../../store/house/unanswered.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Lesson, leavesUnanswered, wholeQuestion } from './lesson.ts';

const QUESTION_LETTERS_MAX = 500;

/** A guest's message and its decision. */
export interface Decided {
  conversation: Pick<Conversation, 'id' | 'propertyId' | 'guestId' | 'state'>;
  message: Pick<Message, 'id' | 'text'>;
  understanding: Understanding;
  decision: Decision;
  lesson: Lesson;
  at: string;
}

/**
 * Learns from a guest's message: an unanswered question is grouped with similar ones, and a preference the guest mentions
 * is proposed to staff with their sentence. Calling it twice for a message changes nothing.
 */
export async function learnFrom(trx: Trx, decided: Decided): Promise<void> {
  const { conversation, decision, lesson, at } = decided;
  if (conversation.state !== 'staffed' && decision.steps.some(leavesUnanswered)) await keepQuestion(trx, decided);
  await countAsked(trx, conversation.propertyId, lesson.asked, at);
  await proposePreferences(trx, decided);
}

async function keepQuestion(trx: Trx, decided: Decided): Promise<void> {
  const { conversation, message, understanding, decision, lesson, at } = decided;
  if (lesson.question === null || !isRealQuestion(message.text, understanding)) return;
  const { propertyId } = conversation;
  const language = understanding.language.code;
  const [intent] = [...understanding.intents, ...understanding.nearby];
  const signature = sign(lesson.question, language, intent === undefined ? [] : [intent.name]);
  if (!isDistinctive(signature) || (await isGrouped(trx, message.id))) return;
  const text = wholeQuestion(message.text, decision).slice(0, QUESTION_LETTERS_MAX);
  const question = { propertyId, conversationId: conversation.id, messageId: message.id, text, language, at };
  const group = findAlike(await listGroupsToJoin(trx, propertyId), signature);
  if (group === undefined) await insertGroup(trx, question, signature);
  else await addToGroup(trx, group, question, join(group.signature, signature));
}

/** The most similar group; among equals the one asked last. */
function findAlike(groups: readonly UnansweredGroup[], signature: Signature): UnansweredGroup | undefined {
  let best: UnansweredGroup | undefined;
  let most = 0;
  for (const group of groups) {
    const likeness = measureLikeness(group.signature, signature);
    if (likeness >= ALIKE && likeness > most) [best, most] = [group, likeness];
  }
  return best;
}

async function proposePreferences(
  trx: Trx,
  { conversation, message, understanding, lesson, at }: Decided,
): Promise<void> {
  const { code: language } = understanding.language;
  for (const found of lesson.preferences) {
    await proposePreference(trx, {
      ...found,
      propertyId: conversation.propertyId,
      conversationId: conversation.id,
      guestId: conversation.guestId,
      messageId: message.id,
      language,
      at,
    });
  }
}
