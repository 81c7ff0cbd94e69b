import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { AcksFirst } from '../../../bff/conversation/turn/acks-first.ts';
import { openHotel, startChatServer } from '../../support/chat-server.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { WireClient } from '../../support/wire-client.ts';

/** Longer than a test takes. */
const PATIENCE_MS = 600_000;

/** A message that is stored when the test says so. */
function storeSlowly(acks: AcksFirst): { stored: () => void; done: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { stored: resolve, done: acks.storing(() => promise) };
}

it('an answer starts after the acknowledgement of the last message, and not between two messages in a row', async () => {
  const acks = new AcksFirst(PATIENCE_MS);
  const order: string[] = [];
  const [first, second] = [storeSlowly(acks), storeSlowly(acks)];
  const answered = acks.quiet().then(() => order.push('answer'));
  void first.done.then(() => order.push('first ack'));
  // The sender writes again as soon as it is stored.
  const third = second.done.then(() => {
    order.push('second ack');
    return storeSlowly(acks);
  });
  first.stored();
  second.stored();
  const { stored, done } = await third;
  void done.then(() => order.push('third ack'));
  stored();
  await answered;
  expect(order).toEqual(['first ack', 'second ack', 'third ack', 'answer']);
});

it('an answer starts after a limited wait even if messages never stop arriving', async () => {
  const acks = new AcksFirst();
  const { stored, done } = storeSlowly(acks);
  await acks.quiet();
  stored();
  await done;
});

it('the time that a turn waited in the queue counts towards its wait for acknowledgements', async () => {
  const acks = new AcksFirst(PATIENCE_MS);
  const { stored, done } = storeSlowly(acks);
  await acks.quiet(performance.now() - PATIENCE_MS);
  stored();
  await done;
});

it('a message that could not be stored does not delay an answer', async () => {
  const acks = new AcksFirst();
  await expect(acks.storing(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
  await acks.quiet();
});

it('the engine is not asked for an answer while another guest’s message is being stored', async () => {
  const acks = new AcksFirst(PATIENCE_MS);
  const order: string[] = [];
  const echo = createEchoEngine();
  const read: typeof echo.read = (message, house) => {
    if (['one', 'two'].includes(message.text)) order.push('read');
    return echo.read(message, house);
  };
  const server = await startChatServer({ acks, engine: { ...echo, read } });
  const { propertyId } = await openHotel(server.baseUrl);
  const other = storeSlowly(acks);
  void other.done.then(() => order.push('the other’s ack'));
  const guest = await new WireClient(server.baseUrl).opened();
  guest.write({ type: 'hello', propertyId });
  for (const text of ['one', 'two']) {
    const id = randomUUID();
    guest.write({ type: 'send', id, text });
    await guest.frame((frame) => frame.type === 'ack' && frame['id'] === id);
    order.push('ack');
  }
  other.stored();
  await guest.frame((frame) => frame.type === 'message' && JSON.stringify(frame).includes('Echo: two'));
  expect(order).toEqual(['ack', 'ack', 'the other’s ack', 'read', 'read']);
  await guest.close();
  await server.close();
});
