import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeWeights } from '../model.ts';
import { PACK_CODES } from '../packs.ts';
import { WEIGHTS_FILE } from '../weights-file.ts';
import { readExamples } from './examples.ts';
import { learn } from './learn.ts';

/** `npm run train`: makes the weights from the labelled sentences of all languages. Same data, same bytes. */
const examples = readExamples();
console.log(`${examples.length} clauses in ${PACK_CODES.length} languages`);
const file = encodeWeights(
  learn(
    examples.filter(({ split }) => split === 'train'),
    console.log,
  ),
);
writeFileSync(WEIGHTS_FILE, file);
console.log(
  `${(file.length / 1e6).toFixed(2)} MB, sha256 ${createHash('sha256').update(readFileSync(WEIGHTS_FILE)).digest('hex').slice(0, 16)}`,
);
