import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import type { Browser, Page } from 'playwright-core';
import { build, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceChatClient } from '../../shared/client/service-chat-client.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type ChatServer, startChatServer } from '../support/chat-server.ts';

/**
 * Tests the examples of docs/examples as a developer copies them, and the script tag: the last built package is imported,
 * bundled, and run in a browser.
 */

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'docs/examples');
const PLUGINS: Record<string, PluginOption[]> = {
  plain: [],
  react: [],
  vue: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'service-chat' } } })],
  svelte: [svelte({ configFile: false, preprocess: vitePreprocess() })],
  angular: [],
};

/** The type checker of each framework. TypeScript 7 checks the other examples and all types of the package. */
interface Checker {
  /** The program under node_modules and its arguments, run in the example's folder. */
  command: string[];
  /** A deliberate error in the example, and the checker's message for it. */
  file: string;
  slip: [right: string, wrong: string];
  says: RegExp;
}
const CHECKERS: Record<string, Checker> = {
  vue: {
    command: ['vue-tsc/bin/vue-tsc.js', '-p', '.'],
    file: 'App.vue',
    slip: ['@service-chat-message', '@service-chat-massage'],
    says: /onServiceChatMassage/,
  },
  svelte: {
    command: ['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json'],
    file: 'App.svelte',
    slip: ['base-url={baseUrl}', 'base-url={7}'],
    says: /'number' is not assignable to type 'string'/,
  },
  angular: {
    command: ['@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', '.'],
    file: 'main.ts',
    slip: ["view() === 'home' ?", "view() === 'hone' ?"],
    says: /no overlap/,
  },
};
const FIVE = join(ROOT, 'test/support/process/typescript-five.mjs');

let browser: Browser;
let chat: ChatServer;
let propertyId: string;
let sisterId: string;
let out: string;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'service-chat-examples-'));
  [browser, chat] = await Promise.all([launchBrowser(), startChatServer({ assetsDir: join(ROOT, 'dist') })]);
  [propertyId, sisterId] = [await openHouse('Aurora'), await openHouse('Borealis')];
  site = createServer((request, answer) => {
    const [, name = '', file = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const isPage = file === '';
    answer.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    answer.setHeader(
      'content-security-policy',
      // The policy allows Angular's compiler, which evaluates text as code and which a production build leaves out, and
      // Angular's inline styles.
      `default-src 'none'; script-src 'self' ${chat.baseUrl}${name === 'angular' ? " 'unsafe-eval'; style-src 'unsafe-inline'" : ''}; connect-src ${chat.baseUrl} ${chat.baseUrl.replace('http', 'ws')}`,
    );
    if (request.url === '/favicon.ico') answer.writeHead(204).end();
    else if (isPage) answer.end(pageOf(name));
    else answer.end(readFileSync(join(out, name, file)));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  site.close();
  await chat.close();
  rmSync(out, { recursive: true });
});

it('the examples type-check with the types of the package', async () => {
  await run(ROOT, 'typescript/bin/tsc', '-p', EXAMPLES);
});

it.each(Object.entries(CHECKERS))(
  'the type checker of %s finds a deliberate error in its example, and no other',
  async (name, checker) => {
    const { command, file, slip, says } = checker;
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    const copy = mkdtempSync(join(ROOT, 'dist/examples-')); // the folder in which imported packages are found
    try {
      cpSync(EXAMPLES, copy, { recursive: true });
      const example = join(copy, name, file);
      writeFileSync(example, readFileSync(example, 'utf8').replace(...slip));
      const told = await run(join(copy, name), ...command).catch(({ stdout, stderr }) => `${stdout}${stderr}`);
      expect(told).toMatch(says);
      expect(stripVTControlCharacters(told).match(/\berror (?:TS|NG)|^Error:/gm), told).toHaveLength(1);
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
);

it.each(Object.keys(PLUGINS))(
  '%s: the chat appears and disappears with its view, under a strict policy, and is answered',
  async (name) => {
    await bundle(name);
    const { page, complaints } = await visit(name);
    const own = `service-chat[property-id="${propertyId}"]`;
    // The other element is in the served page before any script defines the element.
    const sister = page.locator(`service-chat[property-id="${sisterId}"]`);
    for (let times = 0; times < 3; times++) {
      await launcherOf(page, own, complaints);
      await page.getByRole('button', { name: 'Rooms' }).click();
      await expect.poll(() => page.locator(own).count()).toBe(0);
      await page.getByRole('button', { name: 'Home' }).click();
      await expect.poll(() => page.locator(own).count()).toBe(1);
    }
    await sister.locator('[part=launcher]').click();
    await sister.locator('textarea').press('Escape');

    await page.locator(`${own} [part=launcher]`).click();
    const field = page.locator(`${own} textarea`);
    await field.fill('Is breakfast included?');
    await field.press('Enter');
    await expect.poll(() => page.title()).toMatch(/^ai: .*breakfast/);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

it('the script tag: an element added later is the chat, and a script loaded twice creates no second chat', async () => {
  const { page, complaints } = await visit('bare');
  await page.addScriptTag({ url: `${chat.baseUrl}/chat/widget.js` });
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('service-chat'), { propertyId: '${propertyId}' }))`,
  );
  await launcherOf(page, 'service-chat', complaints);
  await page.addScriptTag({ url: `${chat.baseUrl}/chat/widget.js?property=${propertyId}` });
  await page.evaluate(`ServiceChat.init({ propertyId: '${propertyId}' }).then((chat) => chat.open())`);
  await page.locator('service-chat textarea').waitFor();
  expect(await page.locator('service-chat').count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
});

async function bundle(name: string): Promise<void> {
  const entry = name === 'react' ? 'main.tsx' : 'main.ts';
  await build({
    root: join(EXAMPLES, name),
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    plugins: PLUGINS[name] ?? [],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: join(out, name),
      emptyOutDir: true,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(EXAMPLES, name, entry),
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** Creates a hotel whose chat answers by itself, and returns its id. */
async function openHouse(propertyName: string): Promise<string> {
  const nobody = new ServiceChatClient({ baseUrl: chat.baseUrl });
  const email = `desk@${propertyName.toLowerCase()}.example`;
  const made = await nobody.register({ propertyName, email, phone: '+4983825501' });
  const businessHours = { mon_fri: '24/7', weekend: '24/7' };
  await nobody.activate({ channels: ['widget'], aiMode: 'auto', businessHours }, { apiKey: made.apiKey });
  return made.property.id;
}

/** Runs a program of node_modules with the TypeScript version that has a JavaScript API. */
async function run(cwd: string, program = '', ...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: `--import=${FIVE}` };
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules', program), ...words], {
    cwd,
    env,
  });
  return stdout;
}

/** Opens a page of the site, and collects the errors on its console. */
async function visit(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${siteUrl}/${path}/`);
  return { page, complaints };
}

async function launcherOf(page: Page, element: string, complaints: string[]): Promise<void> {
  await page
    .locator(`${element} [part=launcher]`)
    .waitFor()
    .catch((cause: unknown) => {
      throw new Error(`No launcher: ${complaints.join('; ')}`, { cause });
    });
}

function pageOf(name: string): string {
  if (name === 'bare') return '<!doctype html><html lang="en"><title>Aurora</title></html>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Aurora</title></head>
<body data-base-url="${chat.baseUrl}" data-property-id="${propertyId}">
<service-chat base-url="${chat.baseUrl}" property-id="${sisterId}" position="start"></service-chat><div id="app"></div>
<script type="module" src="/${name}/main.js"></script></body></html>`;
}
