import { registerHooks } from 'node:module';

/*
 * What hotels run is compiled, and holds less than sources that are read as they are. Imported first, this has a process take the
 * server's own modules from `dist/server` (`node bff/build.ts` makes it); what asks for them stays a source.
 */
const ROOT = new URL('../../', import.meta.url).href;
const OWN = /^(bff|shared)\//;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const path = found.url.startsWith(ROOT) ? found.url.slice(ROOT.length) : '';
    if (!OWN.test(path) || !path.endsWith('.ts')) return found;
    return { ...found, format: 'module', url: `${ROOT}dist/server/${path.slice(0, -'.ts'.length)}.js` };
  },
});
