import type { Decision } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { loadOwed, type Owed, storeThought, type Turn } from './answer.ts';
import type { ConversationDeps } from './deps.ts';
import { readDialogue } from './dialogue.ts';
import { gather } from './gather.ts';
import { NO_LESSON } from './lesson.ts';
import type { Change } from './rethink.ts';
import type { Thought } from './thought.ts';

const REASON = 'The engine did not come to an end with this message in its time: a colleague reads it.';

/**
 * Hands a message to staff that the engine cannot read in its time, and settles its turn: it is never tried again. The guest
 * is told that a colleague answers, in the language known so far. Nothing here reads the message's words.
 */
export async function parkTurn(deps: ConversationDeps, turn: Turn): Promise<void> {
  const owed = await loadOwed(deps, turn);
  if (owed !== null) await storeThought(deps, owed, await handOver(deps, owed), keepToIt);
}

/** Whatever the property lets the AI do by now, a colleague reads it. */
async function keepToIt(thought: Thought, change: Change): Promise<Thought> {
  const { context } = thought;
  return 'switches' in change ? { ...thought, context: { ...context, aiMode: change.switches.aiMode } } : thought;
}

async function handOver(deps: ConversationDeps, owed: Owed): Promise<Thought> {
  const { conversation } = owed;
  const understanding = unread(conversation.language ?? owed.message.language);
  const message = { ...owed.message, text: '' };
  const context = await gather(deps, { ...owed, conversation, understanding, message, choice: null });
  const decision: Decision = {
    steps: [{ kind: 'handoff', why: 'unreadable', department: 'front_desk', intent: null }],
    reason: REASON,
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
