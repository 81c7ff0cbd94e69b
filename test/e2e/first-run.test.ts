import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { GuestPage } from '../support/browser/guest-page.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { type NpmServer, startByNpm } from '../support/process/npm-server.ts';

/**
 * A person who reads only the pages gets from an empty server to an answered guest on the hotel's own site; every step follows
 * from the previous page. The time is estimated from the number of pages and letters; the machine's own time is not counted.
 */
const MINUTES_MAX = 5;
/** A generous estimate of a person's time to read a page and find the next step, and to type a letter. */
const READING_MS_PER_PAGE = 20_000;
const TYPING_MS_PER_LETTER = 300;

const browser = watchBrowser(/status of 401 .*\/auth\/me\)$/);
let server: NpmServer;
let site: Server;
let desk: Page;
let tag = '';
let letters = 0;
const pages: string[] = [];

beforeAll(async () => {
  server = await startByNpm(['run', '-s', 'service-chat', '--', 'serve']);
  site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><html lang="en"><title>Seehof</title><h1>Hotel Seehof</h1>${tag}</html>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const context = await browser.open([], {
    timezoneId: 'Europe/Zurich',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  desk = await context.newPage();
}, 180_000);

afterAll(async () => {
  await browser.close();
  site?.close();
  await server?.stop();
});

async function isFine(name: string): Promise<void> {
  pages.push(name);
  expect(await findAccessibilityFaults(desk), name).toEqual([]);
}

async function type(field: Locator, words: string): Promise<void> {
  letters += words.length;
  await field.fill(words);
}

describe('a hotel that starts from nothing', () => {
  it('creates its account on the first page and is led to the guide', async () => {
    await desk.goto(server.address('/desk'));
    await desk.getByRole('button', { name: 'Create an account' }).click();
    await type(desk.getByLabel('Name of the house'), 'Hotel Seehof');
    await type(desk.getByLabel('E-mail'), 'mia@seehof.example');
    await type(desk.getByLabel(/Telephone/), '+41 44 555 01 40');
    await type(desk.getByLabel(/Password, 12/), 'a long enough password');
    await isFine('account');
    await desk.getByRole('button', { name: 'Create the account' }).click();
    await desk.getByRole('heading', { name: 'Your house' }).waitFor();
    expect(new URL(desk.url()).pathname).toBe('/desk/start');
  });

  it('enters its name; time zone and currency are filled in', async () => {
    expect(await desk.getByLabel('Name', { exact: true }).inputValue()).toBe('Hotel Seehof');
    expect(await desk.getByLabel('Time zone').inputValue()).toBe('Europe/Zurich');
    await type(desk.getByLabel('Address'), 'Seestrasse 1, 8002 Zürich, Switzerland');
    await isFine('house');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByRole('heading', { name: 'Times and rules' }).waitFor();
  });

  it('teaches by pasting its FAQ page, and tries a question', async () => {
    await type(desk.getByLabel('Check-in from'), '15:00');
    await type(desk.getByLabel('Check-out until'), '11:00');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText('It holds from the next message on').first().waitFor();
    await desk
      .getByLabel(/Paste text/)
      .fill(
        '<h2>Questions</h2><h3>Can I bring my dog?</h3><p>Yes, dogs stay for 20 CHF a night.</p><h3>Is there parking?</h3><p>Yes, 25 CHF a day in the garage.</p>',
      );
    await desk.getByRole('button', { name: 'Look through it' }).click();
    await desk.getByRole('heading', { name: '2 questions found' }).waitFor();
    await isFine('import');
    await desk.getByRole('button', { name: 'Keep 2 questions' }).click();
    await desk.getByLabel(/Paste text/).waitFor();
    await type(desk.getByLabel('A guest’s question'), 'Darf mein Hund mitkommen?');
    await desk.getByRole('button', { name: 'Ask' }).click();
    await desk.locator('desk-try-it .said').filter({ hasText: '20' }).waitFor();
    await isFine('teach');
    await desk.getByRole('link', { name: 'Next' }).click();
  });

  it('puts the chat into service and copies the tag', async () => {
    await desk.getByRole('button', { name: 'Put the chat into service' }).click();
    await desk.getByText('Not seen on your site yet').waitFor();
    await desk.getByRole('button', { name: 'Copy' }).click();
    await desk.getByText('Copied.').waitFor();
    await isFine('site');
    tag = String(await desk.evaluate('navigator.clipboard.readText()'));
    expect(tag).toMatch(/^<script src="http.*data-property-id="prp_\w+".*<\/script>$/);
  });

  it('pastes the tag into its own site on another origin, where a guest is answered', async () => {
    const { port } = site.address() as AddressInfo;
    const hotel = new GuestPage(await (await browser.open([], { locale: 'de-DE' })).newPage());
    await hotel.page.goto(`http://localhost:${port}/`);
    await hotel.open();
    const answer = await hotel.ask('Can I bring my dog?');
    expect(answer.text).toContain('20');
  });

  it('is told by the page that the chat was seen, and finds the guest in the inbox', async () => {
    const { port } = site.address() as AddressInfo;
    await desk.getByText(`Seen on http://localhost:${port}`).waitFor();
    await isFine('seen');
    await desk.getByRole('link', { name: 'Next' }).click();
    await desk.getByRole('heading', { name: 'Your PMS' }).waitFor();
    await isFine('pms');
    await desk.getByRole('link', { name: 'Skip for now' }).click();
    await desk.getByRole('heading', { name: 'Your chat is live' }).waitFor();
    await isFine('done');
    await desk
      .getByRole('button', { name: 'To the inbox' })
      .or(desk.getByRole('link', { name: 'To the inbox' }))
      .click();
    await desk
      .getByRole('link', { name: /Can I bring my dog|20 CHF/ })
      .first()
      .waitFor();
  });

  it('needs far less than five minutes and no other pages', () => {
    const spentMs = pages.length * READING_MS_PER_PAGE + letters * TYPING_MS_PER_LETTER;
    expect(spentMs).toBeLessThan(MINUTES_MAX * 60_000);
  });
});
