import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { saysDislike } from '../engine/dislike-words.ts';
import { deniesDiet } from '../engine/tells-diet.ts';
import { findPreferences } from '../learning/find-preferences.ts';
import { ALIKE, isTelling, join, measureLikeness, type Signature, sign } from '../learning/signature.ts';
import type { Conversation } from '../store/conversations.ts';
import type { Message } from '../store/messages.ts';
import { proposePreference } from '../store/preferences.ts';
import type { Trx } from '../store/schema.ts';
import { addToGroup, insertGroup, isGrouped, listGroupsToJoin, type UnansweredGroup } from '../store/unanswered.ts';
import type { ConversationDeps } from './deps.ts';

const QUESTION_LETTERS_MAX = 500;

/** A guest's message that was decided about. */
export interface Lesson {
  conversation: Pick<Conversation, 'id' | 'propertyId' | 'guestId' | 'state'>;
  message: Pick<Message, 'id' | 'text'>;
  understanding: Understanding;
  decision: Decision;
  at: string;
}

/**
 * Learns from a guest's message: what nothing answered joins the questions like it, and what the guest says they like
 * is proposed to staff with their sentence. The same message again teaches nothing new.
 */
export async function learnFrom(deps: Pick<ConversationDeps, 'engine'>, trx: Trx, lesson: Lesson): Promise<void> {
  const { conversation, decision } = lesson;
  if (conversation.state !== 'staffed' && decision.steps.some(leftUnanswered)) await keepQuestion(deps, trx, lesson);
  await proposePreferences(deps, trx, lesson);
}

function leftUnanswered(step: DecisionStep): boolean {
  if (step.kind === 'clarify') return step.ask === 'rephrase';
  return step.kind === 'handoff' && (step.why === 'no_answer' || step.why === 'repeated_misunderstanding');
}

async function keepQuestion(deps: Pick<ConversationDeps, 'engine'>, trx: Trx, lesson: Lesson): Promise<void> {
  const { conversation, message, understanding, at } = lesson;
  const { propertyId } = conversation;
  const language = understanding.language.code;
  const { asksOn } = lesson.decision;
  const question = asksOn === undefined ? message.text : `${asksOn} … ${message.text}`;
  const [intent] = [...understanding.intents, ...understanding.nearby];
  const signature = sign(
    deps.engine.readWords(question, language),
    language,
    intent === undefined ? [] : [intent.name],
  );
  if (!isTelling(signature) || (await isGrouped(trx, message.id))) return;
  const text = question.slice(0, QUESTION_LETTERS_MAX);
  const asked = { propertyId, conversationId: conversation.id, messageId: message.id, text, language, at };
  const group = findAlike(await listGroupsToJoin(trx, propertyId), signature);
  if (group === undefined) await insertGroup(trx, asked, signature);
  else await addToGroup(trx, group, asked, join(group.signature, signature));
}

/** The group most like it; of equals the one asked last. */
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
  { engine }: Pick<ConversationDeps, 'engine'>,
  trx: Trx,
  { conversation, message, understanding, at }: Lesson,
): Promise<void> {
  const { code: language } = understanding.language;
  for (const found of findPreferences(message.text, (sentence) => engine.readWords(sentence, language), {
    deniesDiet: (sentence) => deniesDiet(sentence, language),
    dislikes: (sentence) => saysDislike(sentence, language),
  })) {
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
