import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Nodes } from '../../../bff/nodes/port.ts';
import { readNodeMessages } from '../../../bff/store/nodes/node-messages.ts';
import { type NodeRig, openNodeRig } from './node-rig.ts';

let rig: NodeRig;
beforeEach(async () => {
  rig = await openNodeRig();
});
afterEach(() => rig.close());

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 10 });

/** Collects what a node receives on a topic from now on. */
function listen(node: Nodes, topic: string): unknown[] {
  const heard: unknown[] = [];
  node.bus.on(topic, (body) => void heard.push(body));
  return heard;
}

async function joinTwo(): Promise<[Nodes, Nodes]> {
  const [a, b] = [await rig.join(), await rig.join()];
  await until(() => expect([a.countOthers(), b.countOthers()]).toEqual([1, 1]));
  return [a, b];
}

describe('without Redis', () => {
  it('nodes receive messages of other nodes through the store, in order, and none of their own', async () => {
    const [a, b] = await joinTwo();
    const [own, others] = [listen(a, 'x'), listen(b, 'x')];
    for (let n = 1; n <= 20; n++) a.bus.publish('x', { n }, { kept: n % 2 === 0 });
    await until(() => expect(others).toEqual(Array.from({ length: 20 }, (_, n) => ({ n: n + 1 }))));
    expect(own).toEqual([]);
  });

  it('frequent messages are not written to the store', async () => {
    const [a, b] = await joinTwo();
    const heard = listen(b, 'x');
    a.bus.publish('x', { n: 1 }, { kept: false, isFrequent: true });
    a.bus.publish('x', { n: 2 }, { kept: true });
    await until(() => expect(heard).toEqual([{ n: 2 }]));
    expect(await readNodeMessages(rig.db, 0, 10)).toHaveLength(1);
  });

  it('a single node stores only messages that must arrive, since another node may be starting', async () => {
    const a = await rig.join();
    a.bus.publish('x', { n: 1 }, { kept: false });
    a.bus.publish('x', { n: 2 }, { kept: true });
    await until(async () =>
      expect((await readNodeMessages(rig.db, 0, 10)).map(({ body }) => body)).toEqual(['{"n":2}']),
    );
  });

  it('messages that must arrive wait until the store is reachable', async () => {
    let isCut = false;
    const [a, b] = [await rig.join({ isCut: () => isCut }), await rig.join()];
    await until(() => expect(b.countOthers()).toBe(1));
    const heard = listen(b, 'x');
    isCut = true;
    a.bus.publish('x', { n: 1 }, { kept: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([]);
    isCut = false;
    await until(() => expect(heard).toEqual([{ n: 1 }]));
  });

  it('a follower of streams checks for events of other nodes, as long as there are other nodes', async () => {
    const a = await rig.join();
    const looked = vi.fn(async () => undefined);
    a.bus.onLook(looked);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(looked).not.toHaveBeenCalled();
    await rig.join();
    await until(() => expect(looked.mock.calls.length).toBeGreaterThan(3));
  });
});
