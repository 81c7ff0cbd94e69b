import type { Page } from 'playwright-core';

/** A guest on the page of a simulated platform, which looks like a telephone. */
export interface PlayedGuest {
  page: Page;
  say(words: string): Promise<void>;
  /** Waits until the guest sees these words from the hotel. */
  reads(words: string | RegExp): Promise<void>;
  /** The number of the hotel's messages on the page. */
  count(): Promise<number>;
}

/** Opens a guest's telephone. `platform` is the address of the simulator. */
export async function playGuest(page: Page, platform: string, guest: string): Promise<PlayedGuest> {
  await page.goto(`${platform}/play?from=${encodeURIComponent(guest)}`);
  const houseLines = page.locator('#lines .house');
  return {
    page,
    async say(words) {
      await page.getByLabel('Message', { exact: true }).fill(words);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('#lines .guest', { hasText: words }).last().waitFor();
    },
    reads: (words) => houseLines.filter({ hasText: words }).last().waitFor({ timeout: 20_000 }),
    count: () => houseLines.count(),
  };
}
