import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROME_ARGS, chromePath } from './support/browser/chrome.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A command of ours: shows the page as a system with forced colours does, which Chromium does only when its tools ask. */
const forcedColors = {
  name: 'forced-colors-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'forced-colors') return undefined;
    const tools = await session.browser.getPage(session.id).createCDPSession();
    const value = payload ? 'active' : 'none';
    await tools.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    return true;
  },
};

/** A command of ours: a picture of the page as it stands, where SCREENS names a folder for them. */
const picture = {
  name: 'picture-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'picture') return undefined;
    const folder = process.env.SCREENS;
    if (folder === undefined) return false;
    mkdirSync(folder, { recursive: true });
    await session.browser.getPage(session.id).screenshot({ path: join(folder, `${payload}.png`) });
    return true;
  },
};

/** A command of ours: presses Tab so often. */
const tab = {
  name: 'tab-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'tab') return undefined;
    const { keyboard } = session.browser.getPage(session.id);
    for (let times = 0; times < payload; times += 1) await keyboard.press('Tab');
    return true;
  },
};

/** Browser tests of the widget and the desk, in real Chromium. The decorators need the widget's own tsconfig. */
export default {
  rootDir: root,
  files: `${root}test/widget/**/*.test.ts`,
  nodeResolve: { browser: true, exportConditions: ['production', 'browser', 'default'] },
  concurrency: 1, // the files share one origin, and with it the storage
  testsFinishTimeout: 900_000,
  // Ends what hangs: other tests run beside these. On a runner that others share, a test may have a second try.
  testFramework: { config: { timeout: 150_000, retries: process.env.CI === undefined ? 0 : 1 } },
  plugins: [
    forcedColors,
    picture,
    tab,
    esbuildPlugin({ ts: true, json: true, target: 'es2022', tsconfig: `${root}widget/tsconfig.json` }),
  ],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: chromePath(),
        args: CHROME_ARGS,
      },
    }),
  ],
};
