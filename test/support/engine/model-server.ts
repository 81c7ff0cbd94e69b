import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { SAMPLE_HOTEL } from '../../../bff/cli/sample/sample-hotel.ts';
import { createMarker } from './shown-marks.ts';

const { faqs, ...set } = SAMPLE_HOTEL.training;
/** The texts of the sample hotel. */
export const SAMPLE_TEXTS: readonly string[] = [
  ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ...Object.values(set.propertyInfo).filter((text) => typeof text === 'string'),
];

/**
 * A language model's server whose answers a test scripts. It has the wire formats of OpenAI's chat completions
 * (https://platform.openai.com/docs/api-reference/chat) and Anthropic's messages
 * (https://docs.anthropic.com/en/api/messages), each as one JSON body and as a stream. It refuses every key other than
 * `test-key`. Scripts are written with figures; figures that a source says are sent as their marks.
 */
export interface ModelServer {
  /** The value for LLM_BASE_URL. */
  baseUrl: string;
  /** The requests, oldest first. */
  requests: ModelRequest[];
  /** Sets the next answers. Each script is used once, the last one for all further requests. */
  play(...scripts: (Script | ((request: ModelRequest) => Script))[]): void;
  close(): Promise<void>;
}

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  model: string;
  system: string;
  user: string;
  /** The names of the tools in the request. */
  tools: string[];
  stream: boolean;
  /** The JSON Schema for the answer, if the request has one. */
  schema: unknown;
}

/** One answer. Without any field it is empty and ends normally. */
export interface Script {
  /** The text, or the pieces in which it is streamed. */
  text?: string | readonly string[];
  tools?: readonly { name: string; input: unknown }[];
  finish?: 'stop' | 'length' | 'content_filter';
  usage?: { input: number; output: number } | null;
  /** The status of an HTTP failure, whose body has the vendor's format. */
  status?: number;
  errorText?: string;
  headers?: Record<string, string>;
  /** Sent unchanged instead of a body in the vendor's format. */
  raw?: string;
  contentType?: string;
  /** Milliseconds to wait before the first byte, and between two pieces. */
  firstByteMs?: number;
  pieceMs?: number;
  /** Closes the connection after this number of pieces. */
  cutAfter?: number;
}

const openAiBody = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }) }).optional(),
});
const anthropicBody = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  max_tokens: z.number(),
  system: z.unknown().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.object({ name: z.string() })).default([]),
});

export async function startModelServer(hotelTexts: readonly string[] = SAMPLE_TEXTS): Promise<ModelServer> {
  const mark = createMarker(hotelTexts);
  const requests: ModelRequest[] = [];
  let scripts: Parameters<ModelServer['play']> = [{ text: 'NO_ANSWER' }];
  const server = createServer(async (message, response) => {
    const body = await readBody(message);
    const path = message.url ?? '';
    const { authorization, 'x-api-key': key = authorization?.replace('Bearer ', '') } = message.headers;
    if (key !== undefined && key !== 'test-key') {
      response.writeHead(401).end();
      return;
    }
    if (message.method === 'GET' && path.endsWith('/models')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ id: 'test-model' }] }));
      return;
    }
    const isAnthropic = path.endsWith('/messages');
    if (!isAnthropic && !path.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const request = readRequest(path, message.headers, JSON.parse(body));
    requests.push(request);
    const next = scripts.length > 1 ? scripts.shift() : scripts[0];
    const played = typeof next === 'function' ? next(request) : (next ?? {});
    const script = { ...played, ...markText(played, (text) => mark(request, text)) };
    await answer(response, request, script, isAnthropic ? anthropic : openAi).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(...next) {
      scripts = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Replaces the figures of the script's text by their marks, and keeps the number of pieces. */
function markText({ text }: Script, mark: (text: string) => string): Pick<Script, 'text'> {
  if (text === undefined) return {};
  if (typeof text === 'string') return { text: mark(text) };
  const [whole, pieces] = [mark(text.join('')), text.map(mark)];
  if (pieces.join('') === whole) return { text: pieces };
  const letters = Math.ceil(whole.length / text.length);
  return { text: text.map((_, index) => whole.slice(index * letters, (index + 1) * letters)) };
}

/** A vendor's format of answers. */
interface Format {
  json(request: ModelRequest, script: Script): unknown;
  /** The stream's events in order. `isPiece` is true for events with text or a tool call. */
  events(request: ModelRequest, script: Script): { line: string; isPiece: boolean }[];
  failure(status: number, text: string): unknown;
}

async function answer(response: ServerResponse, request: ModelRequest, script: Script, format: Format): Promise<void> {
  if (script.firstByteMs !== undefined) await wait(script.firstByteMs);
  for (const [name, value] of Object.entries(script.headers ?? {})) response.setHeader(name, value);
  const status = script.status ?? 200;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(format.failure(status, script.errorText ?? 'no')));
    return;
  }
  const type = script.contentType ?? (request.stream ? 'text/event-stream' : 'application/json');
  response.writeHead(200, { 'content-type': type });
  if (script.raw !== undefined) return void response.end(script.raw);
  if (!request.stream) return void response.end(JSON.stringify(format.json(request, script)));
  let pieces = 0;
  for (const { line, isPiece } of format.events(request, script)) {
    if (isPiece && script.cutAfter !== undefined && pieces >= script.cutAfter) return void response.destroy();
    response.write(line);
    if (!isPiece) continue;
    pieces++;
    await wait(script.pieceMs ?? 0);
  }
  response.end();
}

const textOf = ({ text = [] }: Script): string => (typeof text === 'string' ? text : text.join(''));
const piecesOf = ({ text = [] }: Script): readonly string[] =>
  typeof text === 'string' ? (text.match(/.{1,12}/gsu) ?? []) : text;
const usageOf = ({ usage }: Script) => (usage === undefined ? { input: 200, output: 40 } : usage);

const openAi: Format = {
  json(request, script) {
    const usage = usageOf(script);
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: request.model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: textOf(script),
            ...(script.tools ? { tool_calls: openAiTools(script) } : {}),
          },
          finish_reason: openAiFinish(script),
        },
      ],
      ...(usage === null ? {} : { usage: openAiUsage(usage) }),
    };
  },
  events(request, script) {
    const chunk = (delta: unknown, finish: string | null = null): string =>
      toEvent({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: request.model,
        choices: [{ index: 0, delta, finish_reason: finish }],
      });
    const usage = usageOf(script);
    return [
      { line: chunk({ role: 'assistant', content: '' }), isPiece: false },
      ...piecesOf(script).map((content) => ({ line: chunk({ content }), isPiece: true })),
      ...openAiTools(script).map((call) => ({ line: chunk({ tool_calls: [call] }), isPiece: true })),
      { line: chunk({}, openAiFinish(script)), isPiece: false },
      ...(usage === null
        ? []
        : [
            {
              line: toEvent({
                id: 'chatcmpl-1',
                object: 'chat.completion.chunk',
                created: 1,
                model: request.model,
                choices: [],
                usage: openAiUsage(usage),
              }),
              isPiece: false,
            },
          ]),
      { line: 'data: [DONE]\n\n', isPiece: false },
    ];
  },
  failure: (status, message) => ({
    error: { message, type: status === 429 ? 'rate_limit_error' : 'server_error', code: null },
  }),
};

function openAiTools({ tools = [] }: Script) {
  return tools.map(({ name, input }, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
}

function openAiFinish({ finish, tools = [] }: Script): string {
  return finish ?? (tools.length > 0 ? 'tool_calls' : 'stop');
}

function openAiUsage({ input, output }: { input: number; output: number }) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const;

const anthropic: Format = {
  json(request, script) {
    const usage = usageOf(script) ?? { input: 0, output: 0 };
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: request.model,
      content: [
        { type: 'text', text: textOf(script) },
        ...(script.tools ?? []).map(({ name, input }, index) => ({
          type: 'tool_use',
          id: `toolu_${index}`,
          name,
          input,
        })),
      ],
      stop_reason: anthropicStop(script),
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    };
  },
  events(request, script) {
    const usage = usageOf(script) ?? { input: 0, output: 0 };
    const event = (type: string, fields: Record<string, unknown>, isPiece = false) => ({
      line: `event: ${type}\n${toEvent({ type, ...fields })}`,
      isPiece,
    });
    const tools = (script.tools ?? []).flatMap(({ name, input }, number) => {
      const index = number + 1;
      return [
        event('content_block_start', {
          index,
          content_block: { type: 'tool_use', id: `toolu_${number}`, name, input: {} },
        }),
        event(
          'content_block_delta',
          { index, delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) } },
          true,
        ),
        event('content_block_stop', { index }),
      ];
    });
    return [
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: request.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage.input, output_tokens: 1 },
        },
      }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      event('ping', {}),
      ...piecesOf(script).map((text) =>
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }, true),
      ),
      event('content_block_stop', { index: 0 }),
      ...tools,
      event('message_delta', {
        delta: { stop_reason: anthropicStop(script), stop_sequence: null },
        usage: { output_tokens: usage.output },
      }),
      event('message_stop', {}),
    ];
  },
  failure: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};

function anthropicStop({ finish, tools = [] }: Script): string {
  return finish === undefined && tools.length > 0 ? 'tool_use' : STOP_REASONS[finish ?? 'stop'];
}

function toEvent(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function readRequest(path: string, headers: IncomingMessage['headers'], body: unknown): ModelRequest {
  if (path.endsWith('/messages')) {
    const { model, stream, system, messages, tools } = anthropicBody.parse(body);
    const user = messages.map(({ content }) => toText(content)).join('\n');
    const names = tools.map(({ name }) => name);
    return { path, headers, model, stream, system: toText(system), user, tools: names, schema: undefined };
  }
  const { model, stream, messages, tools, response_format: format } = openAiBody.parse(body);
  const textsOf = (role: string) => messages.filter((one) => one.role === role).map(({ content }) => toText(content));
  return {
    path,
    headers,
    model,
    stream,
    system: textsOf('system').join('\n'),
    user: textsOf('user').join('\n'),
    tools: tools.map((tool) => tool.function.name),
    schema: format?.json_schema.schema,
  };
}

function toText(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = z.array(z.object({ text: z.string().default('') })).safeParse(content);
  return parts.success ? parts.data.map(({ text }) => text).join('\n') : '';
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
