import type { Page } from 'playwright-core';

/** A call of the person whose desk the page shows. Throws with the server's words where it is refused. */
export async function call(page: Page, method: string, path: string, body: object = {}): Promise<unknown> {
  const options = method === 'GET' ? '{}' : `{ body: ${JSON.stringify(body)} }`;
  const action = `document.querySelector('service-desk').desk.world.send(${JSON.stringify(method)}, ${JSON.stringify(path)}, ${options})`;
  return page.evaluate(action);
}

/** The text at a path of keys and indices of an answer. Throws where there is none. */
export function textAt(answer: unknown, ...path: (string | number)[]): string {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    answer,
  );
  if (typeof found !== 'string') throw new Error(`Nothing at ${path.join('.')} of ${JSON.stringify(answer)}`);
  return found;
}
