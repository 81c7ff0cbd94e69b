import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** The one browser of this process, as long as it runs; the process ends it with itself. */
let shared: Promise<Browser> | null = null;

/**
 * A browser that the test files of a process have in common: to start one takes longer than many a test. Each file sees
 * contexts of its own alone, which know nothing of others', and closes those.
 */
export class BorrowedBrowser {
  readonly #browser: Browser;
  readonly #contexts = new Set<BrowserContext>();

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async borrow(): Promise<BorrowedBrowser> {
    shared = keepRunning(shared);
    return new BorrowedBrowser(await shared);
  }

  async newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    this.#contexts.add(context);
    context.on('close', () => this.#contexts.delete(context));
    return context;
  }

  /** A page in a context of its own. */
  async newPage(options?: BrowserContextOptions): Promise<Page> {
    return (await this.newContext(options)).newPage();
  }

  /** Gives it back: what was opened is closed. */
  async close(): Promise<void> {
    await Promise.all([...this.#contexts].map((context) => context.close()));
  }
}

/** The browser that was started before, or another where that one has ended. */
async function keepRunning(started: Promise<Browser> | null): Promise<Browser> {
  const browser = await started?.catch(() => null);
  return browser?.isConnected() === true ? browser : launchBrowser();
}
