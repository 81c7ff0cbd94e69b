import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { DeskServer } from '../desk-server.ts';
import { launchBrowser } from './browser.ts';

/** What a desk is opened with where a test does not say otherwise: British English on a laptop. */
const DESK = { locale: 'en-GB', viewport: { width: 1280, height: 800 } };
const REFUSED = 'Refused by the page’s policy';
/** In the page: what its content security policy refuses is told on the console, in every frame. */
const TELL_REFUSALS = `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
  console.error('${REFUSED}:', effectiveDirective, blockedURI, sourceFile + ':' + lineNumber, sample))`;

/** The browser of a test file, whose pages are watched: see {@link watchBrowser}. */
export interface WatchedBrowser {
  /** A context of its own, signed in where it is given a session. Launches the browser with the first. */
  open(cookies?: DeskServer['cookies'], options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/**
 * A browser for one test file. A test in which a page threw, wrote an error on its console or did what its content security
 * policy refuses has failed, whatever it looked at. `expected`: the errors that belong to what the file tests, such as the
 * browser's own word on an answer 409; a refusal by the policy never is.
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
      await context.addInitScript(TELL_REFUSALS);
      if (cookies.length > 0) await context.addCookies(cookies);
      context.on('weberror', (thrown) => faults.push(`thrown: ${thrown.error().stack ?? thrown.error()}`));
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

/** Goes to a place of the open desk, such as `teach/house`, as its own links do: without loading the page. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', '/desk/${place}'); dispatchEvent(new PopStateEvent('popstate'))`);
}
