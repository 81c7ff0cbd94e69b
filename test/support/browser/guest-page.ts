import type { Locator, Page } from 'playwright-core';

/** What a guest sees and does on a page with the widget. */
export class GuestPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get launcher(): Locator {
    return this.page.locator('service-chat').getByRole('button', { name: /chat/i }).first();
  }

  get textbox(): Locator {
    return this.page.getByRole('textbox', { name: 'Message' });
  }

  /** The lines of one author, oldest first. */
  lines(author: 'guest' | 'ai' | 'staff'): Locator {
    return this.page.locator(`service-chat [role="log"] [data-author="${author}"] [part~="message"]`);
  }

  async open(): Promise<void> {
    await this.launcher.click();
    await this.textbox.waitFor();
  }

  /** Writes a line and waits for the answer that follows it. Gives its words and its language. */
  async ask(text: string): Promise<{ text: string; language: string | null }> {
    const before = await this.lines('ai').count();
    await this.textbox.fill(text);
    await this.textbox.press('Enter');
    const answer = this.lines('ai').nth(before);
    await answer.waitFor();
    return { text: await answer.innerText(), language: await answer.locator('[lang]').first().getAttribute('lang') };
  }
}
