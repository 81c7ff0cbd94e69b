import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WebSocketServer } from 'ws';
import { CANDIDATES, type Candidate, WELCOME_FRAME } from './candidates.ts';

/** Bytes count response bodies as gzip -9 compresses them. */
export interface Traffic {
  requests: number;
  gzip: number;
}

export interface BenchServer {
  baseUrl: string;
  /** Returns the traffic since the last call; the HTML pages themselves are not counted. */
  takeTraffic(): Traffic;
  close(): Promise<void>;
}

const CSP_NONCE = 'bench';
/** The Content-Security-Policy of a careful site: own scripts and sockets only, nothing inline. */
const STRICT_POLICY = `default-src 'none'; script-src 'self' 'nonce-${CSP_NONCE}'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws:; require-trusted-types-for 'script'; trusted-types lit-html service-chat`;

/** Serves each candidate's page and files from the loopback, brotli-compressed, and counts the traffic. */
export async function startBenchServer(): Promise<BenchServer> {
  let traffic: Traffic = { requests: 0, gzip: 0 };
  let active: Candidate | undefined;
  const packed = new Map<string, { body: Buffer; gzip: number }>();

  function compressBody(key: string, raw: Buffer): { body: Buffer; gzip: number } {
    const known = packed.get(key);
    if (known !== undefined) return known;
    const made = { body: brotliCompressSync(raw), gzip: gzipSync(raw, { level: 9 }).length };
    packed.set(key, made);
    return made;
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const page = CANDIDATES.find(({ id }) => pathname === `/page/${id}`);
    if (page !== undefined) {
      active = page;
      if (searchParams.has('strict')) response.setHeader('content-security-policy', STRICT_POLICY);
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('cache-control', 'no-store');
      response.end(renderPage(page));
      return;
    }
    const found = active === undefined ? undefined : (answer(active, pathname) ?? readAsset(active, pathname));
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { body, gzip } = compressBody(`${active?.id}${pathname}`, found.raw);
    traffic = { requests: traffic.requests + 1, gzip: traffic.gzip + gzip };
    response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'content-length': body.length });
    response.end(body);
  });

  const sockets = new WebSocketServer({ server, handleProtocols: (offered) => [...offered][0] ?? false });
  sockets.on('connection', (socket) => socket.once('message', () => socket.send(JSON.stringify(WELCOME_FRAME))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeTraffic() {
      const taken = traffic;
      traffic = { requests: 0, gzip: 0 };
      return taken;
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function renderPage(candidate: Candidate): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hotel Minimal</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head><body>
<main><h1>Hotel Minimal</h1><p>A plain page with one paragraph and one <a href="#rooms">link</a>.</p></main>
<script nonce="${CSP_NONCE}">window.__t0 = performance.now()</script>${candidate.html(CSP_NONCE)}</body></html>`;
}

function answer(candidate: Candidate, pathname: string): { raw: Buffer; type: string } | undefined {
  const value = candidate.answer?.(pathname);
  if (typeof value === 'string') return { raw: Buffer.from(value), type: 'text/javascript' };
  return value ? { raw: Buffer.from(JSON.stringify(value)), type: 'application/json' } : undefined;
}

function readAsset(candidate: Candidate, pathname: string): { raw: Buffer; type: string } | undefined {
  for (const [prefix, folder] of Object.entries(candidate.folders)) {
    if (!pathname.startsWith(prefix) || pathname.includes('..')) continue;
    const path = join(folder, pathname.slice(prefix.length));
    if (statSync(path, { throwIfNoEntry: false })?.isFile())
      return { raw: readFileSync(path), type: 'text/javascript' };
  }
  return undefined;
}
