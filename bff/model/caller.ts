import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { createBreaker } from '../base/breaker.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { ModelSettings } from '../base/model-settings.ts';
import { costOf, createBudget, estimateTokens } from './budget.ts';
import { callModel, ModelCallError, PATIENCE, type Patience, type Refusable } from './call-model.ts';
import type { Prompt } from './prompts.ts';
import { connectModel } from './provider.ts';
import type { ModelResult, ModelTurn, ModelUsage, Spent } from './types.ts';

const CALLS_AT_ONCE_MAX = 16;
const RETRIES_MAX = 1;
const RETRY_WAIT_MS_MIN = 150;
const RETRY_WAIT_MS_SPREAD = 450;
const TOOL_CALLS_MAX = 1;

/** The dependencies of a model engine. `fetch` reaches the model's server. */
export interface ModelWorld {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  patience?: Patience;
}

/** The data received in one call, with the token counts that the server stated. */
export interface Received {
  text: string;
  tools: { name: string; input: unknown }[];
  end: string | null;
  tokens: { input: number | undefined; output: number | undefined };
}

/** One call: the prompt, the property, and the limits. */
export interface Order {
  propertyId: string;
  /** The property's usage this month. */
  spent: Spent;
  prompt: Prompt;
  tools: Pick<ModelTurn, 'allowedTools' | 'requests'>;
  /** The schema of the answer if the answer is not a text. `conclude` validates the answer again. */
  shape?: z.ZodType;
  outputTokensMax: number;
  /** The factor by which the call may exceed the usual time limit. */
  patienceTimes: number;
  /** Checks each new piece of text. The first fault ends the call, because later text would not be shown. */
  look(received: Received): string | null;
  /** Makes the result of the call. `fault` is the fault that `look` found. */
  conclude(received: Received, fault: string | null): Unmeasured | Promise<Unmeasured>;
}

/** A result without the call's usage. */
export type Unmeasured = ModelResult extends infer Result
  ? Result extends unknown
    ? Omit<Result, 'usage'>
    : never
  : never;

/** Makes calls within the limits: concurrent calls, the month's budget, and a circuit breaker for an unavailable server. */
export class Caller {
  readonly #settings: ModelSettings;
  readonly #log: ModelWorld['log'];
  readonly #patience: Patience;
  readonly #model: ReturnType<typeof connectModel>;
  readonly #breaker: ReturnType<typeof createBreaker>;
  readonly #budget: ReturnType<typeof createBudget>;
  readonly #closing = new AbortController();
  /** The parameters that the model's server refuses. Later calls omit them. */
  readonly #without = new Set<Refusable>();
  #calls = 0;

  constructor(settings: ModelSettings, { clock, fetch, log, patience = PATIENCE }: ModelWorld) {
    this.#settings = settings;
    this.#log = log;
    this.#patience = patience;
    this.#model = connectModel(settings, fetch);
    this.#breaker = createBreaker(clock);
    this.#budget = createBudget(settings);
  }

  /** Never rejects. */
  async call(order: Order, signal: AbortSignal): Promise<ModelResult> {
    if (this.#closing.signal.aborted || signal.aborted) return { kind: 'fallback', why: 'error', detail: 'closed' };
    if (this.#calls >= CALLS_AT_ONCE_MAX) return { kind: 'fallback', why: 'error', detail: 'busy' };
    const release = this.#reserve(order);
    if (release === null) return { kind: 'fallback', why: 'budget', detail: 'month' };
    try {
      if (!this.#breaker.allows()) return { kind: 'fallback', why: 'error', detail: 'circuit_open' };
      this.#calls++;
      return await this.#converse(order, signal).finally(() => this.#calls--);
    } finally {
      release();
    }
  }

  /** Ends running calls. Every later call falls back. */
  close(): void {
    this.#closing.abort();
  }

  /** Reserves the largest possible usage of the call. Null: the month's budget is too small for the call. */
  #reserve({ propertyId, spent, prompt, outputTokensMax }: Order): (() => void) | null {
    const inputTokens = estimateTokens(prompt.system + prompt.user);
    return this.#budget.reserve(propertyId, spent, {
      tokens: inputTokens + outputTokensMax,
      costMicros: costOf(this.#settings, inputTokens, outputTokensMax),
    });
  }

  async #converse(order: Order, signal: AbortSignal): Promise<ModelResult> {
    const startedMs = performance.now();
    const received: Received = { text: '', tools: [], end: null, tokens: { input: undefined, output: undefined } };
    const patience = AbortSignal.timeout(order.patienceTimes * this.#patience.wholeMs);
    const whole = AbortSignal.any([signal, this.#closing.signal, patience]);
    const usage = (isBilled: boolean): ModelUsage =>
      this.#measure(isBilled ? order.prompt : null, received, performance.now() - startedMs);
    try {
      const outcome = await order.conclude(received, await this.#listen(order, received, whole));
      if (outcome.kind === 'fallback' && outcome.why === 'error') this.#breaker.failed();
      else this.#breaker.succeeded();
      return { ...outcome, usage: usage(true) };
    } catch (error) {
      // A guest who leaves, or a shutdown of this server, is no failure of the model.
      const isOurs = signal.aborted || this.#closing.signal.aborted;
      if (!isOurs) this.#breaker.failed();
      const { kind, code } = error instanceof ModelCallError ? error : { kind: 'error' as const, code: 'engine' };
      this.#log.warn({ why: kind, detail: code, model: this.#settings.model }, 'the language model did not answer');
      // A request that was refused or never arrived is not billed; a request that was cut off or timed out may be billed.
      const isBilled = !/^(?:http_|connection)/.test(code);
      return { kind: 'fallback', why: kind, detail: isOurs ? 'cancelled' : code, usage: usage(isBilled) };
    }
  }

  /** Reads the answer, with one retry if the connection or the server failed before the first output. */
  async #listen(order: Order, received: Received, whole: AbortSignal): Promise<string | null> {
    for (let failures = 0; ; ) {
      try {
        return await this.#read(order, received, whole);
      } catch (error) {
        if (!(error instanceof ModelCallError) || received.text !== '' || whole.aborted) throw error;
        if (error.refuses !== null && !this.#without.has(error.refuses)) {
          this.#without.add(error.refuses); // the next call omits the parameter
          continue;
        }
        if (!error.retry || ++failures > RETRIES_MAX) throw error;
        const waitMs = RETRY_WAIT_MS_MIN + Math.random() * RETRY_WAIT_MS_SPREAD;
        await wait(waitMs, undefined, { signal: whole }).catch(() => {});
      }
    }
  }

  async #read(order: Order, received: Received, signal: AbortSignal): Promise<string | null> {
    const { prompt, tools, shape, outputTokensMax } = order;
    const { firstTokenMs } = this.#patience;
    const given = { tools, shape, outputTokensMax, without: this.#without, signal, firstTokenMs };
    for await (const event of callModel(this.#model, prompt, given)) {
      if (event.type === 'tool') received.tools.push(event);
      if (received.tools.length > TOOL_CALLS_MAX) return 'tools';
      if (event.type === 'end') {
        received.end = event.reason;
        received.tokens = event.tokens;
      }
      if (event.type !== 'text') continue;
      received.text += event.text;
      const fault = order.look(received);
      if (fault !== null) return fault;
    }
    return null;
  }

  #measure(prompt: Prompt | null, { text, tokens }: Received, durationMs: number): ModelUsage {
    const input = tokens.input ?? (prompt === null ? 0 : estimateTokens(prompt.system + prompt.user));
    const output = tokens.output ?? estimateTokens(text);
    return {
      model: this.#settings.model,
      inputTokens: input,
      outputTokens: output,
      costMicros: costOf(this.#settings, input, output),
      currency: this.#settings.prices?.currency ?? '',
      estimated: tokens.input === undefined || tokens.output === undefined,
      durationMs: Math.round(durationMs),
    };
  }
}

/** The fallback of a call that ended abnormally; null: the call ended normally. */
export function faultOfEnd({ end }: Received, fault: string | null): Unmeasured | null {
  if (fault === 'tools') return { kind: 'fallback', why: 'malformed', detail: 'tools' };
  if (fault !== null) return { kind: 'fallback', why: fault === 'length' ? 'malformed' : 'ungrounded', detail: fault };
  if (end === 'content-filter') return { kind: 'fallback', why: 'refused', detail: 'filter' };
  if (end === 'length') return { kind: 'fallback', why: 'malformed', detail: 'length' };
  return end === 'stop' || end === 'tool-calls' ? null : { kind: 'fallback', why: 'error', detail: 'cut' };
}
