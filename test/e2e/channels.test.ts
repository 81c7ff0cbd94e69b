import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel, sampleDeskPath } from '../../bff/cli/sample/sample.ts';
import { openServices, type RunningServer, startServer } from '../../bff/compose.ts';
import { inProcess } from '../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../bff/embedded-engine.ts';
import type { ChannelSimulator } from '../../bff/simulators/guest-channel.ts';
import { type MailSimulator, startMail } from '../../bff/simulators/mail/simulator.ts';
import { startTwilio, type TwilioSimulator } from '../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../bff/simulators/whatsapp/simulator.ts';
import { findMeta } from '../../bff/store/sqlite/meta.ts';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { type PlayedGuest, playGuest } from '../support/browser/played-guest.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { findOwnPort } from '../support/process/own-port.ts';
import { drawing } from '../support/sample-files.ts';
import { scanQr } from '../support/scan-qr.ts';

/**
 * Guests write in Portuguese by WhatsApp, SMS and e-mail to the real engine and the built desk in Chromium. Each platform is
 * simulated and is connected in the desk's own forms; its guests are played on its own page.
 */
const ASSETS = fileURLToPath(new URL('../../dist', import.meta.url));
const RITA = '+351910000001';
const PHONE = { viewport: { width: 390, height: 760 }, locale: 'en-GB' };
const DAY_MS = 25 * 60 * 60 * 1_000;
const browser = watchBrowser();
const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-story-'));
let offsetMs = 0;
const clock = () => new Date(Date.now() + offsetMs);
let server: RunningServer;
let desk: Page;
let meta: WhatsAppSimulator;
let twilio: TwilioSimulator;
let mail: MailSimulator;

beforeAll(async () => {
  [meta, twilio, mail] = await Promise.all([startWhatsApp({ clock }), startTwilio({ clock }), startMail({ clock })]);
  const inside = [meta.url, twilio.url].map((url) => new URL(url).host);
  const read = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORT: String(await findOwnPort()),
    HOST: '127.0.0.1',
    SMTP_URL: mail.smtpUrl,
    ALLOW_PRIVATE_NETWORKS: [...inside, mail.settings?.['ALLOW_PRIVATE_NETWORKS']].join(','),
  });
  if ('faults' in read) throw new Error(read.faults.join());
  const options = { config: read.config, log: createLog('silent'), engine: inProcess(embeddedEngine), clock };
  const services = await openServices(options);
  await loadSampleHotel(services);
  await services.close();
  server = await startServer({ ...options, engine: inProcess(embeddedEngine), assetsDir: ASSETS });
  desk = await (await browser.open()).newPage();
  await signIn();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server?.close();
  await Promise.all([meta, twilio, mail].map((one) => one?.close()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function signIn(): Promise<void> {
  await desk.goto(server.baseUrl + (await sampleDeskPath(server.services)));
  await desk.locator('.link.online').waitFor();
}

/** Advances the clock by more than a day, signs in to the desk again, and opens that place. */
async function nextDay(place: string): Promise<void> {
  offsetMs += DAY_MS;
  await desk.clock.setSystemTime(clock());
  await signIn();
  await desk.goto(place);
}

/** Fills in a channel's form and returns the values to enter at its platform. */
async function connect(channel: string, name: string, given: Readonly<Record<string, string>>): Promise<void> {
  await desk.goto(`${server.baseUrl}/desk/settings/channels`);
  const place = desk.getByRole('region', { name, exact: true });
  await place.getByText(`Connect ${name}`).first().click();
  for (const [field, value] of Object.entries(given)) await place.locator(`#${channel}-${field}`).fill(value);
  await place.getByRole('button', { name: `Connect ${name}` }).click();
  await place.getByText('Connected', { exact: true }).waitFor();
}

/** Reads the values that the desk shows once for the platform. */
async function readShownOnce(name: string): Promise<string[]> {
  const place = desk.getByRole('region', { name, exact: true });
  return place.locator('desk-secret-box').evaluateAll((boxes) => boxes.map((box) => String(Reflect.get(box, 'value'))));
}

/** Switches on answers to the guests of a channel. */
async function switchAnswersOn(name: string): Promise<void> {
  await desk.goto(`${server.baseUrl}/desk/settings/ai`);
  await desk.getByRole('checkbox', { name, exact: true }).check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Saved. It holds from the next message on.').waitFor();
}

/** Opens a guest's phone on the page of the simulated platform. */
async function phoneOf(platform: ChannelSimulator, guest: string): Promise<PlayedGuest> {
  return playGuest(await (await browser.open([], PHONE)).newPage(), platform.url, guest);
}

const texts = (platform: Pick<ChannelSimulator, 'arrived'>, guest: string) =>
  platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);

/** The guest asks, is answered and asks for a person; a colleague opens the conversation in the desk. */
async function askForPerson(guest: PlayedGuest): Promise<void> {
  await guest.say('Bom dia! A que horas é o pequeno-almoço?');
  await guest.reads(/(?=.*\d{1,2}[:h]\d{2})(?=.*(pequeno-almoço|café da manhã))/is);
  await guest.say('Quero falar com uma pessoa, por favor');
  await expect.poll(() => guest.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await desk.goto(`${server.baseUrl}/desk/inbox`);
  await desk.locator('a.row.waiting', { hasText: 'pessoa' }).first().click();
  await desk.locator('desk-messages .bubble', { hasText: 'Quero falar com uma pessoa' }).waitFor();
}

async function reply(words: string): Promise<void> {
  await desk.getByRole('textbox', { name: 'Reply' }).fill(words);
  // A file may still be uploading.
  await desk.locator('desk-composer wa-button[type=submit]:not([disabled])').waitFor();
  await desk.keyboard.press('Enter');
}

async function attach(): Promise<void> {
  const png = { name: 'map.png', mimeType: 'image/png', buffer: await drawing('png') };
  await desk.locator('desk-composer input[type=file]').first().setInputFiles(png);
}

/** A guest asks in the chat on their phone, and opens the ways to continue elsewhere. */
async function openChatAsGuest(words: string): Promise<Page> {
  const propertyId = (await findMeta(server.services.db, 'sampleProperty')) ?? '';
  const phone = await (await browser.open([], PHONE)).newPage();
  await phone.goto(`${server.baseUrl}/chat/open/?property=${propertyId}`);
  await phone.getByRole('textbox', { name: 'Message' }).fill(words);
  await phone.keyboard.press('Enter');
  await phone.getByText(words, { exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Options' }).click();
  await phone.getByRole('button', { name: 'Continue elsewhere' }).click();
  await phone.locator('service-chat-ways button').first().waitFor();
  return phone;
}

/** Checks only the chat, because the page behind it is hidden while it is open. */
async function faultsOfChat(phone: Page): Promise<string[]> {
  return (await findAccessibilityFaults(phone)).filter((fault) => fault.includes('service-chat'));
}

it('WhatsApp: a guest is answered, helped by a person with a picture, and sends a voice note; a template works after 24 hours', {
  timeout: 120_000,
}, async () => {
  const {
    baseUrl = '',
    businessId = '',
    phoneNumber = '',
    apiKey = '',
    appSecret = '',
    verifyToken = '',
  } = meta.credentials;
  await connect('whatsapp', 'WhatsApp', { businessId, phoneNumber, apiKey, appSecret, verifyToken, baseUrl });
  const [address = ''] = await readShownOnce('WhatsApp');
  expect(await meta.setWebhook(address)).toBe(true);
  await switchAnswersOn('WhatsApp');
  const rita = await phoneOf(meta, RITA);
  await askForPerson(rita);
  await attach();
  await reply('Bom dia, aqui é a recepção. Este é o mapa.');
  await rita.reads('Bom dia, aqui é a recepção. Este é o mapa.');
  await expect.poll(() => meta.got.some(({ message }) => message.type === 'image')).toBe(true);
  const at = desk.url();
  await chooseReplyTemplate();

  await nextDay(at);
  await desk.getByText('More than 24 hours have passed since the guest wrote').first().waitFor();
  await desk.getByRole('button', { name: 'Templates' }).click();
  // The template that was chosen for replies is offered in her language.
  await desk.locator('desk-reach form .words', { hasText: 'o seu quarto está pronto' }).waitFor();
  await desk.locator('desk-reach input').first().fill('Rita');
  await desk.locator('desk-reach').getByRole('button', { name: 'Send the template' }).click();
  await rita.reads('template room_ready (pt)');
  await rita.say('Obrigada!');
  await desk.locator('desk-messages .bubble', { hasText: 'Obrigada!' }).waitFor();
});

/** Chooses in the settings the template that a colleague is offered first after 24 hours. */
async function chooseReplyTemplate(): Promise<void> {
  await desk.goto(`${server.baseUrl}/desk/settings/channels`);
  await desk.locator('summary', { hasText: 'Templates' }).click();
  const form = desk.locator('desk-template-uses');
  await form.getByLabel('A colleague replies').selectOption('room_ready');
  await form.getByLabel('What stands for {{1}}').fill('{guest}');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Saved. It holds from the next message on.').waitFor();
}

it('a WhatsApp template is submitted in the desk with its preview, and waits for Meta', {
  timeout: 60_000,
}, async () => {
  await desk.goto(`${server.baseUrl}/desk/settings/channels`);
  await desk.locator('summary', { hasText: 'Templates' }).click();
  const form = desk.getByRole('form', { name: 'New template' });
  await form.getByRole('textbox', { name: 'Name' }).fill('taxi_here');
  await form.getByRole('combobox', { name: 'Language' }).selectOption('pt_PT');
  await form.getByRole('textbox', { name: 'Words' }).fill('Olá {{1}}, o seu táxi chegou.');
  await form.getByRole('textbox', { name: 'An example for {{1}}' }).fill('Rita');
  await form.getByText('Olá Rita, o seu táxi chegou.').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await form.getByRole('button', { name: 'Hand it in to WhatsApp' }).click();
  await desk.locator('desk-templates li', { hasText: 'taxi_here' }).getByText('WhatsApp looks at it').waitFor();
  expect(meta.templates.at(-1)).toMatchObject({ name: 'taxi_here', language: 'pt_PT', category: 'UTILITY' });
});

it('a chat on the site continues on WhatsApp through the guest’s QR code', { timeout: 60_000 }, async () => {
  const phone = await openChatAsGuest('Do you have an umbrella?');
  await phone.getByRole('button', { name: 'WhatsApp' }).click();
  await phone.getByRole('img', { name: 'Continue elsewhere' }).waitFor();
  expect(await faultsOfChat(phone)).toEqual([]);
  const link = new URL(await scanQr(phone.getByRole('img', { name: 'Continue elsewhere' })));
  expect(link.host).toBe('wa.me');
  const there = await phoneOf(meta, '+351910000002');
  await there.say(link.searchParams.get('text') ?? '');
  await expect.poll(() => there.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  const { conversationId } = await server.services.db
    .selectFrom('message')
    .select('conversationId')
    .where('text', '=', 'Do you have an umbrella?')
    .executeTakeFirstOrThrow();
  await desk.goto(`${server.baseUrl}/desk/inbox/${conversationId}`);
  await desk.getByText('The guest went on on WhatsApp').first().waitFor();
});

it('SMS: a guest is answered and helped by a person, also the next day', { timeout: 120_000 }, async () => {
  const { accountSid = '', authToken = '', phoneNumber = '', baseUrl = '' } = twilio.credentials;
  await connect('sms', 'SMS', { accountSid, authToken, phoneNumber, baseUrl });
  const [address = ''] = await readShownOnce('SMS');
  await twilio.setWebhook(address);
  await switchAnswersOn('SMS');
  const rita = await phoneOf(twilio, RITA);
  await askForPerson(rita);
  await attach();
  await desk.getByRole('textbox', { name: 'Reply' }).fill('Bom dia, aqui é a recepção.');
  await desk.getByText('SMS needed: 1').waitFor();
  await desk.locator('desk-composer wa-button[type=submit]:not([disabled])').waitFor();
  await desk.keyboard.press('Enter');
  await rita.reads('Bom dia, aqui é a recepção.');
  // Outside North America SMS carries no pictures, so she gets a link.
  await rita.reads('map.png: http');
  const [, link = ''] = /map\.png: (\S+)/.exec(texts(twilio, RITA).join('\n')) ?? [];
  const opened = await rita.page.context().newPage();
  await opened.goto(link);
  const [answered] = await Promise.all([
    opened.waitForResponse((answer) => answer.url().endsWith('/open')),
    opened.getByRole('button', { name: 'Open map.png' }).click(),
  ]);
  expect(answered.headers()['content-type']).toBe('image/png');
  await nextDay(desk.url());
  await rita.say('Obrigada!');
  await desk.locator('desk-messages .bubble', { hasText: 'Obrigada!' }).waitFor();
});

it('e-mail: a guest is answered, helped by a person with a picture, and quoted text is ignored', {
  timeout: 120_000,
}, async () => {
  await connect('email', 'E-mail', { address: mail.imap.address });
  const [address = '', secret = ''] = await readShownOnce('E-mail');
  await mail.setWebhook(address, { secret });
  await switchAnswersOn('E-mail');
  const rita = await phoneOf(mail, 'rita@guests.example');
  await askForPerson(rita);
  await attach();
  await reply('Bom dia, aqui é a recepção. Este é o mapa.');
  await rita.reads('Bom dia, aqui é a recepção. Este é o mapa.');
  expect(mail.sent.at(-1)).toMatchObject({ files: [{ type: 'image/png' }] });
  await rita.say('Obrigada!');
  await desk.locator('desk-messages .bubble', { hasText: 'Obrigada!' }).waitFor();
  expect(await desk.locator('desk-messages').innerText()).not.toContain('wrote:');
});

it('a guest who leaves an e-mail address in the chat gets the colleague’s reply by e-mail', {
  timeout: 60_000,
}, async () => {
  const address = `tom.${randomUUID()}@guests.example`; // an e-mail of an earlier attempt must not match
  const phone = await openChatAsGuest('I would like to talk to a person');
  await phone.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  expect(await faultsOfChat(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'E-mail me the reply' }).click();
  await phone.getByText(`Replies also come to ${address}.`).waitFor();
  await phone.close();
  await desk.goto(`${server.baseUrl}/desk/inbox`);
  await desk.locator('a.row.waiting', { hasText: 'talk to a person' }).first().click();
  await reply('Here I am. How can I help?');
  await desk.locator('desk-messages .bubble', { hasText: 'Here I am' }).waitFor();
  offsetMs += 3 * 60_000;
  await expect.poll(() => texts(mail, address), { timeout: 20_000 }).toEqual(['Here I am. How can I help?']);
});
