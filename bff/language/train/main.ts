import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { encodeWeights, type ModelWeights } from '../model/model.ts';
import { CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS } from '../model/weights-file.ts';
import { areMadeFrom, describeMaking, MADE_FROM } from './digest.ts';
import { readLessons } from './examples.ts';
import { trainClauses, trainLanguages } from './models.ts';

/**
 * `npm run train`: makes the weights from the labelled sentences of all languages. The same data gives the same bytes,
 * so it does nothing if the lessons have not changed, unless run with `-- --anew`.
 */
const lessons = readLessons();
const log = (line: string) => process.stdout.write(`${line}\n`);
log(`${lessons.length} clauses`);
if (!process.argv.includes('--anew') && areMadeFrom(lessons)) log('The weights were made from just these.');
else {
  write(CLAUSE_WEIGHTS, trainClauses(lessons, log));
  write(LANGUAGE_WEIGHTS, trainLanguages(lessons, log));
  writeFileSync(MADE_FROM, describeMaking(lessons));
}

function write(url: URL, weights: ModelWeights): void {
  const file = encodeWeights(weights);
  writeFileSync(url, file);
  const sum = createHash('sha256').update(file).digest('hex').slice(0, 16);
  log(`${url.pathname.split('/').at(-1)}: ${(file.length / 1e6).toFixed(2)} MB, sha256 ${sum}`);
}
