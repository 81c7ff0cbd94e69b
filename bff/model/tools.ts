import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { TOOL_TEXTS } from './prompts.ts';
import type { ModelTurn, ToolProposal } from './types.ts';

type Wanted = Pick<ModelTurn, 'allowedTools' | 'requests'>;

/** The allowed tools as the model is told of them. None can be executed and none takes an identifier. */
export function describeTools({ allowedTools, requests }: Wanted): ToolSet {
  const named = requestSchema(requests);
  return {
    ...(allowedTools.includes('hand_off')
      ? { hand_off: tool({ description: TOOL_TEXTS.hand_off, inputSchema: NOTHING }) }
      : {}),
    ...(allowedTools.includes('request_task') && named !== null
      ? { request_task: tool({ description: TOOL_TEXTS.request_task, inputSchema: named }) }
      : {}),
  };
}

/** A tool call as a proposal; null where it names no allowed tool or its input is not what was asked for. */
export function readProposal(name: string, input: unknown, { allowedTools, requests }: Wanted): ToolProposal | null {
  const allowed = allowedTools.find((one) => one === name);
  if (allowed === undefined) return null;
  if (allowed === 'hand_off') return { name: allowed };
  const parsed = requestSchema(requests)?.safeParse(input);
  return parsed?.success === true ? { name: allowed, request: parsed.data.request } : null;
}

const NOTHING = z.object({});

function requestSchema(requests: ModelTurn['requests']) {
  return requests.length === 0 ? null : z.strictObject({ request: z.enum([...requests]).describe(TOOL_TEXTS.request) });
}
