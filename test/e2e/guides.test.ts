import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { call } from '../support/chat-server.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { blocksOf } from '../support/docs/guides.ts';

/** Follows the guides literally in a browser: the code that a developer copies, and the places to which an owner is sent. */

const ROOT = join(import.meta.dirname, '../..');

let browser: Browser;
let server: DeskServer;
let site: Server;
let siteUrl: string;
let folder: string;
let body = '';

beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'dist/guides-')); // the folder in which the package is found by its name
  [browser, server] = await Promise.all([launchBrowser(), startDeskServer({ speaks: true })]);
  site = createServer((request, answer) => {
    const isScript = request.url === '/main.js';
    answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hotel</title><body>${body}</body></html>`;
    answer.end(isScript ? readFileSync(join(folder, 'out/main.js')) : page);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces the placeholders of the code, as a reader does. */
const fillPlaceholders = (code: string): string =>
  code
    .replaceAll(/https:\/\/chat\.example|http:\/\/127\.0\.0\.1:8787/g, server.baseUrl)
    .replaceAll('prp_…', server.propertyId);

/** Opens a page of the site with this user script; its console messages are added to `said`. */
async function visit(code: string | null, html: string, said: string[] = []): Promise<Page> {
  body = html;
  if (code !== null) {
    writeFileSync(join(folder, 'main.js'), code);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: 'out',
        minify: false,
        rolldownOptions: {
          input: join(folder, 'main.js'),
          output: { entryFileNames: 'main.js', codeSplitting: false },
        },
      },
    });
    body += '<script type="module" src="/main.js"></script>';
  }
  const page = await browser.newPage();
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(`fault: ${error.message}`));
  await page.goto(siteUrl);
  return page;
}

async function ask(page: Page, text: string): Promise<void> {
  const field = page.locator('service-chat textarea');
  await field.fill(text);
  await field.press('Enter');
  await page.locator('service-chat [data-author="ai"]').first().waitFor();
}

describe('the guide “You build a site or an app”', () => {
  const [element, calls, identity] = blocksOf('developer', 'js').map(({ code }) => code);

  it.each([
    ['the tag of the guide', 'developer'],
    ['the tag of the five minutes', 'getting-started'],
  ])('%s', async (_, guide) => {
    const page = await visit(
      null,
      fillPlaceholders(
        blocksOf(guide, 'html')
          .map(({ code }) => code)
          .join(),
      ),
    );
    await page.locator('service-chat [part=launcher]').click();
    await ask(page, 'Hello');
    await page.close();
  });

  it('shows the element', async () => {
    const page = await visit(fillPlaceholders(element ?? ''), '');
    await page.locator('service-chat [part=launcher]').click();
    await ask(page, 'Hello');
    await page.close();
  });

  it('shows the API for one’s own code: the page’s button opens the chat, and each message is emitted', async () => {
    const said: string[] = [];
    const page = await visit(fillPlaceholders(calls ?? ''), '<button id="ask">Ask us</button>', said);
    await page.locator('service-chat [part=launcher]').waitFor();
    await page.locator('#ask').click();
    await ask(page, 'Hello there');
    await expect.poll(() => said.join('\n')).toMatch(/guest Hello there[\s\S]*ai /);
    expect(said.join('\n')).not.toContain('fault:');
    await page.close();
  });

  it('shows that a guest who is signed in on the site need not verify a booking', async () => {
    const [onServer = '', onPage = ''] = (identity ?? '').split('// on the page');
    const ana = await call(server.baseUrl, 'POST', '/api/guests', server.apiKey, {
      firstName: 'Ana',
      lastName: 'Costa',
    });
    const stay = {
      confirmationNumber: 'LH-48213',
      checkIn: '2027-06-01',
      checkOut: '2027-06-05',
      guestId: ana.body.id,
    };
    await call(server.baseUrl, 'POST', '/api/reservations', server.apiKey, stay);
    const made = await call(server.baseUrl, 'POST', '/api/property/identity-key', server.apiKey, {});
    writeFileSync(join(folder, 'sign.mjs'), `${fillPlaceholders(onServer)}\nconsole.log(identity);`);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'sign.mjs')], {
      env: { ...process.env, SERVICE_CHAT_IDENTITY_KEY: made.body.key },
    });
    const page = await visit(`const identity = ${JSON.stringify(stdout.trim())};\n${fillPlaceholders(onPage)}`, '');
    await page.locator('service-chat [part=launcher]').click();
    await ask(page, 'When do I check out?');
    const list = await call(server.baseUrl, 'GET', '/api/conversations', server.apiKey);
    expect(list.body.items.map(({ guest }: { guest: { name: string } }) => guest.name)).toContain('Ana Costa');
    await page.close();
  });
});

describe('the guide “You own a hotel”', () => {
  const guide = readFileSync('docs/guide/owner.md', 'utf8') + readFileSync('docs/guide/developer.md', 'utf8');
  const sections = [...new Set([...guide.matchAll(/\*\*Settings, ([^*]+)\*\*/g)].map(([, name = '']) => name))];
  let context: BrowserContext;
  let desk: Page;

  beforeAll(async () => {
    context = await browser.newContext({ locale: 'en-GB' });
    await context.addCookies(server.cookies);
    desk = await context.newPage();
  });
  afterAll(() => context?.close());

  it.each(sections)('leads to Settings, %s', async (name) => {
    await desk.goto(`${server.baseUrl}/desk/settings`);
    await desk.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => new URL(desk.url()).pathname).toMatch(/^\/desk\/settings\/./);
    expect(await desk.locator('h1').first().innerText()).not.toBe('');
  });

  it.each(['Inbox', 'Tasks', 'Teach', 'Insights', 'Settings'])('leads to %s', async (name) => {
    await desk.goto(`${server.baseUrl}/desk`);
    await desk
      .getByRole('link', { name: new RegExp(`^${name}\\b`) })
      .first()
      .click();
    await expect.poll(() => new URL(desk.url()).pathname).not.toBe('/desk');
  });

  it('names every shortcut that ? shows, T and L among them', async () => {
    await desk.goto(`${server.baseUrl}/desk`);
    await desk
      .getByRole('link', { name: /^Inbox\b/ })
      .first()
      .waitFor();
    await desk.keyboard.press('?');
    await expect.poll(() => desk.locator('kbd').allInnerTexts()).toEqual(expect.arrayContaining(['T', 'L']));
  });
});
