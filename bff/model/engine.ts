import type { ModelSettings } from '../base/model-settings.ts';
import { OUTPUT_TOKENS_MAX } from './call-model.ts';
import { Caller, faultOfEnd, type ModelWorld, type Received, type Unmeasured } from './caller.ts';
import { ReplyChecker } from './grounding/reply-checker.ts';
import { givesOrders } from './injection.ts';
import { NO_ANSWER, newSecrets, type Prompt, toGuestWords, toPublicText, toSourceId, writePrompt } from './prompts.ts';
import { readProposal } from './tools.ts';
import { translate } from './translate.ts';
import type { ModelEngine, ModelResult, ModelTurn } from './types.ts';

/** The optional language model behind its checks, limits and fall-backs. */
export function createModelEngine(settings: ModelSettings, world: ModelWorld): ModelEngine {
  const caller = new Caller(settings, world);

  async function rewrite(given: ModelTurn, onDelta: (text: string) => void, signal: AbortSignal): Promise<ModelResult> {
    const turn = withoutOrders(given);
    if (turn === null) return { kind: 'fallback', why: 'refused', detail: 'orders' };
    const secrets = newSecrets();
    const prompt = writePrompt(turn, secrets);
    const checker = createChecker(turn, prompt, secrets.canary); // may make a language ready: not on the model's time
    let checkedTo = 0;
    return caller.call(
      {
        propertyId: turn.propertyId,
        spent: turn.spent,
        prompt,
        tools: turn,
        outputTokensMax: OUTPUT_TOKENS_MAX,
        patienceTimes: 1,
        look({ text }) {
          if (isNoAnswer(text)) return null;
          const { passed, fault } = checker.push(text.slice(checkedTo));
          checkedTo = text.length;
          if (fault !== null) return fault;
          if (passed !== '') onDelta(passed);
          return null;
        },
        conclude: (received, fault) => conclude(turn, checker, received, fault),
      },
      signal,
    );
  }

  return {
    rewrite,
    translate: (given, signal) => translate(caller, given, signal),
    close: () => caller.close(),
  };
}

function conclude(turn: ModelTurn, checker: ReplyChecker, received: Received, fault: string | null): Unmeasured {
  const broken = faultOfEnd(received, fault);
  if (broken !== null) return broken;
  const [call] = received.tools;
  const tool = call === undefined ? null : readProposal(call.name, call.input, turn);
  if (call !== undefined && tool === null) return { kind: 'fallback', why: 'malformed', detail: 'tools' };
  const text = received.text.trim();
  if (isNoAnswer(text)) {
    return tool === null ? { kind: 'fallback', why: 'refused', detail: 'no_answer' } : { kind: 'proposal', tool };
  }
  const { fault: last } = checker.end();
  if (last !== null) return { kind: 'fallback', why: 'ungrounded', detail: last };
  const sources = turn.sources.filter((_, index) => checker.cited.has(toSourceId(index)));
  return { kind: 'reply', text: checker.text, sources, ...(tool === null ? {} : { tool }) };
}

/** Is this, or may it become, the word for "the sources do not answer"? */
function isNoAnswer(text: string): boolean {
  const trimmed = text.trim();
  return NO_ANSWER.startsWith(trimmed) || trimmed.startsWith(NO_ANSWER);
}

/** Without what gives orders to a model; null where the guest's own message does, or no source is left. */
function withoutOrders(turn: ModelTurn): ModelTurn | null {
  const sources = turn.sources.filter(({ label, quote }) => !givesOrders(`${label}\n${quote}`));
  if (sources.length === 0 || givesOrders(turn.guestText)) return null;
  return { ...turn, sources, history: turn.history.filter(({ text }) => !givesOrders(text)) };
}

function createChecker(turn: ModelTurn, prompt: Prompt, canary: string): ReplyChecker {
  return new ReplyChecker({
    language: turn.language,
    sources: new Map(turn.sources.map((source, index) => [toSourceId(index), source])),
    guestWords: toGuestWords(turn),
    publicText: toPublicText(turn),
    canary,
    rules: prompt.rules,
  });
}
