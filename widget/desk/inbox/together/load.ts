/** Filters, dialogs, and what is done with several conversations: fetched by the first who wishes it. */
export async function loadTogether(): Promise<void> {
  await import('./define.ts');
}
