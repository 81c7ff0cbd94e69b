/** Loads the code of filters, dialogs and bulk actions on first use. */
export async function loadTogether(): Promise<void> {
  await import('./define.ts');
}
