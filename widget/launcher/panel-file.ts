import type { ChatOptions } from './chat-options.ts';
import type { PanelModule } from './contract.ts';

/** Of modules that come when they are wanted, the hashed names under `/chat/`, put in by the build; undefined in tests, which hand them in. */
declare const __PANEL_FILE__: string | undefined;
declare const __RULES_FILE__: string | undefined;

/** What the launcher fetches when it is wanted. */
export interface Modules {
  panel: PanelModule;
  /** Lines that come by themselves: only where the owner has some. */
  rules: typeof import('./lines/proactive.ts');
}

/** How each of them is fetched. */
export type Loaders = { [Name in keyof Modules]: (url: string) => Promise<Modules[Name]> };

let baseUrl = '';
let loaders: Loaders | null = null;
let failures = 0;

/** Remembers where this script came from: everything else comes from there too. */
export function setBaseUrl(scriptUrl: string): void {
  baseUrl = new URL('.', scriptUrl).href;
}

/** Where the server's guest side is, ending in `/chat/`: of the server an element names, else where the script came from. */
export function findBaseUrl(named: ChatOptions['baseUrl']): string {
  if (!named) return baseUrl;
  return new URL('chat/', new URL(`${named}`.replace(/\/*$/, '/'), location.href)).href;
}

/** Replaces the way the files are fetched (tests, and bundlers that bring them themselves). */
export function setLoaders(given: Loaders): void {
  loaders = given;
}

/** Fetches a file, at most once while it succeeds. A failed URL stays failed in some browsers, hence the query. */
export async function loadModule<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
  const file = typeof __PANEL_FILE__ === 'undefined' ? '' : { panel: __PANEL_FILE__, rules: __RULES_FILE__ }[name];
  const url = `${baseUrl}${file}${failures > 0 ? `?again=${failures}` : ''}`;
  try {
    return await (loaders === null ? import(/* @vite-ignore */ url) : loaders[name](url));
  } catch (cause) {
    failures += 1;
    throw cause;
  }
}
