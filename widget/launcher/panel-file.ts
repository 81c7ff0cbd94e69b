import type { PanelModule } from './contract.ts';

/** The panel's hashed file name under `/chat/`, put in by the build; undefined in tests, which hand in a module. */
declare const __PANEL_FILE__: string | undefined;

let baseUrl = '';
let load: ((url: string) => Promise<PanelModule>) | null = null;
let failures = 0;

/** Remembers where this script came from: everything else comes from there too. */
export function setBaseUrl(scriptUrl: string): void {
  baseUrl = new URL('.', scriptUrl).href;
}

/** Where the server's guest side is, ending in `/chat/`: of the server an element names, else where the script came from. */
export function findBaseUrl(named: string | null): string {
  if (named === null || named === '') return baseUrl;
  return new URL('chat/', new URL(`${named.replace(/\/+$/, '')}/`, location.href)).href;
}

/** Replaces the way the panel's file is fetched (tests, and bundlers that bring the panel themselves). */
export function setPanelLoader(loader: (url: string) => Promise<PanelModule>): void {
  load = loader;
}

/** Fetches the panel's file, at most once while it succeeds. A failed URL stays failed in some browsers, hence the query. */
export async function loadPanelModule(): Promise<PanelModule> {
  const file = typeof __PANEL_FILE__ === 'undefined' ? '' : __PANEL_FILE__;
  const url = `${baseUrl}${file}${failures > 0 ? `?again=${failures}` : ''}`;
  try {
    return await (load === null ? import(/* @vite-ignore */ url) : load(url));
  } catch (cause) {
    failures += 1;
    throw cause;
  }
}
