import type { ConversationEngine } from '../../bff/conversation/engine-port.ts';
import type { DecisionStep } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';

/** An engine whose answers a test can foresee: it repeats what was said, and "human" hands over to staff. */
export function createEchoEngine(): ConversationEngine {
  const said = new WeakMap<Understanding, string>();
  const language = { code: 'en', confidence: 1, source: 'text' as const };
  return {
    detectLanguage: () => language,
    understand(text) {
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
      said.set(understanding, text);
      return understanding;
    },
    decide(understanding, { conversation }) {
      const handoff: DecisionStep = { kind: 'handoff', why: 'asked_for_human', department: 'front_desk', intent: null };
      const steps = said.get(understanding)?.includes('human') ? [handoff] : [];
      return { decision: { steps, reason: 'An echo', alternatives: [] }, dialogue: conversation.dialogue };
    },
    compose: (_, understanding) => ({ text: `Echo: ${said.get(understanding)}`, language: 'en', sources: [] }),
    greet: (_, name) => `Welcome to ${name}`,
    sayCode: (_, { code }) => ({ subject: 'Code', text: code }),
    sayTaskState: (_, kind, state) => ({ text: `${kind}: ${state}`, language: 'en', sources: [] }),
    sayStillWaiting: () => ({ text: 'Still waiting', language: 'en', sources: [] }),
    readWords: () => ({ concepts: [], words: [], unknown: [] }),
    prepare: () => undefined,
    learn: () => ({ search: () => [], policies: { language: 'en' }, amenities: [] }),
  };
}
