import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import type { ConversationEngine } from '../../../bff/conversation/turn/engine-port.ts';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';

const language = { code: 'en', confidence: 1, source: 'text' as const };
const understanding: Understanding = {
  language,
  intents: [],
  entities: [],
  signals: [],
  switchTo: null,
  tone: 'neutral',
  urgency: 'normal',
  nearby: [],
};

/** The answer to "offer 4" has four quick replies. */
function offer(text: string): { quickReplies?: { label: string; value: string }[] } {
  const [, count] = /^offer (\d+)$/.exec(text) ?? [];
  if (count === undefined) return {};
  return {
    quickReplies: Array.from({ length: Number(count) }, (_, at) => ({
      label: `Room ${at + 1}`,
      value: `room${at + 1}#1`,
    })),
  };
}

/** An engine with predictable answers: it repeats the guest's message, and "human" hands over to staff. */
export function createEchoEngine(): ConversationEngine {
  return inProcess({
    detectLanguage: () => language,
    understand: () => understanding,
    decide(_, { conversation, message }) {
      const handoff: DecisionStep = { kind: 'handoff', why: 'asked_for_human', department: 'front_desk', intent: null };
      const steps = message.text.includes('human') ? [handoff] : [];
      return { decision: { steps, reason: 'An echo', alternatives: [] }, dialogue: conversation.dialogue };
    },
    compose: (_, _understanding, { message, choice }) => ({
      text: choice === null ? `Echo: ${message.text}` : `Chosen: ${choice}`,
      language: 'en',
      sources: [],
      ...offer(message.text),
    }),
    greet: (_, name) => `Welcome to ${name}`,
    sayCode: (_, { code }) => ({ subject: 'Code', text: code }),
    nameThings: () => [],
    sayTaskState: (_, kind, state) => ({ text: `${kind}: ${state}`, language: 'en', sources: [] }),
    sayStillWaiting: () => ({ text: 'Still waiting', language: 'en', sources: [] }),
    readWords: () => ({ concepts: [], words: [], unknown: [] }),
    maskGuestWords: ({ text }) => text,
    readKept: () => ({ concepts: [], words: [], unknown: [] }),
    prepare: () => [],
    learn: () => ({ search: () => [], policies: { language: 'en' }, amenities: [] }),
  });
}
