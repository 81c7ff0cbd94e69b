import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startComposed } from '../../faults/composed-server.ts';
import { call, type Hotel, openHotel } from '../../support/chat-server.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { prepareFile } from '../../support/fresh-store.ts';
import { runCommand } from '../../support/process/run-command.ts';
import { drawing, formWith, uploadForm, voiceNote } from '../../support/sample-files.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-files-'));
  await prepareFile(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => startComposed({ dataDir, engine: createEchoEngine() });
const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => /[0-9a-f]{64}$/.test(name))
    : [];

async function sendFile(baseUrl: string, { propertyId }: Hotel, bytes: Uint8Array): Promise<string> {
  const { session } = (await call(baseUrl, 'POST', '/chat/session', undefined, { propertyId })).body;
  const { body } = await uploadForm(`${baseUrl}/chat/uploads`, session, formWith(bytes, 'x'));
  await call(baseUrl, 'POST', '/chat/messages', session, { id: randomUUID(), attachments: [body.id] });
  return body.id;
}

it('a backup holds the files of its messages, and a restore puts them back beside the store', async () => {
  const copy = join(dataDir, 'copy.age');
  let server = await start();
  const hotel = await openHotel(server.baseUrl);
  const kept = await sendFile(server.baseUrl, hotel, await drawing('png'));
  expect((await runCommand(['backup', copy], { dataDir })).code).toBe(0);
  const later = await sendFile(server.baseUrl, hotel, voiceNote());
  await server.close();
  const attachments = join(dataDir, 'attachments');
  const [lost = ''] = filesOf(attachments);
  rmSync(join(attachments, lost)); // removes one file from the disk, whichever it is

  const { code, stderr } = await runCommand(['restore', copy], { dataDir });
  expect([stderr, code]).toEqual(['', 0]);
  server = await start();
  const ask = (id: string) =>
    fetch(`${server.baseUrl}/api/uploads/${id}`, { headers: { authorization: `Bearer ${hotel.apiKey}` } });
  const back = await ask(kept);
  expect([back.status, back.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await ask(later)).status).toBe(404);
  await server.close();
  expect(readdirSync(dataDir).filter((name) => name.endsWith('-wal'))).toEqual([]);
}, 60_000);
