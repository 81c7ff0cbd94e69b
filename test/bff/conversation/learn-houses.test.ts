import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Log } from '../../../bff/base/log.ts';
import type { Services } from '../../../bff/compose.ts';
import { learnHouses } from '../../../bff/conversation/house/learn-houses.ts';
import { openSmallHouse } from '../../support/small-house.ts';

let dataDir: string;
let services: Services;
let warned: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-learn-'));
  services = await openSmallHouse(dataDir);
  warned = [];
});
afterEach(async () => {
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Learns with an engine that fails, as one does whose threads end; `first` is done as it begins to. */
async function learn(first: () => void, stop: AbortSignal): Promise<void> {
  const search = (): Promise<never> => {
    first();
    return Promise.reject(new Error('the thread ended'));
  };
  const log = { ...services.log, warn: (_: object, words: string) => warned.push(words) } as unknown as Log;
  await learnHouses({ db: services.db, log, engine: { ...services.engine, search } }, stop);
}

it('a house that could not be learnt is told of in the log', async () => {
  await learn(() => undefined, new AbortController().signal);
  expect(warned).toEqual(['a house was not learnt before its first guest']);
});

it('a server that is stopped while it learns says nothing of it', async () => {
  const ending = new AbortController();
  await learn(() => ending.abort(), ending.signal);
  expect(warned).toEqual([]);
});
