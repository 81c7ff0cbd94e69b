import type { ChatOptions } from './chat-options.ts';
import type { PanelModule } from './contract.ts';

/** Hashed file names of modules loaded later, set by the build; undefined in tests, which pass their own. */
declare const __PANEL_FILE__: string | undefined;
declare const __RULES_FILE__: string | undefined;

/** Modules that the launcher loads when needed. */
export interface Modules {
  panel: PanelModule;
  /** Proactive messages; loaded only if the hotel has some. */
  rules: typeof import('./lines/proactive.ts');
}

/** The function that loads each module. */
export type Loaders = { [Name in keyof Modules]: (url: string) => Promise<Modules[Name]> };

let baseUrl = '';
let loaders: Loaders | null = null;
let failures = 0;

/** Remembers the script's address; all other files are loaded from there. */
export function setBaseUrl(scriptUrl: string): void {
  baseUrl = new URL('.', scriptUrl).href;
}

/** The server's address, ending in `/chat/`: from the element, else the script's. */
export function findBaseUrl(named: ChatOptions['baseUrl']): string {
  if (!named) return baseUrl;
  return new URL('chat/', new URL(`${named}`.replace(/\/*$/, '/'), location.href)).href;
}

/** Replaces how files are loaded, for tests and bundlers. */
export function setLoaders(replacement: Loaders): void {
  loaders = replacement;
}

/** Loads a file once; after a failure, the next call tries again. Some browsers cache a failed URL, hence the query. */
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
