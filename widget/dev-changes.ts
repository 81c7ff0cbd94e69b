/** The reaction to a change: restart the server, or first rebuild the browser files, which the server reads at its start. */
export type Redo = 'nothing' | 'server' | 'all';

const BROWSER = /^(?:widget|shared)\/.+\.(?:ts|css|html|svg|json)$/;
const SERVER = /^(?:bff|shared)\/.+\.(?:ts|mjs|json|tsv)$/;
/** Generated files, not written by hand. */
const MADE = /^(?:bff\/language\/data\/schema|shared\/client\/generated)\//;

/** The reaction to the change of a file; `path` is relative to the repository's root. */
export function redoAfter(path: string): Redo {
  const file = path.replaceAll('\\', '/');
  if (MADE.test(file)) return 'nothing';
  if (BROWSER.test(file)) return 'all';
  return SERVER.test(file) ? 'server' : 'nothing';
}

/** The reaction to two changes together. */
export function redoBoth(one: Redo, other: Redo): Redo {
  if (one === 'all' || other === 'all') return 'all';
  return one === 'nothing' ? other : one;
}
