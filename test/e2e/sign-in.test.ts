import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { TOTP, URI } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';

/** A person signs in with more than a password in Chromium; the passkey is in the browser's own virtual authenticator. */
const PASSWORD = 'a long enough password';
const EMAIL = 'mia@house.example';
/** A real mail server on the loopback, and the e-mails that it received. */
const mails: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      mails.push(Buffer.concat(parts).toString());
      done();
    });
  },
});
const browser = watchBrowser(/status of 401 .*\/auth\/\S+\)$/, /status of (403|422) .*\/(auth|account)\/\S+\)$/);
let server: DeskServer;
let context: BrowserContext;
let page: Page;
let address = '';
let otpauth = '';
let recoveryCodes: string[] = [];

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await startDeskServer({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'chat@house.example' },
  });
  address = server.baseUrl.replace('127.0.0.1', 'localhost'); // passkeys belong to a host name
  context = await browser.open();
  page = await context.newPage();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server?.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const code = (offMs = 0) => {
  const app = URI.parse(otpauth);
  if (!(app instanceof TOTP)) throw new Error('not an app whose codes follow the clock');
  return app.generate({ timestamp: Date.now() + offMs });
};

async function isFine(name: string): Promise<void> {
  expect(await findAccessibilityFaults(page), name).toEqual([]);
}

async function typePassword(): Promise<void> {
  await page.goto(`${address}/desk`);
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /Your settings/ }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
}

async function openFactors(): Promise<void> {
  await page.getByRole('button', { name: /Your settings/ }).click();
  await page.getByRole('menuitem', { name: 'Signing in safely' }).click();
  await page.getByRole('heading', { name: 'App with codes' }).waitFor();
}

/** Enters the password in the dialog and continues. */
async function confirm(): Promise<void> {
  await page.locator('desk-own-factors').getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const isIn = () => page.getByRole('button', { name: /Your settings/ }).waitFor();

describe('an authenticator app at the sign-in', () => {
  it('is set up with its QR code, and recovery codes are shown once', async () => {
    await typePassword();
    await isIn();
    await openFactors();
    await isFine('factors');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await isFine('password');
    await page.locator('desk-own-factors').getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The password is not right.').waitFor();
    await confirm();
    await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
    await isFine('app');
    const secret = await page.locator('desk-own-factors code').innerText();
    otpauth = `otpauth://totp/ServiceChat:x?secret=${secret}&issuer=ServiceChat`;
    await page.getByLabel('Code that the app shows').fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('This is not the code that the app shows now.').waitFor();
    await page.getByLabel('Code that the app shows').fill(code());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    await isFine('codes');
    recoveryCodes = await page.locator('desk-own-factors .codes code').allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 codes are left').waitFor();
    await page.keyboard.press('Escape');
  });

  it('is required at the next sign-in', async () => {
    await signOut();
    await typePassword();
    const field = page.getByLabel('Code of your app, or a recovery code');
    await field.waitFor();
    await isFine('code');
    await field.fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('This code is not right').waitFor();
    await field.fill(code(30_000)); // the current code was already used
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isIn();
  });

  it('is replaced by a recovery code if the telephone is lost', async () => {
    await signOut();
    await typePassword();
    await page.getByLabel('Code of your app, or a recovery code').fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isIn();
    await openFactors();
    await page.getByText('9 codes are left').waitFor();
  });

  it('is removed with the password', async () => {
    await page.getByRole('button', { name: 'Remove the app' }).click();
    await confirm();
    await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  });
});

describe('a passkey at the sign-in', () => {
  it('is created by the browser, and signs in without a password', async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirm();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('Chrome · Linux').waitFor();
    await isFine('passkeys');
    await page.keyboard.press('Escape');
    await signOut();
    await isFine('sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isIn();
  });

  it('is removed, and then no longer signs in', async () => {
    await openFactors();
    await page.locator('desk-own-factors').getByRole('button', { name: 'Remove', exact: true }).click();
    await confirm();
    await page.getByText('Recovery codes').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('No passkey signed you in here.').waitFor();
  });
});

describe('the list of allowed networks', () => {
  it('is set in the desk, and has to include the user’s own network', async () => {
    const owner = await browser.open(server.cookies);
    const settings = await owner.newPage();
    await settings.goto(`${server.baseUrl}/desk/settings/network`);
    await settings.getByText('You are at the address 127.0.0.1.').waitFor();
    expect(await findAccessibilityFaults(settings)).toEqual([]);
    const entries = settings.getByLabel('Addresses and networks, one a line');
    const save = async (text: string) => {
      await entries.fill(text);
      await entries.blur();
      await settings.getByRole('button', { name: 'Save' }).click();
    };
    await save('203.0.113.0/24');
    await settings.getByText('you would lock yourself out').waitFor();
    await save('hotel');
    await settings.getByText('An address or a network such as').waitFor();
    await save('203.0.113.0/24\n127.0.0.0/8\n::1');
    await settings.getByText('Saved.').waitFor();
    await owner.close();
  });
});

describe('a forgotten password at the desk', () => {
  it('is replaced through a mailed link, which works once and ends every session', async () => {
    const elsewhere = await browser.open(server.cookies);
    const signedIn = await elsewhere.newPage();
    await signedIn.goto(`${server.baseUrl}/desk`);
    await signedIn.getByRole('button', { name: /Your settings/ }).waitFor();

    await page.getByRole('button', { name: 'Forgotten the password?' }).click();
    await isFine('forgotten');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('If this address has an account here').waitFor();
    await isFine('sent');
    await expect.poll(() => mails.length).toBe(1);
    const [mail = ''] = mails;
    expect(mail).toContain(`To: ${EMAIL}`);
    const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [link = ''] = /http:\S+#password=\S+/.exec(plain) ?? [];
    await page.goto(link.replace('127.0.0.1', 'localhost'));
    await page.getByLabel('New password').fill('another long enough password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('The password is set. Sign in with it.').waitFor();
    await signedIn.getByRole('button', { name: 'Sign in', exact: true }).waitFor();

    await page.goto(`${address}/desk`);
    await page.goto(link.replace('127.0.0.1', 'localhost'));
    await page.getByLabel('New password').fill('one more long enough password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('alert').getByText(/./).waitFor();
  });
});

describe('a second factor that the owner requires of everybody', () => {
  it('is set up at the next sign-in by a user without one, who sees nothing else before', async () => {
    await server.hire('Jon', 'agent');
    await page.goto(`${address}/desk`);
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('another long enough password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isIn();
    await page.goto(`${address}/desk/settings/staff`);
    const everybody = page.getByLabel('Everybody needs one');
    await everybody.click();
    await page.getByText('Set up a second factor of your own first').waitFor();
    await openFactors();
    await setUpApp('another long enough password');
    await page.keyboard.press('Escape');
    await everybody.click();
    await page.getByText('Saved.').waitFor();
    await isFine('staff');

    const colleague = await (await browser.open()).newPage();
    colleague.setDefaultTimeout(8_000);
    await colleague.goto(`${address}/desk`);
    await colleague.getByLabel('E-mail').fill('jon@house.example');
    await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    await colleague.getByRole('heading', { name: 'One more step' }).waitFor();
    expect(await findAccessibilityFaults(colleague)).toEqual([]);
    await colleague.getByRole('button', { name: 'Set it up' }).click();
    await setUpApp(PASSWORD, colleague);
    await colleague.keyboard.press('Escape');
    await colleague.getByRole('button', { name: /Your settings/ }).waitFor();
  });
});

/** Sets up an authenticator app in the open dialog. */
async function setUpApp(password: string, at = page): Promise<void> {
  const dialog = at.locator('desk-own-factors');
  await at.getByRole('button', { name: 'Set up an app' }).click();
  await dialog.getByLabel('Password').fill(password);
  await at.getByRole('button', { name: 'Continue' }).click();
  await at.getByRole('img', { name: 'QR code for the app' }).waitFor();
  otpauth = `otpauth://totp/ServiceChat:x?secret=${await dialog.locator('code').innerText()}&issuer=ServiceChat`;
  await at.getByLabel('Code that the app shows').fill(code());
  await at.getByRole('button', { name: 'Continue' }).click();
  await at.getByRole('button', { name: 'I have kept them' }).click();
  await at.getByText('10 codes are left').waitFor();
}
