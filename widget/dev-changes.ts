/** What has to be done after a change: restart the server, or build the browser files first, which the server reads once. */
export type Redo = 'nothing' | 'server' | 'all';

const BROWSER = /^(?:widget|shared)\/.+\.(?:ts|css|html|svg|json)$/;
const SERVER = /^(?:bff|shared)\/.+\.(?:ts|mjs|json|tsv)$/;
/** Written by the build or by a command, not by hand. */
const MADE = /^(?:bff\/language\/data\/schema|shared\/client\/generated)\//;

/** What the change of a file asks for; `path` from the root of the clone. */
export function redoAfter(path: string): Redo {
  const file = path.replaceAll('\\', '/');
  if (MADE.test(file)) return 'nothing';
  if (BROWSER.test(file)) return 'all';
  return SERVER.test(file) ? 'server' : 'nothing';
}

/** What is asked for by both of two changes. */
export function redoBoth(one: Redo, other: Redo): Redo {
  if (one === 'all' || other === 'all') return 'all';
  return one === 'nothing' ? other : one;
}
