import type { Page } from 'playwright-core';
import type { Kind } from './devices.ts';

/** The definition of a picture: an address, the elements that must be there, and the actions before it is taken. */
export interface Shot {
  name: string;
  path: string;
  /** The selector of the element that must be there before the actions. */
  ready: string;
  /** The user of the desk: `empty` has two empty houses; `nobody` is not signed in. Default: the owner. */
  who?: 'owner' | 'agent' | 'empty' | 'nobody' | 'first';
  /** Replaces responses of the server before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  act?: (page: Page) => Promise<void>;
  /** Undoes the effects of `act` on the server. */
  undo?: (page: Page) => Promise<void>;
  /** Whether the picture is taken on every screen. */
  isMain?: true;
}

/**
 * The kind of a shot: `main` is taken on every screen, `view` shows a view after opening, `state` shows a state within a view,
 * before it or instead of it.
 */
export function kindOf({ isMain, act, prepare, who = 'owner' }: Shot): Kind {
  if (isMain) return 'main';
  return act === undefined && prepare === undefined && who === 'owner' ? 'view' : 'state';
}

/** Clicks the first match of a selector, in any interface language. */
export const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** Presses a key and waits for the element that it opens. */
export const press =
  (key: string, brings: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.locator(brings).first().waitFor();
  };

/** Runs several actions one after another. */
export const inSequence =
  (...actions: ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const action of actions) await action(page);
  };

export const waitFor =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().waitFor();

/** Lets the server never answer these paths. */
export const hang =
  (...paths: string[]) =>
  async (page: Page): Promise<void> => {
    for (const path of paths) await page.route(`**${path}`, () => undefined);
  };

/** Lets the server answer this path with the given status and body. */
export const answer =
  (path: string, status: number, body: unknown) =>
  async (page: Page): Promise<void> => {
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'GET' || status >= 400
        ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
        : route.continue(),
    );
  };

/** Lets the server fail at these paths. */
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
