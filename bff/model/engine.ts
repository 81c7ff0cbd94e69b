import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createBreaker } from '../base/breaker.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { ModelSettings } from '../base/model-settings.ts';
import { costOf, createBudget, estimateTokens } from './budget.ts';
import { callModel, ModelCallError, OUTPUT_TOKENS_MAX, PATIENCE, type Patience, type Refusable } from './call-model.ts';
import { ReplyChecker } from './grounding/reply-checker.ts';
import { givesOrders } from './injection.ts';
import { NO_ANSWER, type Prompt, toGuestWords, toPublicText, toSourceId, writePrompt } from './prompts.ts';
import { connectModel } from './provider.ts';
import { readProposal } from './tools.ts';
import type { ModelEngine, ModelResult, ModelTurn, ModelUsage } from './types.ts';

const CALLS_AT_ONCE_MAX = 16;
const RETRIES_MAX = 1;
const RETRY_WAIT_MS_MIN = 150;
const RETRY_WAIT_MS_SPREAD = 450;
const TOOL_CALLS_MAX = 1;

/** The world a model engine lives in. `fetch` reaches the model's server. */
export interface ModelWorld {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  patience?: Patience;
}

/** What was received of one call, and what it said of its tokens. */
interface Received {
  text: string;
  /** How much of the text the checks have seen. */
  checkedTo: number;
  tools: { name: string; input: unknown }[];
  end: string | null;
  tokens: { input: number | undefined; output: number | undefined };
}

interface Call {
  turn: ModelTurn;
  prompt: Prompt;
  checker: ReplyChecker;
  received: Received;
  onDelta: (text: string) => void;
  signal: AbortSignal;
}

/** The optional language model behind its checks, limits and fall-backs. */
export function createModelEngine(settings: ModelSettings, world: ModelWorld): ModelEngine {
  const { clock, log, patience = PATIENCE } = world;
  const model = connectModel(settings, world.fetch);
  const breaker = createBreaker(clock);
  const budget = createBudget(settings);
  const closing = new AbortController();
  let calls = 0;
  const without = new Set<Refusable>();

  async function improve(given: ModelTurn, onDelta: (text: string) => void, signal: AbortSignal): Promise<ModelResult> {
    const turn = withoutOrders(given);
    if (turn === null) return { kind: 'fallback', why: 'refused', detail: 'orders' };
    if (closing.signal.aborted || signal.aborted) return { kind: 'fallback', why: 'error', detail: 'closed' };
    if (calls >= CALLS_AT_ONCE_MAX) return { kind: 'fallback', why: 'error', detail: 'busy' };
    const canary = randomBytes(12).toString('hex');
    const prompt = writePrompt(turn, { canary, fence: randomBytes(6).toString('hex') });
    const checker = createChecker(turn, prompt, canary); // may make a language ready: not on the model's time
    const inputTokens = estimateTokens(prompt.system + prompt.user);
    const most = {
      tokens: inputTokens + OUTPUT_TOKENS_MAX,
      costMicros: costOf(settings, inputTokens, OUTPUT_TOKENS_MAX),
    };
    const release = budget.reserve(turn.propertyId, turn.spent, most);
    if (release === null) return { kind: 'fallback', why: 'budget', detail: 'month' };
    if (!breaker.allows()) {
      release();
      return { kind: 'fallback', why: 'error', detail: 'circuit_open' };
    }
    calls++;
    const startedMs = performance.now();
    const received: Received = {
      text: '',
      checkedTo: 0,
      tools: [],
      end: null,
      tokens: { input: undefined, output: undefined },
    };
    const whole = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(patience.wholeMs)]);
    const usage = (isBilled: boolean): ModelUsage =>
      measure(isBilled ? prompt : null, received, performance.now() - startedMs);
    try {
      const fault = await listen({ turn, prompt, checker, received, onDelta, signal: whole });
      const outcome = conclude(turn, checker, received, fault);
      if (outcome.kind === 'fallback' && outcome.why === 'error') breaker.failed();
      else breaker.succeeded();
      return { ...outcome, usage: usage(true) };
    } catch (error) {
      // A guest who leaves or a server that stops says nothing of the model.
      const isOurs = signal.aborted || closing.signal.aborted;
      if (!isOurs) breaker.failed();
      const { kind, code } = error instanceof ModelCallError ? error : { kind: 'error' as const, code: 'engine' };
      log.warn({ why: kind, detail: code, model: settings.model }, 'the language model did not answer');
      // A request that was refused or never arrived is not billed; one that was cut off or came too late may be.
      const isBilled = !/^(?:http_|connection)/.test(code);
      return { kind: 'fallback', why: kind, detail: isOurs ? 'cancelled' : code, usage: usage(isBilled) };
    } finally {
      calls--;
      release();
    }
  }

  /** Reads the answer, with one more try where the line or the server failed before it said anything. */
  async function listen(call: Call): Promise<string | null> {
    for (let failures = 0; ; ) {
      try {
        return await read(call);
      } catch (error) {
        if (!(error instanceof ModelCallError) || call.received.text !== '' || call.signal.aborted) throw error;
        if (error.refuses !== null && !without.has(error.refuses)) {
          without.add(error.refuses); // remembered: the next call leaves it out at once
          continue;
        }
        if (!error.retry || ++failures > RETRIES_MAX) throw error;
        const waitMs = RETRY_WAIT_MS_MIN + Math.random() * RETRY_WAIT_MS_SPREAD;
        await wait(waitMs, undefined, { signal: call.signal }).catch(() => {});
      }
    }
  }

  /** Hands out what passes the checks. The first fault ends the call: what follows would not be shown. */
  async function read({ turn, prompt, checker, received, onDelta, signal }: Call): Promise<string | null> {
    const events = callModel(model, prompt, { turn, without, signal, firstTokenMs: patience.firstTokenMs });
    for await (const event of events) {
      if (event.type === 'tool') received.tools.push(event);
      if (received.tools.length > TOOL_CALLS_MAX) return 'tools';
      if (event.type === 'end') {
        received.end = event.reason;
        received.tokens = event.tokens;
      }
      if (event.type !== 'text') continue;
      received.text += event.text;
      if (isNoAnswer(received.text)) continue;
      const { passed, fault } = checker.push(received.text.slice(received.checkedTo));
      received.checkedTo = received.text.length;
      if (fault !== null) return fault;
      if (passed !== '') onDelta(passed);
    }
    return null;
  }

  function conclude(turn: ModelTurn, checker: ReplyChecker, received: Received, fault: string | null): Unmeasured {
    if (fault === 'tools') return { kind: 'fallback', why: 'malformed', detail: 'tools' };
    if (fault !== null)
      return { kind: 'fallback', why: fault === 'length' ? 'malformed' : 'ungrounded', detail: fault };
    if (received.end === 'content-filter') return { kind: 'fallback', why: 'refused', detail: 'filter' };
    if (received.end === 'length') return { kind: 'fallback', why: 'malformed', detail: 'length' };
    if (received.end !== 'stop' && received.end !== 'tool-calls')
      return { kind: 'fallback', why: 'error', detail: 'cut' };
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

  function measure(prompt: Prompt | null, { text, tokens }: Received, durationMs: number): ModelUsage {
    const input = tokens.input ?? (prompt === null ? 0 : estimateTokens(prompt.system + prompt.user));
    const output = tokens.output ?? estimateTokens(text);
    return {
      model: settings.model,
      inputTokens: input,
      outputTokens: output,
      costMicros: costOf(settings, input, output),
      currency: settings.prices?.currency ?? '',
      estimated: tokens.input === undefined || tokens.output === undefined,
      durationMs: Math.round(durationMs),
    };
  }

  return { improve, close: () => closing.abort() };
}

type Unmeasured = ModelResult extends infer Result ? (Result extends unknown ? Omit<Result, 'usage'> : never) : never;

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
