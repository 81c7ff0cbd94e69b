import { APICallError, type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { Prompt } from './prompts.ts';
import { describeTools } from './tools.ts';
import type { ModelTurn } from './types.ts';

export const OUTPUT_TOKENS_MAX = 700;

/** The longest times that a guest waits. */
export interface Patience {
  firstTokenMs: number;
  wholeMs: number;
}
export const PATIENCE: Patience = { firstTokenMs: 4_000, wholeMs: 12_000 };

/** The model's output events. `end` is the last event; a stream without it was cut off. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'tool'; name: string; input: unknown }
  | { type: 'end'; reason: string; tokens: { input: number | undefined; output: number | undefined } };

/** The request parameters that some servers and models refuse. */
export const REFUSABLE = ['tools', 'temperature', 'max_tokens', 'response_format'] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** The failure of a call. `retry`: the same call may succeed later. `code` is short and contains no text of a person. */
export class ModelCallError extends Error {
  override readonly name = 'ModelCallError';
  readonly kind: 'timeout' | 'error' | 'malformed';
  readonly code: string;
  readonly retry: boolean;
  /** The parameter that the server refuses. The call may succeed without the parameter. */
  readonly refuses: Refusable | null;

  constructor(
    kind: ModelCallError['kind'],
    code: string,
    { retry = false, refuses = null }: { retry?: boolean; refuses?: Refusable | null } = {},
  ) {
    super(`The language model: ${kind} (${code})`);
    this.kind = kind;
    this.code = code;
    this.retry = retry;
    this.refuses = refuses;
  }
}

/**
 * Makes one call, without a retry. Throws `ModelCallError`: `timeout` if the first token is late (the caller's signal limits the
 * whole call), `error` if the server or the connection fails, `malformed` if the response cannot be parsed.
 */
export async function* callModel(
  model: LanguageModel,
  prompt: Prompt,
  given: {
    tools: Pick<ModelTurn, 'allowedTools' | 'requests'>;
    /** The schema of the answer if the answer is not a text. */
    shape?: z.ZodType | undefined;
    outputTokensMax: number;
    without: ReadonlySet<Refusable>;
    signal: AbortSignal;
    firstTokenMs: number;
  },
): AsyncGenerator<ModelEvent> {
  const { tools, shape, outputTokensMax, without, signal, firstTokenMs } = given;
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), firstTokenMs);
  const { fullStream } = streamText({
    model,
    system: prompt.system,
    prompt: prompt.user,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, tooLate.signal]),
    ...(without.has('max_tokens') ? {} : { maxOutputTokens: outputTokensMax }),
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...(without.has('tools') || tools.allowedTools.length === 0 ? {} : { tools: describeTools(tools) }),
    ...(without.has('response_format') || shape === undefined ? {} : { output: Output.object({ schema: shape }) }),
    onError: () => {}, // the stream reports the error too; the SDK would print it with the guest's words
  });
  const late = (): ModelCallError =>
    tooLate.signal.aborted ? new ModelCallError('timeout', 'first_token') : new ModelCallError('timeout', 'whole');
  try {
    for await (const part of fullStream) {
      if (part.type === 'abort') throw late();
      if (part.type === 'error') throw signal.aborted || tooLate.signal.aborted ? late() : toCallError(part.error);
      if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-start')
        clearTimeout(timer);
      if (part.type === 'text-delta') yield { type: 'text', text: part.text };
      if (part.type === 'tool-call') yield { type: 'tool', name: part.toolName, input: part.input };
      if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage;
        yield { type: 'end', reason: part.finishReason, tokens: { input: inputTokens, output: outputTokens } };
      }
    }
  } catch (error) {
    if (error instanceof ModelCallError) throw error;
    throw signal.aborted || tooLate.signal.aborted ? late() : toCallError(error);
  } finally {
    clearTimeout(timer);
    tooLate.abort(); // a caller that stops reading ends the call
  }
}

/** Replaces the SDK's error, because that error contains the whole prompt. */
function toCallError(error: unknown): ModelCallError {
  if (!APICallError.isInstance(error)) {
    const isShape = error instanceof Error && /Parse|Validation|InvalidResponse|EmptyResponse/.test(error.name);
    return isShape ? new ModelCallError('malformed', 'wire') : new ModelCallError('error', 'stream');
  }
  const { statusCode, responseBody } = error;
  if (statusCode === undefined) return new ModelCallError('error', 'connection', { retry: true });
  if (statusCode < 400) return new ModelCallError('malformed', 'wire');
  const refuses = statusCode === 400 ? REFUSABLE.find((name) => responseBody?.includes(name)) : undefined;
  return new ModelCallError('error', `http_${statusCode}`, {
    retry: statusCode === 429 || statusCode >= 500,
    refuses: refuses ?? null,
  });
}
