import type { Page } from 'playwright-core';

/** A guest who is played on the page that a simulated platform has for it, like a telephone in a browser. */
export interface PlayedGuest {
  page: Page;
  say(words: string): Promise<void>;
  /** Until the guest reads these words from the house. */
  reads(words: string | RegExp): Promise<void>;
  /** How many messages of the house's stand there. */
  count(): Promise<number>;
}

/** Opens a guest's telephone; `platform` is where the simulator is. */
export async function playGuest(page: Page, platform: string, guest: string): Promise<PlayedGuest> {
  await page.goto(`${platform}/play?from=${encodeURIComponent(guest)}`);
  const told = page.locator('#lines .house');
  return {
    page,
    async say(words) {
      await page.getByLabel('Message', { exact: true }).fill(words);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('#lines .guest', { hasText: words }).last().waitFor();
    },
    reads: (words) => told.filter({ hasText: words }).last().waitFor({ timeout: 20_000 }),
    count: () => told.count(),
  };
}
