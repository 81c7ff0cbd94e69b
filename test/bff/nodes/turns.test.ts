import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../bff/base/ids.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { createTurns } from '../../../bff/conversation/turn/turns.ts';
import type { Nodes } from '../../../bff/nodes/port.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import type { Message } from '../../../bff/store/conversations/messages.ts';
import { beatNode, removeNode } from '../../../bff/store/nodes/nodes.ts';
import { type ChatServer, openHotel, startChatServer } from '../../support/chat-server.ts';

const LATER_MS = 60_000;

let server: ChatServer;
let propertyId: string;
beforeAll(async () => {
  server = await startChatServer();
  propertyId = (await openHotel(server.baseUrl)).propertyId;
});
afterAll(() => server.close());

/** A node on the same store, alive or dead. */
async function makeNode({ isAlive }: { isAlive: boolean }): Promise<Nodes & { id: string }> {
  const id = newId('node');
  const row = { id, name: 'a node', beat: 1, startedAt: new Date().toISOString() };
  if (isAlive) await server.deps.writer.write((trx) => beatNode(trx, row));
  return { ...soleNode, id, countOthers: () => 1 };
}

/** Stores a guest's message on a node that dies before the answer. */
async function storeAt(nodes: Nodes, conversationId: string, text: string): Promise<Message> {
  const session = { propertyId, conversationId, sessionId: newId('session'), issuedAt: new Date(), level: 0 };
  const frame = { type: 'send', id: crypto.randomUUID(), text } as const;
  return (await receiveMessage({ ...server.deps, nodes }, session, frame, {})).message;
}

const turnsAt = (nodes: Nodes) => createTurns({ ...server.deps, nodes, clock: () => new Date(Date.now() + LATER_MS) });

async function answersTo(conversationId: string): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom('message')
    .select('text')
    .where('conversationId', '=', conversationId)
    .where('author', '=', 'ai')
    .orderBy('staffSeq')
    .execute();
  return rows.map(({ text }) => text);
}

describe('a pending answer of a node', () => {
  it('is left to its node while the node is alive, and given by another node afterwards', async () => {
    const [owing, other] = [await makeNode({ isAlive: true }), await makeNode({ isAlive: true })];
    const conversationId = newId('conversation');
    await storeAt(owing, conversationId, 'one');
    const turns = turnsAt(other);
    await turns.sweep();
    expect(await answersTo(conversationId)).toEqual([]);
    await server.deps.writer.write((trx) => removeNode(trx, owing.id));
    await turns.sweep();
    expect(await answersTo(conversationId)).toHaveLength(1);
    await turns.close();
  });

  it('is given once, although two nodes find it at the same moment', async () => {
    const dead = await makeNode({ isAlive: false });
    const conversationId = newId('conversation');
    await storeAt(dead, conversationId, 'one');
    const both = [turnsAt(await makeNode({ isAlive: true })), turnsAt(await makeNode({ isAlive: true }))];
    await Promise.all(both.map((turns) => turns.sweep()));
    expect(await answersTo(conversationId)).toHaveLength(1);
    await Promise.all(both.map((turns) => turns.close()));
  });

  it('is given before the answer to the next message, which reached another node', async () => {
    const [first, second] = [await makeNode({ isAlive: true }), await makeNode({ isAlive: true })];
    const conversationId = newId('conversation');
    await storeAt(first, conversationId, 'one');
    const next = await storeAt(second, conversationId, 'two');
    const turns = turnsAt(second);
    const answered = turns.begin(next);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await answersTo(conversationId)).toEqual([]);
    await turnsAt(first).sweep();
    await answered;
    const [before, after] = await answersTo(conversationId);
    expect([before, after]).toEqual([expect.stringContaining('one'), expect.stringContaining('two')]);
    await turns.close();
  });

  it('does not delay a node that stops, and is released then', async () => {
    const [first, second] = [await makeNode({ isAlive: true }), await makeNode({ isAlive: true })];
    const conversationId = newId('conversation');
    await storeAt(first, conversationId, 'one');
    const turns = turnsAt(second);
    void turns.begin(await storeAt(second, conversationId, 'two'));
    const began = performance.now();
    await turns.close();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await answersTo(conversationId)).toEqual([]);
    await server.deps.writer.write((trx) => removeNode(trx, second.id));
    await turnsAt(first).sweep();
    await vi.waitFor(async () => expect(await answersTo(conversationId)).toHaveLength(2));
  });
});
