import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { GuestPage } from '../support/browser/guest-page.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { type NpmServer, startByNpm } from '../support/process/npm-server.ts';

/** Reads an element's computed style. */
function styleOf(element: Locator, name: 'borderTopStyle' | 'backgroundColor'): Promise<unknown> {
  return element.evaluate(
    (node, property) =>
      (globalThis as unknown as { getComputedStyle(of: unknown): Record<string, unknown> }).getComputedStyle(node)[
        property
      ],
    name,
  );
}

/** A newcomer's first minutes: `npm start`, the printed page, the printed desk, without any further set-up. */
const ADDRESS = 'Seegasse 4, 88131 Lindau, Germany';
/** The time within which an owner's change reaches open pages. */
const FOLLOWED_MS_MAX = 5_000;
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

it('the start command prints the hotel’s id, for a page of one’s own', async () => {
  const [id = ''] = server.lines.join('\n').match(/prp_\w+/) ?? [];
  await hotel.launcher.waitFor();
  expect(await hotel.page.locator('service-chat').getAttribute('property-id')).toBe(id);
});

describe('the guest of the sample hotel', () => {
  it('sees a closed chat without axe errors', async () => {
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

  it('asks in Japanese and is answered in Japanese, from the hotel’s English data', async () => {
    const answer = await hotel.ask('犬を連れて行ってもいいですか？');
    expect(answer.text).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}].*15/su);
    expect(answer.language).toBe('ja');
  });

  it('asks for directions and gets a card, in forced colours too', async () => {
    await hotel.ask('What is your address?');
    const card = hotel.page.locator('service-chat-card').last();
    await card.getByText(ADDRESS).waitFor();
    const way = card.getByRole('link', { name: 'Directions' });
    expect(await way.getAttribute('href')).toContain('openstreetmap.org');
    await hotel.page.emulateMedia({ forcedColors: 'active' });
    const borders = await Promise.all([way, card.locator('.card')].map((one) => styleOf(one, 'borderTopStyle')));
    expect(borders).toEqual(['solid', 'solid']);
    expect(await findAccessibilityFaults(hotel.page)).toEqual([]);
    await hotel.page.emulateMedia({ forcedColors: 'none' });
  });

  it('reads the hotel’s questions and answers without writing', async () => {
    const chat = hotel.page.locator('service-chat');
    await chat.getByRole('button', { name: 'Options' }).click();
    await chat.getByRole('button', { name: 'Questions and answers' }).click();
    await chat.getByRole('searchbox').fill('dog');
    const help = chat.locator('service-chat-help');
    await help.getByText('Can I bring my dog?', { exact: true }).click();
    await help.getByText('dogs are welcome').first().waitFor();
    expect(await findAccessibilityFaults(hotel.page)).toEqual([]);
    await hotel.page.keyboard.press('Escape');
    await hotel.textbox.waitFor();
  });

  it('reports a broken shower and gets a confirmation', async () => {
    expect((await hotel.ask('my shower is broken')).text).toContain('Which room');
    expect((await hotel.ask('204')).text).toContain('204');
  });

  it('asks for a person and sees an open chat without axe errors', async () => {
    await hotel.ask('I want to talk to a person');
    expect(await findAccessibilityFaults(hotel.page)).toEqual([]);
  });
});

describe('the receptionist of the sample hotel', () => {
  let desk: Page;

  beforeAll(async () => {
    desk = await (await browser.open()).newPage();
    await desk.goto(server.address('/desk'));
  });

  it('signs in with the printed link and finds the guest waiting', async () => {
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

  it('sees the guest’s card, takes over and writes; the message appears in the guest’s chat', async () => {
    await desk.getByRole('link', { name: /Inbox/ }).click();
    await desk
      .getByRole('link', { name: /I want to talk to a person|Guest/ })
      .first()
      .click();
    await desk.locator('service-chat-card').getByText(ADDRESS).waitFor();
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
    // Questions that were asked meanwhile may be answered first.
    await hotel.textbox.fill('And how much is parking?');
    await hotel.textbox.press('Enter');
    await hotel.lines('ai').filter({ hasText: '18 €' }).last().waitFor();
  });

  it('changes the colour of the chat, and the guest’s open page follows within five seconds', async () => {
    const colour = () => styleOf(hotel.launcher, 'backgroundColor');
    const before = await colour();
    await desk.evaluate(`(async () => {
      const { world } = document.querySelector('service-desk').desk;
      const look = await world.send('GET', '/api/look');
      await world.send('PUT', '/api/look', { body: { ...look, accent: '#5b2a86' } });
    })()`);
    const savedMs = performance.now();
    await expect.poll(colour, { timeout: 30_000, interval: 50 }).not.toBe(before);
    expect(performance.now() - savedMs).toBeLessThan(FOLLOWED_MS_MAX);
  });
});
