import { expect, it } from 'vitest';
import { redoAfter, redoBoth } from '../widget/dev-changes.ts';

it.each([
  ['bff/http/app.ts', 'server'],
  ['bff/language/data/de/replies.json', 'server'],
  ['widget/chat/panel.ts', 'all'],
  ['widget/desk/page.css', 'all'],
  ['shared/api/house/house.ts', 'all'],
  ['widget/README.md', 'nothing'],
  ['bff/http/.app.ts.swp', 'nothing'],
  ['shared/client/generated/api-types.ts', 'nothing'],
] as const)('npm run dev: a change of %s rebuilds: %s', (path, redo) => {
  expect(redoAfter(path)).toBe(redo);
});

it('npm run dev: two changes at once lead to the larger of their two rebuilds', () => {
  expect(redoBoth('server', 'nothing')).toBe('server');
  expect(redoBoth('nothing', 'server')).toBe('server');
  expect(redoBoth('server', 'all')).toBe('all');
});
