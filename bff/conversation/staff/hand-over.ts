import type { Decision } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { NO_LESSON } from '../house/lesson.ts';
import { readDialogue } from '../turn/dialogue.ts';
import { gather } from '../turn/gather.ts';
import type { Change } from '../turn/redecide.ts';
import type { TurnResult } from '../turn/turn-result.ts';

/** A message that the engine does not read. */
interface Unread {
  serving: Serving;
  conversation: Conversation;
  mayHold: boolean;
  message: Message;
}

/** Keeps the result after a change of the property's settings: a colleague reads the message in any case. */
export async function keepToIt(turnResult: TurnResult, change: Change): Promise<TurnResult> {
  const { context } = turnResult;
  return 'switches' in change ? { ...turnResult, context: { ...context, aiMode: change.switches.aiMode } } : turnResult;
}

/** A result that hands a message to staff without reading its words. `reason` is for staff. */
export async function handOver(deps: ConversationDeps, owed: Unread, reason: string): Promise<TurnResult> {
  const { conversation } = owed;
  const understanding = unread(conversation.language ?? owed.message.language);
  const message = { ...owed.message, text: '' };
  const context = await gather(deps, { ...owed, conversation, message, choice: null }, understanding);
  const decision: Decision = {
    steps: [{ kind: 'handoff', why: 'unreadable', department: 'front_desk', intent: null }],
    reason,
    alternatives: [],
  };
  const reply = await deps.engine.compose(decision, understanding, context);
  const dialogue = readDialogue(conversation.dialogue);
  return { understanding, context, outcome: { decision, dialogue }, reply, lesson: NO_LESSON };
}

/** An empty understanding, for a message that was not read. */
function unread(code: string): Understanding {
  return {
    language: { code, confidence: 0, source: 'conversation' },
    switchTo: null,
    intents: [],
    nearby: [],
    entities: [],
    signals: ['unread'],
    tone: 'neutral',
    urgency: 'normal',
  };
}
