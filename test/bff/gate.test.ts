import { expect, it } from 'vitest';
import { Gate } from '../../bff/base/gate.ts';

it('lets so many in at once, the others in their order, and leaving twice makes room once', async () => {
  const gate = new Gate(2);
  const inside: string[] = [];
  const come = (name: string) =>
    gate.enter().then((leave) => {
      inside.push(name);
      return leave;
    });
  const [a, , c, d] = [come('a'), come('b'), come('c'), come('d')];
  const leave = await a;
  expect(inside).toEqual(['a', 'b']);
  leave();
  leave();
  (await c)();
  await d;
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
});
