import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../support/browser.ts';
import { GuestPage } from '../support/guest-page.ts';
import { type NpmServer, startByNpm } from '../support/npm-server.ts';
import { watchBrowser } from '../support/watched-browser.ts';

/** A newcomer's first minutes: `npm start`, the printed page, the printed desk. Nothing is set up in between. */
const browser = watchBrowser();
let server: NpmServer;
let hotel: GuestPage;
let context: BrowserContext;

beforeAll(async () => {
  server = await startByNpm();
  context = await browser.open();
  hotel = new GuestPage(await context.newPage());
  await hotel.page.goto(server.address('/sample'));
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server?.stop();
});

describe('the guest', () => {
  it('sees a closed chat that axe finds nothing wrong with', async () => {
    await hotel.launcher.waitFor();
    expect(await findAccessibilityFaults(hotel.page)).toEqual([]);
  });

  it('asks about the dog in English and gets the hotel’s own answer', async () => {
    await hotel.open();
    const answer = await hotel.ask('Can I bring my dog?');
    expect(answer.text).toContain('15 €');
    expect(answer.language).toBe('en');
  });

  it('asks in German and is answered in German', async () => {
    const answer = await hotel.ask('Darf ich meinen Hund mitbringen?');
    expect(answer.text).toMatch(/Hunde sind bei uns willkommen.*15 €/s);
    expect(answer.language).toBe('de');
  });

  it('asks in Japanese and is answered in Japanese, from data the hotel gave in English', async () => {
    const answer = await hotel.ask('犬を連れて行ってもいいですか？');
    expect(answer.text).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}].*15/su);
    expect(answer.language).toBe('ja');
  });

  it('reports a broken shower and has it confirmed', async () => {
    expect((await hotel.ask('my shower is broken')).text).toContain('Which room');
    expect((await hotel.ask('204')).text).toContain('204');
  });

  it('asks for a person and sees an open chat that axe finds nothing wrong with', async () => {
    await hotel.ask('I want to talk to a person');
    expect(await findAccessibilityFaults(hotel.page)).toEqual([]);
  });
});

describe('the receptionist', () => {
  let desk: Page;

  beforeAll(async () => {
    desk = await (await browser.open()).newPage();
    await desk.goto(server.address('/desk'));
  });

  it('comes in by the printed link and finds the guest waiting', async () => {
    await desk
      .getByRole('link', { name: /I want to talk to a person|Guest/ })
      .first()
      .waitFor();
    expect(await findAccessibilityFaults(desk)).toEqual([]);
  });

  it('has a maintenance task for the shower', async () => {
    await desk.getByRole('link', { name: /Tasks/ }).click();
    const task = desk
      .getByRole('region', { name: 'Maintenance' })
      .getByRole('listitem')
      .filter({ hasText: /shower/i });
    await task.getByText('204').first().waitFor();
    expect(await findAccessibilityFaults(desk)).toEqual([]);
  });

  it('takes over and writes; the words appear at the guest’s', async () => {
    await desk.getByRole('link', { name: /Inbox/ }).click();
    await desk
      .getByRole('link', { name: /I want to talk to a person|Guest/ })
      .first()
      .click();
    await desk.getByRole('button', { name: /Take over/ }).click();
    const reply = desk.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Good evening, this is the front desk. How can I help?');
    await desk.getByRole('button', { name: /^Send/ }).click();
    const line = hotel.lines('staff').last();
    await line.waitFor();
    await expect(line.innerText()).resolves.toContain('this is the front desk');
    expect(await findAccessibilityFaults(desk)).toEqual([]);
  });

  it('is the only one who answers until the conversation is released', async () => {
    const answers = await hotel.lines('ai').count();
    await hotel.textbox.fill('Can I bring my two dogs?');
    await hotel.textbox.press('Enter');
    await desk.getByRole('log').getByText('Can I bring my two dogs?').last().waitFor();
    expect(await hotel.lines('ai').count()).toBe(answers);
    await desk.getByRole('button', { name: /Give back/ }).click();
    await desk.getByRole('button', { name: /Take over/ }).waitFor();
    expect((await hotel.ask('And how much is parking?')).text).toContain('18 €');
  });
});
