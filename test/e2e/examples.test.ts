import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import type { Browser } from 'playwright-core';
import { build, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceChatClient } from '../../shared/client/service-chat-client.ts';
import { launchBrowser } from '../support/browser.ts';
import { type ChatServer, startChatServer } from '../support/chat-server.ts';

/** The examples of docs/examples as a developer has them: the package as last built is imported, bundled, and run in a browser. */

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'docs/examples');
const PLUGINS: Record<string, PluginOption[]> = {
  plain: [],
  react: [],
  vue: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'service-chat' } } })],
  svelte: [svelte({ configFile: false, preprocess: vitePreprocess() })],
  angular: [],
};

let browser: Browser;
let chat: ChatServer;
let propertyId: string;
let out: string;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'service-chat-examples-'));
  [browser, chat] = await Promise.all([launchBrowser(), startChatServer()]);
  const nobody = new ServiceChatClient({ baseUrl: chat.baseUrl });
  const made = await nobody.register({ propertyName: 'Aurora', email: 'desk@aurora.example', phone: '+4983825501' });
  propertyId = made.property.id;
  const businessHours = { mon_fri: '24/7', weekend: '24/7' };
  await nobody.activate({ channels: ['widget'], aiMode: 'auto', businessHours }, { apiKey: made.apiKey });
  site = createServer((request, answer) => {
    const [, name = '', file = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const isPage = file === '';
    answer.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    answer.setHeader(
      'content-security-policy',
      // Angular's compiler, which a real build leaves at home, makes functions of text, and Angular styles in the page.
      `default-src 'none'; script-src 'self'${name === 'angular' ? " 'unsafe-eval'; style-src 'unsafe-inline'" : ''}; connect-src ${chat.baseUrl} ${chat.baseUrl.replace('http', 'ws')}`,
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

it('type-check, with the types the package brings', () => {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', EXAMPLES], { stdio: 'pipe' });
});

it.each(Object.keys(PLUGINS))(
  '%s: the chat comes and goes with its view, under a strict policy, and is answered',
  async (name) => {
    await bundle(name);
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${siteUrl}/${name}/`);
    const element = page.locator('service-chat');
    for (let times = 0; times < 3; times++) {
      await page
        .locator('service-chat [part=launcher]')
        .waitFor()
        .catch((cause: unknown) => {
          throw new Error(`No launcher: ${complaints.join('; ')}`, { cause });
        });
      await page.getByRole('button', { name: 'Rooms' }).click();
      await expect.poll(() => element.count()).toBe(0);
      await page.getByRole('button', { name: 'Home' }).click();
      await expect.poll(() => element.count()).toBe(1);
    }
    await page.locator('service-chat [part=launcher]').click();
    const field = page.locator('service-chat textarea');
    await field.fill('Is breakfast included?');
    await field.press('Enter');
    await expect.poll(() => page.title()).toMatch(/^ai: .*breakfast/);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

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

function pageOf(name: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Aurora</title></head>
<body data-base-url="${chat.baseUrl}" data-property-id="${propertyId}"><div id="app"></div>
<script type="module" src="/${name}/main.js"></script></body></html>`;
}
