import { expect, it } from 'vitest';
import { dropSwapped, planSwap } from '../../../../bff/engine/arranged/swap.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { heard, openTask, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const towels = wishFor('towels_linen', { quantity: '2', room: '204' });
const arranged = keepArranged(NEW_DIALOGUE, towels);
const openTasks = [openTask('towels_linen')];
const swap = (language: string, text: string, intents: Intent[], more = {}) =>
  planSwap(heard({ language, intents }), turn(text, { openTasks, ...more }, language), arranged)?.steps ?? null;

it.each([
  ['en', 'sorry, I meant pillows'],
  ['de', 'Entschuldigung, ich meinte Kissen'],
])('%s: “%s” withdraws the towels and requests pillows for the same room', (language, text) => {
  expect(swap(language, text, ['pillow_blanket'])).toMatchObject([
    { kind: 'task', act: 'withdraw', intent: 'towels_linen' },
    { kind: 'task', act: 'new', intent: 'pillow_blanket', wish: { room: '204', quantity: '2' } },
  ]);
});

it('a request is not swapped for another department’s service, after it is done, or for two services at once', () => {
  expect(swap('en', 'I meant a taxi instead', ['taxi'])).toBeNull();
  expect(swap('en', 'I meant pillows instead', ['pillow_blanket'], { openTasks: [] })).toBeNull();
  expect(swap('en', 'pillows and laundry instead', ['pillow_blanket', 'laundry'])).toBeNull();
  expect(swap('en', 'pillows too', ['pillow_blanket'])).toBeNull();
});

it('another thing that is wanted instead closes the open question about the count', () => {
  const wish = wishFor('towels_linen');
  const pending = { kind: 'slot', intent: 'towels_linen', ask: 'quantity', wish, stored: false } as const;
  const asking = { ...NEW_DIALOGUE, pending };
  const said = heard({ intents: ['deny', 'pillow_blanket'] });
  expect(dropSwapped(said, asking, turn('no, pillows')).pending).toBeNull();
  expect(dropSwapped(heard({ intents: ['deny'] }), asking, turn('no')).pending).toBe(pending);
});
