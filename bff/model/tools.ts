import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { TOOL_TEXTS } from './prompts.ts';
import type { ModelTurn, ToolProposal } from './types.ts';

type Wanted = Pick<ModelTurn, 'allowedTools' | 'requests'>;

/** Describes the allowed tools for the model. The tools cannot be executed and take no identifiers. */
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

/** Reads a tool call as a proposal; null if the tool is not allowed or its input is invalid. */
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
