import { expect, it } from 'vitest';
import { Board } from '../../../bff/engine-pool/board.ts';

it('the board measures the CPU time of each stage of a task for the watcher, and the sum of all stages at the end', () => {
  let cpu = 1_000;
  const board = new Board(undefined, () => cpu);
  const watched = new Board(board.cells, () => cpu);
  board.begin(7);
  cpu += 200_000;
  board.goOn();
  expect(watched.since).toBe(cpu);
  expect(watched.task).toBe(7);
  cpu += 100_000;
  expect(board.rest()).toBe(300);
  board.begin(8);
  cpu += 50_000;
  expect(board.rest()).toBe(50);
});
