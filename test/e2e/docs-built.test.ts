import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAccessibilityFaults, launchBrowser } from '../support/browser/browser.ts';
import { openHotel, startChatServer } from '../support/chat-server.ts';

/** Tests in a browser the site for developers that `npm run docs` builds. The build refuses broken links. */
const SITE = 'dist/docs';
/** The limit for about forty pages on a busy machine. */
const PAGES_MS_MAX = 400_000;
let browser: Browser;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  execFileSync(process.execPath, ['docs/site/build.ts'], { stdio: 'pipe' });
  browser = await launchBrowser();
  site = createServer(sirv(SITE, { extensions: ['html'] }));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}, PAGES_MS_MAX);

afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Lists every handwritten page, and every fifteenth of the similar pages that are generated from the contract. */
function pages(): string[] {
  const files = globSync('**/*.html', { cwd: SITE }).filter((file) => file !== '404.html');
  const all = files.map((file) => `/${file.replace(/(?:^|\/)?index\.html$/, '').replace(/\.html$/, '')}`).sort();
  const isGenerated = (path: string): boolean => /^\/(?:api|errors)\/./.test(path);
  return [
    ...all.filter((path) => !isGenerated(path)),
    ...all.filter(isGenerated).filter((_, index) => index % 15 === 0),
  ];
}

/** The looks in which a page is tested: light on a laptop, then dark on a phone. */
const LOOKS = [
  { colorScheme: 'light', width: 1280, sign: 'html:not(.dark)' },
  { colorScheme: 'dark', width: 390, sign: 'html.dark' },
] as const;

it('axe finds no error on any page of the documentation, light at 1280 px, dark at 390 px', {
  timeout: PAGES_MS_MAX,
}, async () => {
  const page = await browser.newPage();
  const found: Record<string, string[]> = {};
  const all = pages();
  expect(all).toEqual(expect.arrayContaining(['/', '/playground', '/guide/developer', '/guide/getting-started']));
  const [first] = LOOKS;
  for (const path of all) {
    await page.emulateMedia({ colorScheme: first.colorScheme });
    await page.setViewportSize({ width: first.width, height: 900 });
    await page.goto(siteUrl + path);
    await page.locator('h1').first().waitFor();
    for (const { colorScheme, width, sign } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.locator(sign).waitFor({ state: 'attached' });
      const faults = await findAccessibilityFaults(page);
      if (faults.length > 0) found[`${path}, ${colorScheme}, ${width} px`] = faults;
    }
  }
  expect(found).toEqual({});
  await page.close();
});

it('the playground shows the chat of a running server, and each change of its settings at once', async () => {
  const chat = await startChatServer({ assetsDir: 'dist' });
  const { propertyId } = await openHotel(chat.baseUrl);
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/playground`);
  await page.getByLabel('Your server').fill(chat.baseUrl);
  await page.getByPlaceholder('prp_…').fill(propertyId);
  await page.getByRole('button', { name: 'Show the chat' }).click();
  await page.getByRole('button', { name: 'Open chat' }).waitFor();
  await page.getByLabel('Language').fill('de');
  await page.getByRole('button', { name: 'Chat öffnen' }).waitFor();
  await page.getByLabel('Mode').selectOption('inline');
  await page.locator('.place service-chat textarea').waitFor();
  await page.getByText(`property=${propertyId}" data-locale="de" data-mode="inline"`).first().waitFor();
  await page.close();
  await chat.close();
});

it('the playground shows what is missing if no server is running', async () => {
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/playground`);
  await page.getByLabel('Your server').fill(siteUrl);
  await page.getByPlaceholder('prp_…').fill('prp_01J00000000000000000000000');
  await page.getByRole('button', { name: 'Show the chat' }).click();
  await page.getByText('Nothing is shown: is a server at').waitFor();
  await page.close();
});
