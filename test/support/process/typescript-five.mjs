import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

// Generators of clients and frameworks' own checkers work with TypeScript's JavaScript interface, which 7 has no more: they
// are given the 5 that @lit/localize-tools brings along. For `node --import`.
const own = createRequire(import.meta.url);
const tools = createRequire(own.resolve('@lit/localize-tools/package.json'));
const five = createRequire(tools.resolve('typescript/package.json'));

registerHooks({
  resolve(specifier, context, next) {
    const [, file = './lib/typescript.js'] = /^typescript(?:\/(.*))?$/.exec(specifier) ?? [specifier, null];
    return file === null
      ? next(specifier, context)
      : { url: pathToFileURL(five.resolve(`./${file}`)).href, shortCircuit: true };
  },
});
