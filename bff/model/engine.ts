import type { ModelSettings } from '../base/model-settings.ts';
import { OUTPUT_TOKENS_MAX } from './call-model.ts';
import { Caller, faultOfEnd, type ModelWorld, type Received, type Unmeasured } from './caller.ts';
import { CheckedReply } from './checked-reply.ts';
import { givesOrders } from './injection.ts';
import { NO_ANSWER, newSecrets, writePrompt } from './prompts.ts';
import { readMessage } from './read-message.ts';
import { openSecondReader } from './second-reader.ts';
import { readProposal } from './tools.ts';
import { translate } from './translate.ts';
import type { ModelEngine, ModelResult, ModelTurn } from './types.ts';

/** The optional language model with its checks, limits and fallbacks. */
export function createModelEngine(settings: ModelSettings, world: ModelWorld): ModelEngine {
  const caller = new Caller(settings, world);
  const reader = openSecondReader(settings, world);

  async function rewrite(given: ModelTurn, onDelta: (text: string) => void, signal: AbortSignal): Promise<ModelResult> {
    const turn = withoutOrders(given);
    if (turn === null) return { kind: 'fallback', why: 'refused', detail: 'orders' };
    const secrets = newSecrets();
    const prompt = writePrompt(turn, secrets);
    // The constructor may load a language, so it runs before the model's time limit starts.
    const reply = new CheckedReply(turn, prompt, { canary: secrets.canary, reader, show: onDelta });
    let checkedTo = 0;
    const result = await caller.call(
      {
        propertyId: turn.propertyId,
        spent: turn.spent,
        prompt,
        tools: turn,
        outputTokensMax: OUTPUT_TOKENS_MAX,
        patienceTimes: 1,
        look({ text }) {
          if (isNoAnswer(text)) return null;
          const fault = reply.push(text.slice(checkedTo));
          checkedTo = text.length;
          return fault;
        },
        conclude: (received, fault) => conclude(turn, reply, received, fault),
      },
      signal,
    );
    const { dropped, opinions } = reply;
    if (result.kind === 'proposal' || (dropped.length === 0 && opinions.length === 0)) return result;
    return { ...result, dropped, opinions };
  }

  return {
    rewrite,
    async read(turn, topics, signal) {
      if (givesOrders(turn.guestText)) return { topic: null };
      const history = turn.history.filter(({ text }) => !givesOrders(text));
      return readMessage(caller, { ...turn, history }, topics, signal);
    },
    translate: (given, signal) => translate(caller, given, signal),
    close() {
      caller.close();
      reader?.close();
    },
  };
}

async function conclude(
  turn: ModelTurn,
  reply: CheckedReply,
  received: Received,
  fault: string | null,
): Promise<Unmeasured> {
  const broken = faultOfEnd(received, fault);
  if (broken !== null) return broken;
  const [call] = received.tools;
  const tool = call === undefined ? null : readProposal(call.name, call.input, turn);
  if (call !== undefined && tool === null) return { kind: 'fallback', why: 'malformed', detail: 'tools' };
  const text = received.text.trim();
  if (isNoAnswer(text)) {
    return tool === null ? { kind: 'fallback', why: 'refused', detail: 'no_answer' } : { kind: 'proposal', tool };
  }
  const last = await reply.end();
  if (last !== null) return { kind: 'fallback', why: 'ungrounded', detail: last };
  return { kind: 'reply', text: reply.text, sources: [...reply.sources], ...(tool === null ? {} : { tool }) };
}

/** Whether the text is, or may become, the marker for "the sources do not answer". */
function isNoAnswer(text: string): boolean {
  const trimmed = text.trim();
  return NO_ANSWER.startsWith(trimmed) || trimmed.startsWith(NO_ANSWER);
}

/** Removes sources and messages that give orders to a model. Null if the guest's message gives orders, or no source remains. */
function withoutOrders(turn: ModelTurn): ModelTurn | null {
  const sources = turn.sources.filter(({ label, quote }) => !givesOrders(`${label}\n${quote}`));
  if (sources.length === 0 || givesOrders(turn.guestText)) return null;
  return { ...turn, sources, history: turn.history.filter(({ text }) => !givesOrders(text)) };
}
