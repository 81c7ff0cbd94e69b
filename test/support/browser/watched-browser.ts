import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { DeskServer } from '../desk-server.ts';
import { launchBrowser } from './browser.ts';

/** The default settings of a context: British English on a laptop. */
const DESK = { locale: 'en-GB', viewport: { width: 1280, height: 800 } };
const REFUSED = 'Refused by the page’s policy';
/** Runs in the page: writes each refusal of its content security policy to the console, in every frame. */
const REPORT_REFUSALS = `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
  console.error('${REFUSED}:', effectiveDirective, blockedURI, sourceFile + ':' + lineNumber, sample))`;

/** The browser of a test file. It reports the errors of its pages: see {@link watchBrowser}. */
export interface WatchedBrowser {
  /** Opens a new context, signed in if `cookies` hold a session. The first call launches the browser. */
  open(cookies?: DeskServer['cookies'], options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/**
 * A browser for one test file. A test fails if a page threw, wrote an error to its console or violated its content
 * security policy. `expected` are errors that the file's tests cause on purpose, such as the browser's own line about
 * an answer 409. A violation of the policy is never expected.
 */
export function watchBrowser(...expected: readonly RegExp[]): WatchedBrowser {
  let browser: Promise<Browser> | null = null;
  const faults: string[] = [];
  afterEach(() => {
    expect(faults.splice(0), 'errors of the pages').toEqual([]);
  });
  return {
    async open(cookies = [], options = {}) {
      browser ??= launchBrowser();
      const context = await (await browser).newContext({ ...DESK, ...options });
      await context.addInitScript(REPORT_REFUSALS);
      if (cookies.length > 0) await context.addCookies(cookies);
      context.on('weberror', (webError) => faults.push(`thrown: ${webError.error().stack ?? webError.error()}`));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const line = `${message.text()} (${message.location().url})`;
        if (line.startsWith(REFUSED) || !expected.some((words) => words.test(line))) faults.push(line);
      });
      return context;
    },
    async close() {
      await (await browser)?.close();
    },
  };
}

/** Goes to a page of the open desk, such as `teach/house`, as its own links do: without a reload. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', '/desk/${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
}
