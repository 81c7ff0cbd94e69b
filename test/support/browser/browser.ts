import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROME_ARGS, chromePath } from './chrome.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Starts an empty headless browser. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromePath(), args: CHROME_ARGS });
}

/** Waits until all animations that have an end are over: a line that still fades in is half transparent. */
const UNTIL_STILL = `(() => {
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))];
  const moving = roots(document).flatMap((root) => root.getAnimations());
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
})()`;

/** What axe finds wrong on the page and in its open shadow roots, one line per element. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis); // from an earlier check of this page
  if (!isLoaded) await page.evaluate(AXE); // as text: a page's own content security policy stops an added script
  await page.evaluate(UNTIL_STILL);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] }); // skips the rules that pass
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`));
  });
}
