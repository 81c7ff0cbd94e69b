import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../bff/compose.ts';
import { learnHouses } from '../../../bff/conversation/house/learn-houses.ts';
import { openSmallHouse } from '../../support/small-house.ts';

let dataDir: string;
let services: Services;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-learn-'));
  services = await openSmallHouse(dataDir);
});
afterEach(async () => {
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Learns with an engine that fails like one whose threads end. `first` runs when it starts. Returns the log's entries.
 */
async function learn(first: () => void, stop: AbortSignal): Promise<unknown[]> {
  const search = (): Promise<never> => {
    first();
    return Promise.reject(new Error('the thread ended'));
  };
  const warn = vi.spyOn(services.log, 'warn');
  await learnHouses({ ...services, engine: { ...services.engine, search } }, stop);
  return warn.mock.calls.map(([, words]) => words);
}

it('a house whose texts could not be learned is reported in the log', async () => {
  const warned = await learn(() => undefined, new AbortController().signal);
  expect(warned).toEqual(['a house was not learnt before its first guest']);
});

it('a server that is stopped while it learns houses logs no error', async () => {
  const ending = new AbortController();
  expect(await learn(() => ending.abort(), ending.signal)).toEqual([]);
});
