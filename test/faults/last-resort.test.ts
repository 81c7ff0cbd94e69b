import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServeProcess, startServing } from '../support/process/serve-process.ts';
import { WireClient } from '../support/wire-client.ts';

const RESTART = 1012;

describe('an uncaught error', () => {
  let dataDir: string;
  let server: ServeProcess;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'service-chat-fault-'));
    server = await startServing({}, ['test/faults/faulty-process.ts', dataDir]);
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each([
    { how: 'throw', origin: 'uncaughtException' },
    { how: 'reject', origin: 'unhandledRejection' },
  ])(
    '$how: is told with its place and without what it was about, and the server drains and leaves with 1',
    async ({ how, origin }) => {
      const guest = await new WireClient(server.baseUrl).opened();
      const gone = once(server.child, 'exit');
      server.child.stdin?.write(`${how}\n`);
      expect(await guest.closed()).toBe(RESTART);
      expect((await gone)[0]).toBe(1);
      const [told] = server
        .logged()
        .split('\n')
        .filter((line) => line.includes('"level":60'));
      expect(JSON.parse(told ?? '{}')).toMatchObject({
        origin,
        err: {
          message: 'Something was left out',
          stack: expect.stringContaining('faulty-process.ts'),
          cause: { code: 'ERR_INVALID_URL' },
        },
      });
      expect(server.logged()).not.toContain('canaryword');
    },
  );

  it('exits at once if draining hangs and a second stop signal arrives', async () => {
    const gone = once(server.child, 'exit');
    server.child.stdin?.write('hang\n');
    expect((await gone)[0]).toBe(1);
  });
});
