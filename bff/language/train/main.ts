import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { encodeWeights, type ModelWeights } from '../model/model.ts';
import { CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS } from '../model/weights-file.ts';
import { describeMaking, MADE_FROM } from './digest.ts';
import { readExamples } from './examples.ts';
import { trainClauses, trainLanguages } from './models.ts';

/** `npm run train`: makes the weights from the labelled sentences of all languages. Same data, same bytes. */
const examples = readExamples().filter(({ split }) => split === 'train');
const log = (line: string) => process.stdout.write(`${line}\n`);
log(`${examples.length} clauses`);
write(CLAUSE_WEIGHTS, trainClauses(examples, log));
write(LANGUAGE_WEIGHTS, trainLanguages(examples, log));
writeFileSync(MADE_FROM, describeMaking());

function write(url: URL, weights: ModelWeights): void {
  const file = encodeWeights(weights);
  writeFileSync(url, file);
  const sum = createHash('sha256').update(file).digest('hex').slice(0, 16);
  log(`${url.pathname.split('/').at(-1)}: ${(file.length / 1e6).toFixed(2)} MB, sha256 ${sum}`);
}
