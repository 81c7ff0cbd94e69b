import { expect, it, vi } from 'vitest';
import { embeddedEngine } from '../../bff/embedded-engine.ts';
import { warmUp } from '../../bff/warm-up.ts';

it('the warm-up runs a turn from question to reply, a short text and the reading of a house', () => {
  const [understand, learn, decide, compose] = (['understand', 'learn', 'decide', 'compose'] as const).map((stage) =>
    vi.spyOn(embeddedEngine, stage),
  );
  warmUp(embeddedEngine, 'en');
  expect(understand?.mock.calls.map(([text]) => `${text}`.split(' ').length <= 3)).toContain(true);
  for (const stage of [understand, learn, decide, compose]) expect(stage).toHaveBeenCalled();
  vi.restoreAllMocks();
});
