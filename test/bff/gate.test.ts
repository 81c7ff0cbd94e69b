import { expect, it } from 'vitest';
import { Gate } from '../../bff/base/gate.ts';

it('a gate admits a limited number at once, the others in order, and leaving twice frees one place', async () => {
  const gate = new Gate(2);
  const inside: string[] = [];
  const enterAs = (name: string) =>
    gate.enter().then((leave) => {
      inside.push(name);
      return leave;
    });
  const [a, , c, d] = [enterAs('a'), enterAs('b'), enterAs('c'), enterAs('d')];
  const leave = await a;
  expect(inside).toEqual(['a', 'b']);
  leave();
  leave();
  (await c)();
  await d;
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
});
