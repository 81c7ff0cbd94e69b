import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findServingNode } from '../../../bff/nodes/find-serving-node.ts';
import { createMembership } from '../../../bff/nodes/membership.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { listClaims, listNodes } from '../../../bff/store/nodes/nodes.ts';
import { type NodeRig, openNodeRig, QUICK } from './node-rig.ts';

let rig: NodeRig;
beforeEach(async () => {
  rig = await openNodeRig();
});
afterEach(() => rig.close());

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 10 });

describe('a role that one node holds at a time', () => {
  it('belongs to the first node that takes it, and stays with this node', async () => {
    const [a, b] = [await rig.join(), await rig.join()];
    await until(async () => expect(await a.takes('mail')).toBe(true));
    expect(await b.takes('mail')).toBe(false);
    await until(async () => expect(await b.takes('reports')).toBe(true));
    expect(await a.takes('reports')).toBe(false);
    await until(async () => expect(await a.takes('mail')).toBe(true));
  });

  it('is held by one node only if all take it at the same moment', async () => {
    const nodes = await Promise.all(Array.from({ length: 5 }, () => rig.join()));
    await until(async () => {
      const taken = await Promise.all(nodes.flatMap((node) => [node.takes('mail'), node.takes('mail')]));
      expect(taken.filter(Boolean)).toHaveLength(2); // asked twice; one node has it
    });
    expect(await listClaims(rig.db)).toHaveLength(1);
  });

  it('is released at once when its node stops', async () => {
    const [a, b] = [await rig.join(), await rig.join()];
    await until(async () => expect(await a.takes('mail')).toBe(true));
    await until(async () => expect(await b.takes('mail')).toBe(false));
    await a.close();
    await until(async () => expect(await b.takes('mail')).toBe(true));
    expect((await listNodes(rig.db)).map(({ id }) => id)).toEqual([b.id]);
  });

  it('is taken over from a dead node, but not before that node must have noticed its own loss', async () => {
    let isCut = false;
    const [a, b] = [await rig.join({ isCut: () => isCut }), await rig.join()];
    await until(async () => expect(await a.takes('mail')).toBe(true));
    await until(() => expect(b.countOthers()).toBe(1));
    isCut = true; // it runs, but cannot write to the store, so the others take it for dead
    const bothHad: boolean[] = [];
    await until(async () => {
      const [hasA, hasB] = [await a.takes('mail'), await b.takes('mail')];
      bothHad.push(hasA && hasB);
      expect(hasB).toBe(true);
    });
    expect(bothHad).not.toContain(true);
    expect(b.countOthers()).toBe(0);
  });

  it('is not given back to a dead node that returns', async () => {
    let isCut = false;
    const [a, b] = [await rig.join({ isCut: () => isCut }), await rig.join()];
    await until(async () => expect(await a.takes('mail')).toBe(true));
    isCut = true;
    await until(async () => expect(await b.takes('mail')).toBe(true));
    isCut = false;
    await until(() => expect(b.countOthers()).toBe(1));
    await until(async () => expect(await a.takes('reports')).toBe(true)); // it is alive again
    expect([await a.takes('mail'), await b.takes('mail')]).toEqual([false, true]);
  });
});

it('no node is declared dead because the store was unreachable', async () => {
  let isCut = false;
  const [a, b] = [await rig.join({ isCut: () => isCut }), await rig.join({ isCut: () => isCut })];
  await until(async () => expect(await a.takes('mail')).toBe(true));
  await until(() => expect(b.countOthers()).toBe(1));
  isCut = true;
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // more than twice the time after which a silent node counts as dead
  expect([await a.takes('mail'), await b.takes('mail')]).toEqual([false, false]);
  isCut = false;
  await until(async () => expect(await a.takes('mail')).toBe(true));
  expect(await b.takes('mail')).toBe(false);
});

it('no node is declared dead because the store was reachable again for one node before the other', async () => {
  let time = 0;
  const isCut = { a: false, b: false };
  const join = (name: 'a' | 'b') =>
    createMembership({
      writer: {
        ...rig.writer,
        write: (work) => (isCut[name] ? Promise.reject(new Error('the store is away')) : rig.writer.write(work)),
      },
      log: pino({ level: 'silent' }),
      id: `nod_${name}`,
      name,
      startedAt: new Date().toISOString(),
      pace: { ...QUICK, beatMs: 10 },
      now: () => time,
    });
  const beatOf = async (id: string) => (await listNodes(rig.db)).find((row) => row.id === id)?.beat ?? 0;
  const both = [join('a'), join('b')];
  await Promise.all(both.map((one) => one.start()));
  await until(async () => expect(await beatOf('nod_b')).toBeGreaterThan(3));
  isCut.a = isCut.b = true;
  await new Promise((resolve) => setTimeout(resolve, 300)); // each has noticed
  time += 60_000;
  isCut.b = false;
  const before = await beatOf('nod_b');
  await until(async () => expect(await beatOf('nod_b')).toBeGreaterThan(before));
  const back = await beatOf('nod_b');
  await until(async () => expect(await beatOf('nod_b')).toBeGreaterThan(back + 10));
  expect((await listNodes(rig.db)).map(({ id }) => id)).toEqual(['nod_a', 'nod_b']);
  isCut.a = false;
  await Promise.all(both.map((one) => one.close()));
});

it('a command that needs the store exclusively sees the serving nodes, and is not delayed by dead nodes', async () => {
  expect(await findServingNode(rig.db, QUICK)).toBeNull();
  let isCut = false;
  await rig.join({ isCut: () => isCut });
  expect(await findServingNode(rig.db, QUICK)).toBe('node 1');
  isCut = true;
  await new Promise((resolve) => setTimeout(resolve, 300)); // a heartbeat may be on its way
  expect(await findServingNode(rig.db, QUICK)).toBeNull();
});

it('a single process with its own store holds every role and writes no membership', async () => {
  expect(await soleNode.takes('mail')).toBe(true);
  expect([soleNode.id, soleNode.countOthers(), soleNode.redis()]).toEqual([null, 0, null]);
  expect(await listNodes(rig.db)).toEqual([]);
});
