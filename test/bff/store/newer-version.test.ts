import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../bff/store/core/migrate.ts';
import { openStore } from '../../support/fresh-store.ts';

it('a database with an unknown newer migration is refused by the name of that migration and is not changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-newer-'));
  const db = await openStore(join(folder, 'test.db'));
  try {
    const mark = sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2120-01-01')`;
    await mark.execute(db);
    await expect(migrate(db)).rejects.toThrow('9999-of-tomorrow');
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
