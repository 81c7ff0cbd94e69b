// Told to Node with --import: notes each package that a thread loads, a line each, in the file that NOTE_MODULES names.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const file = process.env.NOTE_MODULES ?? '';
const thread = isMainThread ? 'main' : 'engine';
const noted = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
    if (name !== undefined && !noted.has(name)) appendFileSync(file, `${thread} ${name}\n`);
    noted.add(name);
    return next(url, context);
  },
});
