import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { readFrames } from '../../../../bff/language/reading/frames.ts';

const read = (code: string, text: string) =>
  readFrames(text, languageFor(code)).map(({ act, topic }) => `${act} ${topic}`);

it.each([
  ['en', 'When is breakfast?', ['ask breakfast']],
  ['de', 'Wann gibt es Frühstück?', ['ask breakfast']],
  ['en', 'Two towels please. When is breakfast?', ['request towels_linen', 'ask breakfast']],
  ['de', 'Zwei Handtücher bitte. Wann gibt es Frühstück?', ['request towels_linen', 'ask breakfast']],
])('%s: “%s” is read as the frames %j', (code, text, frames) => expect(read(code, text)).toEqual(frames));

it('a courtesy is not a frame of its own, unless the message has only courtesies', () => {
  expect(read('en', 'When is breakfast? Thank you.')).toEqual(['ask breakfast']);
  expect(read('en', 'Hello. Thank you.')).toHaveLength(1);
});

it('a clause that is unclear by itself is read together with its neighbour', () => {
  const [frame, ...others] = readFrames('Two towels please, if possible', languageFor('en'));
  expect(others).toEqual([]);
  expect(frame?.text).toContain('if possible');
});
