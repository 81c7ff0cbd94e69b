import type { Page } from 'playwright-core';

/** Calls the API as the user of the page's desk. Throws with the server's message if the call is refused. */
export async function call(page: Page, method: string, path: string, body: object = {}): Promise<unknown> {
  const options = method === 'GET' ? '{}' : `{ body: ${JSON.stringify(body)} }`;
  const action = `document.querySelector('service-desk').desk.world.send(${JSON.stringify(method)}, ${JSON.stringify(path)}, ${options})`;
  return page.evaluate(action);
}

/** Returns the text at a path of keys and indices in a response. Throws if there is none. */
export function textAt(answer: unknown, ...path: (string | number)[]): string {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    answer,
  );
  if (typeof found !== 'string') throw new Error(`Nothing at ${path.join('.')} of ${JSON.stringify(answer)}`);
  return found;
}
