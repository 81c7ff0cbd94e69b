import fc from 'fast-check';
import { francAll } from 'franc';
import { expect, it } from 'vitest';
import { BROWSER_MODELS } from '../../../../shared/language/detect/browser.ts';
import { cutWords, visitFeatures } from '../../../../shared/language/detect/features.ts';
import { FRANC_CODES, voteByFranc } from '../../../../shared/language/detect/franc-vote.ts';
import { addScores, type Model } from '../../../../shared/language/detect/model.ts';
import { SCRIPT_LANGUAGES, type Script } from '../../../../shared/language/detect/script.ts';
import { SERVER_MODELS } from '../../../../shared/language/detect/server.ts';
import { findChild, nameOf, ROOT } from '../../../../shared/language/detect/tree.ts';
import { SAMPLES } from './samples.ts';

const LINES = Object.values(SAMPLES).flat();

it('a model’s tree returns the same values for a text as its single features', () => {
  const words = fc.oneof(fc.constantFrom(...LINES), fc.array(fc.constantFrom(...LINES), { maxLength: 3 }), fc.string());
  fc.assert(
    fc.property(words, fc.constantFrom(...SERVER_MODELS, ...BROWSER_MODELS), (text, model) => {
      const cut = cutWords(String(text));
      const scores = new Float64Array(SCRIPT_LANGUAGES[model.script].length);
      addScores([model], cut, scores);
      expect([...scores]).toEqual(sumFeatures(model, cut));
    }),
    { numRuns: 300, seed: 20_261_125 },
  );
});

/** Computes the same sum from the list of features on which models are fitted. */
function sumFeatures(model: Model, words: readonly string[]): number[] {
  const sums = SCRIPT_LANGUAGES[model.script].map(() => 0);
  const chars = visitFeatures(words, (feature) => {
    let node = ROOT;
    for (let at = 0; at < feature.length && node >= 0; at++) node = findChild(model.tree, node, feature.charCodeAt(at));
    const name = node > ROOT ? nameOf(model.tree, node) : -1;
    if (name < 0) return;
    for (let at = model.begins[name] ?? 0; at < (model.begins[name + 1] ?? 0); at++) {
      const language = model.languages[at] ?? 0;
      sums[language] = (sums[language] ?? 0) + (model.levels[at] ?? 0);
    }
  });
  return sums.map((sum) => 0 + sum * (model.step / Math.sqrt(chars || 1)));
}

it('our port of franc returns the same as franc', () => {
  const scripts = new Set<Script>();
  for (const [code, lines] of Object.entries(SAMPLES)) {
    const script = (['Latn', 'Cyrl', 'Arab'] as const).find((one) =>
      (SCRIPT_LANGUAGES[one] as readonly string[]).includes(code),
    );
    if (script === undefined) continue;
    const text = lines.join(' ');
    const places = SCRIPT_LANGUAGES[script];
    const scores = new Float64Array(places.length);
    voteByFranc(text, script, scores);
    const expected = francAll(text.slice(0, 200), { only: Object.keys(FRANC_CODES) });
    for (const [name, closeness] of expected) {
      const place = places.indexOf(FRANC_CODES[name] ?? 'en');
      if (place >= 0) expect([code, name, scores[place]]).toEqual([code, name, expect.closeTo(2 * closeness, 9)]);
    }
    if (expected.some(([, closeness]) => closeness < 1)) scripts.add(script);
  }
  expect([...scripts].sort()).toEqual(['Arab', 'Cyrl', 'Latn']);
});
