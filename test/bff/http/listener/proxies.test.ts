import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readConfig } from '../../../../bff/base/config.ts';
import { createLog } from '../../../../bff/base/log.ts';
import { type RunningServer, startServer } from '../../../../bff/compose.ts';
import { createEchoEngine } from '../../../support/engine/echo-engine.ts';
import { findOwnPort } from '../../../support/process/own-port.ts';
import { makeCertificate } from '../../../support/self-signed.ts';

/**
 * The proxy configurations of `docs/deploy`, run in front of a real server; only ports, names and places are filled in.
 * Proxies that are not installed here are skipped by name.
 */
interface Place {
  folder: string;
  /** The port with TLS, the port without it, and the server's own. */
  tls: number;
  plain: number;
  server: number;
  certFile: string;
  keyFile: string;
}
interface Proxy {
  name: string;
  version: string[];
  /** Writes its settings and returns how to start it. */
  prepare(place: Place): { args: string[]; env?: Record<string, string> };
}

const deployed = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8');
/** Replaces values in a file. Each must occur, else the file has changed. */
function fill(text: string, values: readonly (readonly [string, string])[]): string {
  return values.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`${from} is not in the file any more`);
    return filled.replaceAll(from, to);
  }, text);
}

const PROXIES: Proxy[] = [
  {
    name: 'nginx',
    version: ['-v'],
    prepare({ folder, tls, plain, server, certFile, keyFile }) {
      const site = fill(deployed('nginx.conf'), [
        ['    listen [::]:443 ssl http2;\n', ''],
        ['    listen [::]:80;\n', ''],
        ['listen 443 ', `listen 127.0.0.1:${tls} `],
        ['listen 80;', `listen 127.0.0.1:${plain};`],
        ['127.0.0.1:8787', `127.0.0.1:${server}`],
        ['chat.hotel.example;', 'localhost;'],
        ['/etc/letsencrypt/live/chat.hotel.example/fullchain.pem', certFile],
        ['/etc/letsencrypt/live/chat.hotel.example/privkey.pem', keyFile],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      );
      const global = `user root; daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}`;
      writeFileSync(
        join(folder, 'nginx.conf'),
        `${global}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n}\n`,
      );
      return { args: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
    },
  },
  {
    name: 'haproxy',
    version: ['-v'],
    prepare({ folder, tls, plain, server, certFile, keyFile }) {
      const pair = join(folder, 'pair.pem');
      writeFileSync(pair, readFileSync(certFile, 'utf8') + readFileSync(keyFile, 'utf8'), { mode: 0o600 });
      const settings = fill(deployed('haproxy.cfg'), [
        ['/etc/haproxy/chat.pem', pair],
        [':443 ', `127.0.0.1:${tls} `],
        [':80\n', `127.0.0.1:${plain}\n`],
        ['127.0.0.1:8787', `127.0.0.1:${server}`],
      ]);
      writeFileSync(join(folder, 'haproxy.cfg'), settings);
      return { args: ['-f', join(folder, 'haproxy.cfg')] };
    },
  },
  {
    name: 'caddy',
    version: ['version'],
    prepare({ folder, tls, plain, server, certFile, keyFile }) {
      const site = fill(deployed('Caddyfile'), [
        ['service-chat:8787', `127.0.0.1:${server}`],
        ['{$DOMAIN} {', `{$DOMAIN} {\n\ttls ${certFile} ${keyFile}\n\tbind 127.0.0.1`],
      ]);
      const global = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), global + site);
      const home = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, DOMAIN: 'localhost' };
      return { args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env: home };
    },
  },
];

function isHere({ name, version }: Proxy): boolean {
  try {
    execFileSync(name, version, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The callers' address, different from the proxy's. */
const CALLER = '127.0.0.2';
let folder: string;
let certificate: { certFile: string; keyFile: string };
let server: RunningServer;
let serverPort: number;
let hotel: { propertyId: string; key: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-proxies-'));
  certificate = makeCertificate(folder, 'localhost');
  serverPort = await findOwnPort();
  const read = readConfig({
    PORT: String(serverPort),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    BASE_URL: 'https://localhost',
    TRUSTED_PROXIES: '127.0.0.1',
    REGISTRATION: 'open',
  });
  if ('faults' in read) throw new Error(read.faults.join());
  server = await startServer({
    config: read.config,
    log: createLog('silent'),
    assetsDir: null,
    engine: createEchoEngine(),
  });
  hotel = await openHotel();
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The used fields of these answers. */
const opened = z.object({ property: z.object({ id: z.string() }), apiKey: z.string() }).partial();

async function openHotel() {
  const direct = async (method: string, path: string, body: object, key?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const answer = await fetch(`http://127.0.0.1:${serverPort}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} gave ${answer.status}`);
    return opened.parse(await answer.json());
  };
  const account = { propertyName: 'Hotel Echo', email: 'owner@proxy.example', phone: '+4983825501' };
  const { property = { id: '' }, apiKey = '' } = await direct('POST', '/auth/register', account);
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  const activation = { channels: ['widget'], aiMode: 'auto', businessHours: hours };
  await direct('PUT', '/api/activation', activation, apiKey);
  return { propertyId: property.id, key: apiKey };
}

for (const proxy of PROXIES) {
  const here = isHere(proxy);
  describe.skipIf(!here)(here ? proxy.name : `${proxy.name} is not installed here: left out`, () => {
    let process: ChildProcess;
    let place: Place;
    let said = '';

    beforeAll(async () => {
      const own = join(folder, proxy.name);
      mkdirSync(own);
      place = { folder: own, tls: await findOwnPort(), plain: await findOwnPort(), server: serverPort, ...certificate };
      const { args, env = {} } = proxy.prepare(place);
      process = spawn(proxy.name, args, {
        env: { ...globalThis.process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [process.stdout, process.stderr])
        stream?.on('data', (part: Buffer) => {
          said += part.toString();
        });
      await started();
    });
    afterAll(async () => {
      if (process.exitCode !== null) return;
      process.kill('SIGTERM');
      await once(process, 'exit');
    });

    /** Resolves when the proxy forwards a call. Rejects with its output after ten seconds. */
    async function started(): Promise<void> {
      for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
        const passed = await ask('GET', '/health/live').catch(() => null);
        if (passed?.status === 200) return;
      }
      throw new Error(`${proxy.name} passes nothing on: ${said}`);
    }

    const trust = () => ({ ca: readFileSync(place.certFile), servername: 'localhost', localAddress: CALLER });

    /** Calls through the proxy. `begun` receives each piece of the answer as it arrives. */
    function ask(
      method: string,
      path: string,
      {
        body,
        headers = {},
        begun,
      }: { body?: string; headers?: Record<string, string>; begun?: (text: string) => void } = {},
    ): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
      return new Promise((resolve, reject) => {
        const json = body === undefined ? {} : { 'content-type': 'application/json' };
        const to = {
          host: '127.0.0.1',
          port: place.tls,
          method,
          path,
          headers: { host: 'localhost', ...json, ...headers },
        };
        const asked = request({ ...to, ...trust(), agent: false }, (answer) => {
          let text = '';
          answer.on('data', (part: Buffer) => {
            text += part.toString();
            begun?.(text);
            if (begun !== undefined && text.includes('Echo: Hello')) answer.destroy();
          });
          answer.on('close', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        });
        asked.on('error', reject);
        asked.end(body);
      });
    }

    it('passes requests on, with the server’s HSTS header', async () => {
      const answer = await ask('GET', '/api/property', { headers: { authorization: `Bearer ${hotel.key}` } });
      expect(answer.status).toBe(200);
      expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    });

    it('states the caller’s address, and overwrites addresses that callers claim', async () => {
      for (const invented of ['', '203.0.113.9', '127.0.0.1, 203.0.113.9']) {
        const own = { authorization: `Bearer ${hotel.key}` };
        const headers = invented === '' ? own : { ...own, 'x-forwarded-for': invented };
        expect(JSON.parse((await ask('GET', '/api/account/network', { headers })).text).address).toBe(CALLER);
      }
    });

    it('passes a chat over a web socket', async () => {
      const socket = new WebSocket(`wss://127.0.0.1:${place.tls}/chat/socket`, 'service-chat.v1', {
        ...trust(),
        headers: { host: 'localhost' },
      });
      const frames: { type: string; message?: { text: string } }[] = [];
      socket.on('message', (data) => frames.push(JSON.parse(String(data))));
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'hello', propertyId: hotel.propertyId }));
      await expect.poll(() => frames.map(({ type }) => type)).toContain('welcome');
      socket.send(JSON.stringify({ type: 'send', id: randomUUID(), text: 'Hello' }));
      await expect.poll(() => frames.map(({ message }) => message?.text)).toContain('Echo: Hello');
      socket.terminate();
    });

    it('does not buffer an event stream', async () => {
      const hello = JSON.stringify({ type: 'hello', propertyId: hotel.propertyId });
      const { session } = JSON.parse((await ask('POST', '/chat/session', { body: hello })).text);
      const headers = { authorization: `Bearer ${session}` };
      let seen = '';
      const stream = ask('GET', '/chat/events', {
        headers,
        begun: (text) => {
          seen = text;
        },
      });
      await expect.poll(() => seen.length).toBeGreaterThan(0); // the first bytes arrive before anything happens
      const send = JSON.stringify({ type: 'send', id: randomUUID(), text: 'Hello' });
      expect((await ask('POST', '/chat/messages', { headers, body: send })).status).toBe(200);
      expect((await stream).text).toContain('Echo: Hello');
    });

    it('passes a large body', async () => {
      const body = JSON.stringify({ name: 'x'.repeat(2_000_000) });
      const answer = await ask('PUT', '/api/property', { headers: { authorization: `Bearer ${hotel.key}` }, body });
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'payload_too_large']);
    });

    it('redirects an unencrypted browser to https', async () => {
      const [status, location] = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        const to = { host: '127.0.0.1', port: place.plain, path: '/desk', headers: { host: 'localhost' } };
        plainRequest(to, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        })
          .on('error', reject)
          .end();
      });
      expect([301, 308]).toContain(status);
      expect(location).toMatch(/^https:\/\/localhost(?::\d+)?\/desk$/);
    });
  });
}
