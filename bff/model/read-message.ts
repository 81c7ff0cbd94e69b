import { z } from 'zod';
import type { Intent } from '../../shared/domain/intents.ts';
import { type Caller, faultOfEnd } from './caller.ts';
import { newSecrets, writeReadingPrompt } from './prompts.ts';
import type { ModelReading, ModelTurn } from './types.ts';

const NONE = 'none';
const WORD_TOKENS_MAX = 40;
const WORD_LETTERS_MAX = 200;
/** A quarter of the usual time limit, because the guest has already waited for an answer. */
const PATIENCE_TIMES = 0.25;

/**
 * Asks for the topic of a message as JSON with a given schema. The prompt also states the format, for servers that ignore the schema.
 * An answer outside the topics counts as no topic. Never rejects.
 */
export async function readMessage(
  caller: Caller,
  turn: ModelTurn,
  topics: readonly Intent[],
  signal: AbortSignal,
): Promise<ModelReading> {
  const shape = z.strictObject({ topic: z.enum([...topics, NONE]) });
  const result = await caller.call(
    {
      propertyId: turn.propertyId,
      spent: turn.spent,
      prompt: writeReadingPrompt(turn, [...topics, NONE], newSecrets().fence),
      tools: { allowedTools: [], requests: [] },
      shape,
      outputTokensMax: WORD_TOKENS_MAX,
      patienceTimes: PATIENCE_TIMES,
      look: ({ text }) => (text.length > WORD_LETTERS_MAX ? 'length' : null),
      conclude: (received, fault) => faultOfEnd(received, fault) ?? { kind: 'reply', text: received.text, sources: [] },
    },
    signal,
  );
  const read = result.kind === 'reply' ? shape.safeParse(parseJson(result.text)) : null;
  const topic = read?.data?.topic ?? NONE;
  return {
    topic: topics.find((one) => one === topic) ?? null,
    ...(result.usage === undefined ? {} : { usage: result.usage }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
