import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFeed, type Feed } from '../../../bff/conversation/feed.ts';
import { shareFeed } from '../../../bff/conversation/shared-feed.ts';
import type { Nodes } from '../../../bff/nodes/port.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { appendDeskEvents } from '../../../bff/store/conversations/desk-events.ts';
import { DeskPresence } from '../../../bff/ws/desk-presence.ts';
import { addProperty } from '../../support/pms/sync-rig.ts';
import { type NodeRig, openNodeRig } from './node-rig.ts';

let rig: NodeRig;
let nodes: [Nodes, Nodes];
let feeds: [Feed, Feed];
let propertyId: string;
beforeEach(async () => {
  rig = await openNodeRig();
  propertyId = (await addProperty(rig.writer)).propertyId;
  nodes = [await rig.join(), await rig.join()];
  await until(() => expect(nodes.map((one) => one.countOthers())).toEqual([1, 1]));
  feeds = [shareFeed(createFeed(), nodes[0], rig.db), shareFeed(createFeed(), nodes[1], rig.db)];
});
afterEach(() => rig.close());

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 10 });
const nobody = { event: () => undefined, signal: () => undefined, closing: () => undefined };

it('a desk at another node is notified of each new event number of its property once', async () => {
  const ends: number[] = [];
  feeds[1].onDesk(
    propertyId,
    () => undefined,
    (event) => ends.push(event),
  );
  const change = { propertyId, type: 'task', conversationId: null, data: {}, at: new Date().toISOString() } as const;
  await rig.writer.write((trx) => appendDeskEvents(trx, [change, change]));
  await until(() => expect(ends).toEqual([2]));
  await rig.writer.write((trx) => appendDeskEvents(trx, [change]));
  await until(() => expect(ends).toEqual([2, 3]));
});

it('signals without a table reach the pages of all nodes: a closed session, an end, a new look', async () => {
  const heard: unknown[] = [];
  feeds[1].onRevocation((one) => heard.push(one));
  feeds[1].onGuest('cnv_1', { ...nobody, closing: (one) => heard.push(one) });
  feeds[1].onProperty(propertyId, () => heard.push('look'));
  feeds[0].publishRevocation({ sessionId: 'ses_1' });
  feeds[0].publishClosing('cnv_1', 4404, 2);
  feeds[0].publishProperty(propertyId);
  await until(() => expect(heard).toEqual([{ sessionId: 'ses_1' }, { code: 4404, below: 2 }, 'look']));
});

it('the typing of a guest and of a colleague is shown at other nodes', async () => {
  const heard: unknown[] = [];
  feeds[1].onGuest('cnv_1', { ...nobody, signal: (one) => heard.push(one) });
  feeds[1].onDesk(propertyId, (frame) => heard.push(frame));
  feeds[0].publishSignal('cnv_1', { type: 'typing', author: 'staff', on: true });
  feeds[0].publishDeskSignal(propertyId, { type: 'presence', guest: { typing: true } });
  await until(() =>
    expect(heard).toEqual([
      { type: 'typing', author: 'staff', on: true },
      { type: 'presence', guest: { typing: true } },
    ]),
  );
});

it('the viewers of a conversation are those of all nodes, and a viewer who leaves another node is removed here', async () => {
  const shown: unknown[] = [];
  feeds[1].onDesk(propertyId, ({ viewers }) => shown.push(viewers));
  const [there, here] = [new DeskPresence(feeds[0], nodes[0].bus), new DeskPresence(feeds[1], nodes[1].bus)];
  const [deskOfMia, deskOfBen] = [{}, {}];
  const at = { propertyId, conversationId: 'cnv_1', typing: false };
  const [mia, ben] = [
    { id: 'usr_1', name: 'Mia', typing: false },
    { id: 'usr_2', name: 'Ben', typing: false },
  ];
  here.set(deskOfBen, { ...ben, ...at });
  there.set(deskOfMia, { ...mia, ...at });
  await until(() => expect(shown.at(-1)).toEqual([ben, mia]));
  there.set(deskOfMia, null);
  await until(() => expect(shown.at(-1)).toEqual([ben]));
  there.close();
  here.close();
});

it('a single process uses its feed unchanged', () => {
  const feed = createFeed();
  expect(shareFeed(feed, soleNode, rig.db)).toBe(feed);
});
