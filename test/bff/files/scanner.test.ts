import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createScan, type ScannerSettings } from '../../../bff/files/scanner.ts';
import { openHotel, startChatServer } from '../../support/chat-server.ts';
import { formWith, PDF, uploadForm } from '../../support/sample-files.ts';

const VIRUS = Buffer.concat([PDF, Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')]);

/** A daemon like ClamAV's that finds one virus. */
async function startDaemon(answer?: (bytes: Buffer) => string): Promise<{ server: Server; settings: ScannerSettings }> {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece]);
      const file = readStream(heard);
      if (file !== null) socket.end(answer?.(file) ?? verdict(file));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, settings: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } };
}
const verdict = (file: Buffer) => (file.includes('EICAR') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');

/** The file inside `zINSTREAM`; null while it is incomplete. */
function readStream(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (heard.length < command.length) return null;
  expect(heard.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

let stop = (): void => undefined;
afterEach(() => stop());

describe('a ClamAV daemon', () => {
  it('receives the whole file in pieces, and an infected file is refused', async () => {
    const { server, settings } = await startDaemon();
    stop = () => server.close();
    const scan = createScan(settings);
    await scan(Buffer.alloc(300_000, 'x'));
    await expect(scan(VIRUS)).rejects.toMatchObject({ code: 'upload_refused' });
  });

  it.each([
    ['sends an unknown answer', () => 'UNKNOWN COMMAND\0'],
    ['says that the file is too large for it', () => 'INSTREAM size limit exceeded. ERROR\0'],
    ['says nothing', () => ''],
  ])('that %s blocks every file', async (_, answer) => {
    const { server, settings } = await startDaemon(answer);
    stop = () => server.close();
    await expect(createScan(settings)(PDF)).rejects.toMatchObject({ code: 'scanner_unavailable' });
  });

  it('that is unreachable or does not answer in time blocks every file', async () => {
    await expect(createScan({ host: '127.0.0.1', port: 1 })(PDF)).rejects.toMatchObject({
      code: 'scanner_unavailable',
    });
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    stop = () => silent.close();
    const settings = { host: '127.0.0.1', port: (silent.address() as AddressInfo).port };
    await expect(createScan(settings, 50)(PDF)).rejects.toMatchObject({ code: 'scanner_unavailable' });
  });
});

describe('a program', () => {
  const exitWith = (code: string) => ({ command: [process.execPath, '-e', code] });
  it.each([
    ['0', 'process.stdin.resume().on("end", () => process.exit(0))', null],
    ['1', 'process.exit(1)', 'upload_refused'],
    ['2', 'process.exit(2)', 'scanner_unavailable'],
  ])('gives its verdict by its exit code %s', async (_, code, refused) => {
    const scanned = createScan(exitWith(code))(VIRUS);
    if (refused === null) await scanned;
    else await expect(scanned).rejects.toMatchObject({ code: refused });
  });

  it('that does not exist blocks every file', async () => {
    await expect(createScan({ command: ['/no/such/scanner'] })(PDF)).rejects.toMatchObject({
      code: 'scanner_unavailable',
    });
  });
});

it('every upload is scanned before it is stored, and the guest is told of a refusal', async () => {
  const { server: daemon, settings } = await startDaemon();
  const server = await startChatServer({ scan: createScan(settings) });
  stop = () => daemon.close();
  try {
    const { propertyId, apiKey } = await openHotel(server.baseUrl);
    const hello = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ propertyId }),
    };
    const { session } = (await (await fetch(`${server.baseUrl}/chat/session`, hello)).json()) as { session: string };
    for (const [url, token] of [
      ['/chat/uploads', session],
      ['/api/uploads', apiKey],
    ] as const) {
      const refused = await uploadForm(server.baseUrl + url, token, formWith(VIRUS, 'a.pdf'));
      expect(refused).toMatchObject({ status: 422, body: { code: 'upload_refused' } });
      expect((await uploadForm(server.baseUrl + url, token, formWith(PDF, 'a.pdf'))).status).toBe(201);
    }
    daemon.close();
    const late = await uploadForm(`${server.baseUrl}/chat/uploads`, session, formWith(PDF, 'a.pdf'));
    expect(late).toMatchObject({ status: 503, body: { code: 'scanner_unavailable' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});

it('a scanner is set up by one of two settings', () => {
  const scannerOf = (env: Record<string, string>) => {
    const read = readConfig(env);
    return 'config' in read ? read.config.scanner : read.faults;
  };
  expect(scannerOf({})).toBeNull();
  expect(scannerOf({ SCAN_COMMAND: 'clamdscan --no-summary -' })).toEqual({
    command: ['clamdscan', '--no-summary', '-'],
  });
  expect(scannerOf({ SCAN_ADDRESS: 'clamav:3310' })).toEqual({ host: 'clamav', port: 3310 });
  expect(scannerOf({ SCAN_ADDRESS: '/run/clamav/clamd.ctl' })).toEqual({ socket: '/run/clamav/clamd.ctl' });
  expect(scannerOf({ SCAN_ADDRESS: 'nowhere' })).toEqual([expect.stringContaining('SCAN_ADDRESS')]);
});
