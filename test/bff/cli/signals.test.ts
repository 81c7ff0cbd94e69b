import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveUnder } from '../../package/serve-under.ts';

it.each([
  ['npm, and a shell that puts the command in its own place', 'exec'],
  ['npm, and a shell that waits for the command', ''],
])('SIGTERM to %s ends the server', async (_, how) => {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-shell-'));
  const shell = join(folder, 'shell');
  writeFileSync(shell, `#!/bin/sh\n${how} sh "$@"\n${how === 'exec' ? '' : 'exit $?\n'}`);
  chmodSync(shell, 0o700);
  const served = await serveUnder({
    cwd: process.cwd(),
    command: ['npm', 'run', '-s', 'service-chat', '--', 'serve'],
    env: { npm_config_script_shell: shell },
  });
  expect(await served.stop()).toContain('SIGTERM ended it');
  rmSync(folder, { recursive: true });
});
