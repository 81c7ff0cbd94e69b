import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ServiceChatClient } from '../../shared/client/service-chat-client.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type ChatServer, startChatServer } from '../support/chat-server.ts';

/** Checks on the built pages in which thread the language of the typed text is detected. */
const ASSETS = fileURLToPath(new URL('../../dist', import.meta.url));
/** Guests notice a page that does not respond for longer than this (W3C, Long Tasks). */
const TASK_MS_MAX = 50;
const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** The thread's own CPU time, in microseconds. */
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown() }).partial().optional(),
});
let browser: Browser;
let chat: ChatServer;
let propertyId: string;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  [browser, chat] = await Promise.all([launchBrowser(), startChatServer({ assetsDir: ASSETS })]);
  const nobody = new ServiceChatClient({ baseUrl: chat.baseUrl });
  const made = await nobody.register({ propertyName: 'Aurora', email: 'desk@aurora.example', phone: '+4983825501' });
  propertyId = made.property.id;
  const businessHours = { mon_fri: '24/7', weekend: '24/7' };
  await nobody.activate({ channels: ['widget'], aiMode: 'auto', businessHours }, { apiKey: made.apiKey });
  site = createServer((request, answer) => {
    const { baseUrl } = chat;
    if (request.url === '/favicon.ico') return void answer.writeHead(204).end();
    answer.setHeader('content-type', 'text/html');
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${baseUrl}; connect-src ${baseUrl} ${baseUrl.replace('http', 'ws')}; require-trusted-types-for 'script'; trusted-types lit-html`,
    );
    answer.end(`<!doctype html><html lang="en"><title>Aurora</title>
<script src="${baseUrl}/chat/widget.js?property=${propertyId}" async></script></html>`);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await chat?.close();
});

it('the typed language is detected in a worker on the chat’s own page, under that page’s policy', async () => {
  const { page, complaints, sent } = await visit(`${chat.baseUrl}/chat/open/?property=${propertyId}`);
  const started = page.waitForEvent('worker');
  expect(await sendText(page, sent, 'Haben Sie noch ein Zimmer frei?')).toMatchObject({ code: 'de' });
  expect((await started).url()).toContain('/chat/assets/detector-');
  expect(complaints).toEqual([]);
  await page.close();
});

it('the typed language is detected without a worker on a hotel’s site with a strict policy, and nothing is blocked', async () => {
  const { page, complaints, sent } = await visit(siteUrl);
  await page.locator('service-chat [part=launcher]').click();
  expect(await sendText(page, sent, 'Haben Sie noch ein Zimmer frei?')).toMatchObject({ code: 'de' });
  expect(page.workers()).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

it('typing on a hotel’s site causes no long task of the page', async () => {
  const { page, complaints, sent } = await visit(siteUrl);
  await page.locator('service-chat [part=launcher]').click();
  await page.locator('service-chat textarea').waitFor();
  const longest = await watchTasks(page, () =>
    sendText(page, sent, 'Haben Sie noch ein Zimmer mit Blick auf den See frei?'),
  );
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(TASK_MS_MAX);
  expect(complaints).toEqual([]);
  await page.close();
});

/**
 * Measures the longest task of the page's main thread during an action, in milliseconds of that thread's own CPU time, which
 * other programs do not add to.
 */
async function watchTasks(page: Page, during: () => Promise<unknown>): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  const events: z.infer<typeof traceEvent>[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...z.array(traceEvent).parse(value)));
  const ended = new Promise<void>((resolve) => tools.once('Tracing.tracingComplete', () => resolve()));
  await tools.send('Tracing.start', {
    categories: 'disabled-by-default-devtools.timeline,toplevel',
    transferMode: 'ReportEvents',
  });
  await during();
  await tools.send('Tracing.end');
  await ended;
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOfPage = ({ pid, tid }: { pid: number; tid: number }): boolean =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && isOfPage(event));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

/** Opens a page, and collects the errors on its console and the frames that it sends to the server. */
async function visit(url: string): Promise<{ page: Page; complaints: string[]; sent: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, complaints, sent };
}

/** Types a text, waits until the detector is loaded, sends the text, and returns the language that the page sent with it. */
async function sendText(page: Page, sent: readonly string[], text: string): Promise<unknown> {
  const field = page.locator('service-chat textarea');
  const fetched = page.waitForResponse(/\/detector-/);
  await field.fill('Haben');
  await fetched;
  await idle(page); // the detector's file is loaded when the page is idle
  await field.fill(text);
  await idle(page); // the detector's guess is available
  await field.press('Enter');
  const frame = () => sent.map((one) => JSON.parse(one)).find((one) => one.type === 'send');
  await expect.poll(frame).toBeDefined();
  return frame().language;
}

/** Resolves when the page was idle twice. */
function idle(page: Page): Promise<unknown> {
  return page.evaluate(`(async () => {
    for (let times = 0; times < 2; times++) await new Promise((done) => setTimeout(() => requestIdleCallback(done), 100));
  })()`);
}
