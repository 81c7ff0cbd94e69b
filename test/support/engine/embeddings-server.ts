import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/**
 * A server with OpenAI's embeddings API (https://platform.openai.com/docs/api-reference/embeddings). It returns the
 * vectors of `vectorOf`, and faults on demand. It refuses every key other than `test-key`.
 */
export interface EmbeddingsServer {
  /** The value for EMBEDDINGS_BASE_URL. */
  baseUrl: string;
  /** The texts of each call, oldest first. */
  calls: string[][];
  /** Sets the fault of the following answers; null ends it. */
  play(fault: Fault | null): void;
  close(): Promise<void>;
}

/** The faults. `spoilt`: answers 500 if a text contains the word, like servers that stop at a NaN. */
export type Fault =
  | { kind: 'silent' }
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'raw'; body: string; contentType?: string }
  | { kind: 'dimension'; size: number }
  | { kind: 'mixed_dimensions' }
  | { kind: 'too_few' }
  | { kind: 'nan' }
  | { kind: 'nulls' }
  | { kind: 'zeros' }
  | { kind: 'huge' }
  | { kind: 'hang_up' }
  | { kind: 'redirect'; to: string }
  | { kind: 'spoilt'; word: string };

/** Longer than any real answer. */
const HUGE = ' '.repeat(20 * 1024 * 1024);

const requestBody = z.object({ model: z.string(), input: z.union([z.string(), z.array(z.string())]) });

/** `vectorOf` returns the vector of a text, always the same for the same text. */
export async function startEmbeddingsServer(vectorOf: (text: string) => number[]): Promise<EmbeddingsServer> {
  const calls: string[][] = [];
  let fault: Fault | null = null;
  const server = createServer(async (message, response) => {
    response.setHeader('connection', 'close'); // a client thread that computes for long would find a kept connection closed
    const chunks: Uint8Array[] = [];
    for await (const chunk of message) chunks.push(chunk);
    if (message.headers.authorization !== undefined && message.headers.authorization !== 'Bearer test-key')
      return void response.writeHead(401).end();
    if (message.method !== 'POST' || message.url !== '/v1/embeddings') return void response.writeHead(404).end();
    const { model, input } = requestBody.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const texts = typeof input === 'string' ? [input] : input;
    calls.push(texts);
    await answer(response, model, texts, fault, vectorOf).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    play(newFault) {
      fault = newFault;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  response: ServerResponse,
  model: string,
  texts: readonly string[],
  fault: Fault | null,
  vectorOf: (text: string) => number[],
): Promise<void> {
  if (fault?.kind === 'silent') return;
  if (fault?.kind === 'slow') await wait(fault.ms);
  if (fault?.kind === 'hang_up') return void response.destroy();
  if (fault?.kind === 'redirect') return void response.writeHead(307, { location: fault.to }).end();
  const status = fault?.kind === 'status' ? fault.status : isSpoilt(fault, texts) ? 500 : 200;
  if (status !== 200)
    return void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: `no: ${texts.join(' ')}`, type: 'api_error' } }));
  if (fault?.kind === 'raw')
    return void response.writeHead(200, { 'content-type': fault.contentType ?? 'application/json' }).end(fault.body);
  if (fault?.kind === 'huge')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"data":[${HUGE}]}`);
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: distort(vectorOf(text), index, fault),
  }));
  const body = {
    object: 'list',
    data: fault?.kind === 'too_few' ? data.slice(1) : data,
    model,
    usage: { prompt_tokens: texts.length, total_tokens: texts.length },
  };
  // Servers written in Python write a bare NaN.
  const text = fault?.kind === 'nan' ? JSON.stringify(body).replaceAll('"NaN"', 'NaN') : JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

function isSpoilt(fault: Fault | null, texts: readonly string[]): boolean {
  return fault?.kind === 'spoilt' && texts.some((text) => text.includes(fault.word));
}

function distort(vector: number[], index: number, fault: Fault | null): unknown[] {
  switch (fault?.kind) {
    case 'dimension':
      return Array.from({ length: fault.size }, (_, position) => position + 1);
    case 'mixed_dimensions':
      return index % 2 === 0 ? [...vector, 1] : vector;
    case 'nan':
      return vector.map(() => 'NaN');
    case 'nulls':
      return vector.map(() => null);
    case 'zeros':
      return vector.map(() => 0);
    default:
      return vector;
  }
}
