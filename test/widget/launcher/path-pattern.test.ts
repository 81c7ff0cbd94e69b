import { expect } from 'chai';
import { matchesPath } from '../../../widget/launcher/lines/path-pattern.ts';

/** The pages on which a proactive message may appear. */

describe('the path pattern of a rule', () => {
  const FITS: [pattern: string, path: string, fits: boolean][] = [
    ['/rooms', '/rooms', true],
    ['/rooms', '/rooms/', true],
    ['/rooms/', '/rooms', true],
    ['/rooms', '/rooms/suite', false],
    ['/', '/', true],
    ['/', '/rooms', false],
    ['/rooms/*', '/rooms/suite', true],
    ['/rooms/*', '/bar/rooms/suite', false],
    ['*', '/anything/at/all', true],
    ['*/book', '/de/rooms/book', true],
    ['*/book', '/de/rooms/book/now', false],
    ['/*/rooms/*', '/de/rooms/7', true],
    ['/*/rooms/*', '/de/bar/7', false],
    ['/ab*ba', '/aba', false],
    ['/ab*ba', '/abba', true],
    ['/a.c', '/abc', false],
    ['/**/x', '/a/x', true],
  ];
  for (const [pattern, path, fits] of FITS)
    it(`${pattern} ${fits ? 'fits' : 'does not fit'} ${path}`, () => {
      expect(matchesPath(pattern, path)).to.equal(fits);
    });

  it('with many stars is matched in a single search per part', () => {
    const path = `/${'a'.repeat(2_000)}`;
    expect(matchesPath(`/${'*a'.repeat(60)}*b`, path)).to.equal(false);
    expect(matchesPath(`/${'*a'.repeat(60)}*`, path)).to.equal(true);
  });
});
