import type { Decision } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Conversation } from '../store/conversations.ts';
import type { Message } from '../store/messages.ts';
import type { Serving } from '../store/serving.ts';
import type { ConversationDeps } from './deps.ts';
import { readDialogue } from './dialogue.ts';
import { gather } from './gather.ts';
import { NO_LESSON } from './lesson.ts';
import type { Change } from './rethink.ts';
import type { Thought } from './thought.ts';

/** A message that the engine is not asked about, and where it was written. */
interface Unread {
  serving: Serving;
  conversation: Conversation;
  mayHold: boolean;
  message: Message;
}

/** Whatever the property lets the AI do by now, a colleague reads it. */
export async function keepToIt(thought: Thought, change: Change): Promise<Thought> {
  const { context } = thought;
  return 'switches' in change ? { ...thought, context: { ...context, aiMode: change.switches.aiMode } } : thought;
}

/** The thought that a colleague is to read a message: nothing of its words is looked at. `reason` is for staff. */
export async function handOver(deps: ConversationDeps, owed: Unread, reason: string): Promise<Thought> {
  const { conversation } = owed;
  const understanding = unread(conversation.language ?? owed.message.language);
  const message = { ...owed.message, text: '' };
  const context = await gather(deps, { ...owed, conversation, understanding, message, choice: null });
  const decision: Decision = {
    steps: [{ kind: 'handoff', why: 'unreadable', department: 'front_desk', intent: null }],
    reason,
    alternatives: [],
  };
  const reply = await deps.engine.compose(decision, understanding, context);
  const dialogue = readDialogue(conversation.dialogue);
  return { understanding, context, outcome: { decision, dialogue }, reply, lesson: NO_LESSON };
}

/** What is understood of a message that was not read. */
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
