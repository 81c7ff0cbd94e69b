import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { loadOwnAdapters, withAdapters } from '../../../bff/pms/adapter/own-adapters.ts';
import { pmsRegistry } from '../../../bff/pms/registry.ts';
import { translateCredentials } from '../../../bff/pms/values/given-credentials.ts';
import { adapter as exampleAdapter } from '../../../docs/pms/example-adapter.ts';
import { pmsProvider } from '../../../shared/api/pms.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import { startTinyPms } from '../../support/pms/tiny-pms.ts';

const EXAMPLE = 'docs/pms/example-adapter.ts';

describePmsAdapter({
  adapter: exampleAdapter,
  startSimulator: startTinyPms,
  listCall: /^GET \/bookings\?/,
  writeCalls: /^(?:POST|PUT|DELETE) /,
  confirmationOf: ({ id }) => `T${id}`,
  lacks: ['guestId', 'preferences', 'arrivalTime', 'merge', 'inspected'],
  hasTokens: false,
});

describe('an adapter that the operator provides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-adapter-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, source: string) => {
    const path = join(folder, name);
    writeFileSync(path, source);
    return path;
  };

  it('is named in the configuration and listed after the included adapters', async () => {
    const read = readConfig({ PMS_ADAPTERS: EXAMPLE, DATA_DIR: folder });
    if ('faults' in read) throw new Error(read.faults.join());
    const registry = withAdapters(pmsRegistry, await loadOwnAdapters(read.config.pmsAdapters));
    expect(registry.providers.at(-1)).toBe('own-tiny');
    expect(registry.has('own-tiny')).toBe(true);
    expect(registry.has('mews')).toBe(true);
    expect(registry.has('own-other')).toBe(false);
    const adapter = await registry.load('own-tiny');
    expect(adapter.name).toBe('Tiny PMS');
    expect((await registry.loadAll()).map(({ provider }) => provider)).toEqual(registry.providers);
  });

  it('states its capabilities from its definition', () => {
    const { capabilities } = exampleAdapter;
    expect(capabilities).toMatchObject({ pulls: ['rooms', 'reservations'], incremental: ['reservations'] });
    expect(capabilities.takes.request).toEqual({ place: 'note', where: 'memo on the booking' });
    expect(capabilities.takes.preference).toEqual({ place: 'none', where: '' });
    expect(capabilities.notices).toBe('none');
    const { provider, name, credentials, fields, defaultMapping } = exampleAdapter;
    const shown = { provider, name, credentials, capabilities, fields, defaultMapping, demo: false };
    expect(pmsProvider.parse(shown)).toMatchObject({ provider: 'own-tiny' });
    expect(pmsProvider.safeParse({ ...shown, provider: 'tiny' }).success).toBe(false);
  });

  it.each([
    ['a missing file', () => join(folder, 'nothing.ts'), 'cannot be loaded'],
    [
      'a file that exports something else',
      () => write('other.mjs', 'export const adapter = { provider: "own-x" }'),
      'exports no adapter',
    ],
    ['one called as another is', () => `${EXAMPLE},${EXAMPLE}`, 'as another one is'],
  ])('is refused at the start: %s', async (_, path, reason) => {
    await expect(loadOwnAdapters(path().split(','))).rejects.toThrow(reason);
  });

  it('accepts the field names that callers use for every PMS', () => {
    const given = { address: 'https://tiny.example', apiKey: 'k', propertyId: 'AUR' };
    expect(translateCredentials(exampleAdapter, given)).toEqual({
      credentials: { address: 'https://tiny.example', key: 'k' },
      propertyNamed: 'AUR',
      warnings: [],
    });
  });

  it('is documented by code that runs', () => {
    const tutorial = readFileSync('docs/pms/write-an-adapter.md', 'utf8');
    const example = readFileSync(EXAMPLE, 'utf8');
    const blocks = [...tutorial.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThan(4);
    for (const block of blocks) expect(example).toContain(block);
  });
});
