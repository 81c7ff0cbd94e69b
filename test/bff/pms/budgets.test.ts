import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pmsRegistry } from '../../../bff/pms/registry.ts';

describe('the documentation of request budgets', () => {
  it('lists every provider and no others', async () => {
    const adapters = await pmsRegistry.loadAll();
    const rows = adapters.map(({ provider, budget: { requests, perMs, atOnce, countedBy = [] } }) => {
      const counted = countedBy.map((key) => `\`${key}\``).join(', ');
      return `| \`${provider}\` | ${requests} | ${perMs / 1_000} s | ${atOnce} | ${counted} |`;
    });
    const page = readFileSync('docs/pms/providers.md', 'utf8');
    const printed = page.split('\n').filter((line) => /^\| `[a-z-]+` \|.* s \|/.test(line));
    expect(printed.toSorted()).toEqual(rows.toSorted());
  });

  it('names how calls are counted for each kind of credentials', async () => {
    for (const { provider, budget, credentials } of await pmsRegistry.loadAll())
      for (const key of budget.countedBy ?? [])
        expect([provider, credentials.map((field) => field.key)]).toEqual([provider, expect.arrayContaining([key])]);
  });
});
