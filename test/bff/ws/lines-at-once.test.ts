import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import type { RunningServer } from '../../../bff/compose.ts';
import { findMeta } from '../../../bff/store/sqlite/meta.ts';
import { startComposed } from '../../faults/composed-server.ts';
import { prepareFile } from '../../support/fresh-store.ts';
import { WireClient } from '../../support/wire-client.ts';

interface ExpectedWords {
  id: string;
  author: string;
  text: string;
  replyTo?: string;
}

/** Each order, with the words that its answer and its task must contain. */
const ORDERS = [
  { line: 'Please bring three towels to room 204', says: /towels/i },
  { line: 'The lamp in room 204 is broken', says: /technician|fix|repair|maintenance/i },
  { line: 'Please bring two pillows to room 310', says: /pillows/i },
] as const;

describe('messages that arrive together', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-at-once-'));
  let server: RunningServer;
  let propertyId: string;
  beforeAll(async () => {
    await prepareFile(dataDir);
    server = await startComposed({ dataDir });
    await loadSampleHotel(server.services);
    propertyId = (await findMeta(server.services.db, 'sampleProperty')) ?? '';
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are each answered by their own content, and each task has its own content', async () => {
    const guest = await new WireClient(server.baseUrl).opened();
    guest.write({ type: 'hello', propertyId });
    const { conversationId } = await guest.frame(({ type }) => type === 'welcome');
    for (const { line } of ORDERS) guest.write({ type: 'send', id: randomUUID(), text: line });
    await guest.frame(() => messages(guest).filter(({ author }) => author === 'ai').length === ORDERS.length);
    const told = messages(guest);
    for (const { line, says } of ORDERS) {
      const own = told.find(({ author, text }) => author === 'guest' && text === line);
      const reply = told.find(({ replyTo }) => replyTo === own?.id);
      expect([line, reply?.text]).toEqual([line, expect.stringMatching(says)]);
    }
    const tasks = await server.services.db
      .selectFrom('task')
      .select('detail')
      .where('conversationId', '=', String(conversationId))
      .orderBy('id')
      .execute();
    expect(tasks.map(({ detail }) => detail)).toEqual(ORDERS.map(({ line }) => expect.stringContaining(line)));
    await guest.close();
  });
});

function messages(guest: WireClient): ExpectedWords[] {
  return guest.frames.flatMap(({ type, message }) => (type === 'message' ? [message as ExpectedWords] : []));
}
