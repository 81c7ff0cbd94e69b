import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../../../bff/base/config.ts';
import { createLog } from '../../../../bff/base/log.ts';
import { readTlsPair } from '../../../../bff/base/secrets/tls-files.ts';
import { examine } from '../../../../bff/cli/commands/doctor.ts';
import { type RunningServer, startServer } from '../../../../bff/compose.ts';
import { createListener } from '../../../../bff/http/listener/listener.ts';
import { createEchoEngine } from '../../../support/engine/echo-engine.ts';
import { findOwnPort } from '../../../support/process/own-port.ts';
import { makeCertificate } from '../../../support/self-signed.ts';

let folder: string;
let server: RunningServer;
let port: number;
let redirectPort: number;
let files: { certFile: string; keyFile: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-tls-'));
  files = makeCertificate(folder, 'first');
  [port, redirectPort] = [await findOwnPort(), await findOwnPort()];
  const read = readConfig(environment());
  if ('faults' in read) throw new Error(read.faults.join());
  const log = createLog('silent');
  server = await startServer({ config: read.config, log, assetsDir: null, engine: createEchoEngine() });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function environment(): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    TLS_CERT: files.certFile,
    TLS_KEY: files.keyFile,
    TLS_REDIRECT_PORT: String(redirectPort),
  };
}

async function shake(
  to: number,
  versions: { minVersion: 'TLSv1.2'; maxVersion: 'TLSv1.2' | 'TLSv1.3' },
): Promise<TLSSocket> {
  const socket = connect({ port: to, host: '127.0.0.1', rejectUnauthorized: false, ...versions });
  await once(socket, 'secureConnect');
  return socket;
}

const nameOf = (socket: TLSSocket) => socket.getPeerCertificate().subject.CN;

function ask(path: string): Promise<{ status: number | undefined; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the server’s own TLS', () => {
  it('accepts version 1.3 only: 1.2 is refused', async () => {
    const socket = await shake(port, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' });
    expect(socket.getProtocol()).toBe('TLSv1.3');
    socket.destroy();
    await expect(shake(port, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).rejects.toThrow(/protocol version/);
  });

  it('is served with HSTS, and addresses are stated with https', async () => {
    expect(server.baseUrl).toBe(`https://127.0.0.1:${port}`);
    const answer = await ask('/health/live');
    expect(answer.status).toBe(200);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('carries web sockets', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/chat/socket`, 'service-chat.v1', {
      rejectUnauthorized: false,
    });
    await once(socket, 'open');
    socket.terminate();
  });

  it('is reached by a redirect for browsers on the unencrypted port, and programs are refused there', async () => {
    const from = `http://127.0.0.1:${redirectPort}`;
    const led = await fetch(`${from}/desk?a=1`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect([led.status, led.headers.get('location')]).toEqual([308, `https://127.0.0.1:${port}/desk?a=1`]);
    const path = await fetch(`${from}//evil.example`, { redirect: 'manual' });
    expect(new URL(path.headers.get('location') ?? '').host).toBe(`127.0.0.1:${port}`);
    for (const [method, where, headers] of [
      ['GET', '/api/property', {}],
      ['GET', '/', { authorization: 'Bearer sck_x' }],
      ['POST', '/desk', {}],
    ] as const)
      expect((await fetch(from + where, { method, redirect: 'manual', headers })).status).toBe(403);
  });

  it('survives bytes that are not TLS', async () => {
    for (const bytes of ['GET / HTTP/1.1\r\n\r\n', '\u0016\u0003\u0001garbage', '\u0000'.repeat(4_096)]) {
      const { connect: plain } = await import('node:net');
      const socket = plain(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(bytes);
      await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 200))]);
      socket.destroy();
    }
    expect((await ask('/health/live')).status).toBe(200);
  });

  it('is checked by doctor', async () => {
    const find = async (env: NodeJS.ProcessEnv) =>
      (await examine(env)).find(
        ({ name }) => name === 'certificate' || (name === 'configuration' && env['TLS_KEY'] === ''),
      );
    expect(await find(environment())).toMatchObject({ ok: true, detail: expect.stringContaining('holds until') });
    const soon = makeCertificate(folder, 'soon', 5);
    const late = await find({ ...environment(), TLS_CERT: soon.certFile, TLS_KEY: soon.keyFile });
    expect(late).toMatchObject({ ok: false, detail: expect.stringContaining('renew it now') });
    expect(await find({ ...environment(), TLS_KEY: '' })).toMatchObject({
      ok: false,
      detail: expect.stringContaining('TLS_KEY: needed'),
    });
  });
});

describe('a renewed certificate', () => {
  it('is used for new connections, open connections stay, and an incomplete renewal changes nothing', async () => {
    const used = { certFile: join(folder, 'used.pem'), keyFile: join(folder, 'used.key') };
    const put = (part: 'certFile' | 'keyFile', name: string) =>
      writeFileSync(used[part], readFileSync(join(folder, `${name}.${part === 'certFile' ? 'pem' : 'key'}`)));
    makeCertificate(folder, 'second');
    copyFileSync(files.certFile, used.certFile);
    copyFileSync(files.keyFile, used.keyFile);
    chmodSync(used.keyFile, 0o600);
    const log = createLog('silent');
    const listener = createListener(used, {
      log,
      clock: () => new Date(),
      isTrustedProxy: () => false,
      lookEveryMs: 20,
    });
    listener.server.on('request', (_, answer) => answer.end('here'));
    listener.server.listen(0, '127.0.0.1');
    await once(listener.server, 'listening');
    const address = listener.server.address();
    const to = typeof address === 'object' && address !== null ? address.port : 0;
    const any = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' } as const;
    try {
      const standing = await shake(to, any);
      expect(nameOf(standing)).toBe('first');
      put('certFile', 'second'); // its key follows later
      await new Promise((resolve) => setTimeout(resolve, 100));
      const between = await shake(to, any);
      expect(nameOf(between)).toBe('first');
      put('keyFile', 'second');
      await expect
        .poll(async () => {
          const socket = await shake(to, any);
          const name = nameOf(socket);
          socket.destroy();
          return name;
        })
        .toBe('second');
      const heard = once(standing, 'data');
      standing.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(String((await heard)[0])).toContain('200 OK');
      for (const socket of [standing, between]) socket.destroy();
      await expect(shake(to, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).rejects.toThrow(/protocol version/);
    } finally {
      listener.close();
      listener.server.closeAllConnections();
      listener.server.close();
    }
  });
});

describe('a certificate that cannot be used is named at the start, with what to do', () => {
  it.each<[string, () => { certFile: string; keyFile: string }, RegExp]>([
    ['no file', () => ({ ...files, certFile: join(folder, 'none.pem') }), /TLS_CERT: .*cannot be read/],
    ['no certificate', () => ({ ...files, certFile: files.keyFile }), /TLS_CERT: .*no certificate/],
    ['another’s key', () => ({ ...files, keyFile: makeCertificate(folder, 'other').keyFile }), /not the key of/],
  ])('because of %s', (_, make, words) => {
    const made = make();
    expect(() => readTlsPair(made, new Date())).toThrow(words);
  });

  it('because it has expired, or because others may read its key', () => {
    expect(() => readTlsPair(files, new Date('2099-01-01'))).toThrow(/renew it/);
    const open = makeCertificate(folder, 'open');
    chmodSync(open.keyFile, 0o644);
    expect(() => readTlsPair(open, new Date())).toThrow(/chmod 600/);
  });
});
