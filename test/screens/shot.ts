import type { Page } from 'playwright-core';
import type { Kind } from './devices.ts';

/** What a picture is of: an address, what must be there, and what is done on the page before it is taken. */
export interface Shot {
  name: string;
  path: string;
  /** Selector of what must be there before anything is done. */
  ready: string;
  /** Whose desk: nothing stands in `empty`'s two houses; `nobody` stands before the door. Left out: the owner. */
  who?: 'owner' | 'agent' | 'empty' | 'nobody' | 'first';
  /** Before the page is opened: what the server answers otherwise. */
  prepare?: (page: Page) => Promise<void>;
  act?: (page: Page) => Promise<void>;
  /** Undoes on the server what `act` did. */
  undo?: (page: Page) => Promise<void>;
  /** Shown on every screen. */
  isMain?: true;
}

/** `main` is shown on every screen, `view` is one as it opens, `state` is what happens in one, before it or instead of it. */
export function kindOf({ isMain, act, prepare, who = 'owner' }: Shot): Kind {
  if (isMain) return 'main';
  return act === undefined && prepare === undefined && who === 'owner' ? 'view' : 'state';
}

/** Clicks what a selector finds first, in whatever language it is labelled. */
export const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** Presses a key and waits for what it brings. */
export const press =
  (key: string, brings: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.locator(brings).first().waitFor();
  };

/** One action after another. */
export const each =
  (...actions: ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const action of actions) await action(page);
  };

export const see =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().waitFor();

/** The server never answers these. */
export const hang =
  (...paths: string[]) =>
  async (page: Page): Promise<void> => {
    for (const path of paths) await page.route(`**${path}`, () => undefined);
  };

/** The server answers these, with the status and the body given. */
export const answer =
  (path: string, status: number, body: unknown) =>
  async (page: Page): Promise<void> => {
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'GET' || status >= 400
        ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
        : route.continue(),
    );
  };

/** The server has a fault at these. */
export const fail =
  (...paths: string[]) =>
  async (page: Page): Promise<void> => {
    const problem = {
      type: 'about:blank',
      title: 'Something failed here',
      status: 500,
      code: 'internal',
      detail: 'Something failed here',
    };
    for (const path of paths) await answer(path, 500, problem)(page);
  };
