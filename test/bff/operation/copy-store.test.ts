import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COPY_STAGES, type CopyStage, copyStore } from '../../../bff/operation/copy-store.ts';
import { clearPartials } from '../../../bff/operation/partials.ts';
import { toSeal } from '../../../bff/operation/sealing.ts';
import { verifyBackup } from '../../../bff/operation/verify-backup.ts';
import { openSmallHouse, storeIn } from '../../support/small-house.ts';

const KEY = Buffer.alloc(32, 7);

let dataDir: string;
let folder: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-copy-'));
  writeFileSync(join(dataDir, 'master.key'), KEY.toString('base64'), { mode: 0o600 });
  const { close } = await openSmallHouse(dataDir);
  await close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(() => {
  folder = join(dataDir, 'backups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const keys = () => ({ keyFiles: [join(dataDir, 'master.key')], identities: [] });
const target = () => join(folder, 'copy.db.age');
const leftBeside = () => readdirSync(dataDir).filter((name) => name.startsWith('copying-'));

async function copy(onStage?: (stage: CopyStage) => void): Promise<void> {
  await copyStore(
    { store: { file: storeIn(dataDir) }, dataDir, target: target(), seal: await toSeal({ current: KEY }, []) },
    onStage,
  );
}

describe('a backup that is killed', () => {
  it.each(COPY_STAGES)(
    'while it is %s leaves a whole file or no file, and the next backup removes the remains',
    async (stage) => {
      const child = spawn(process.execPath, ['test/support/process/copy-child.ts', storeIn(dataDir), target(), stage]);
      const [code, signal] = await once(child, 'exit');
      expect([code, signal]).toEqual([null, 'SIGKILL']);
      expect(existsSync(target())).toBe(stage === 'named');
      if (stage === 'named') expect(await verifyBackup(target(), dataDir, keys())).toMatchObject({ fault: null });
      clearPartials(folder);
      rmSync(target(), { force: true });
      await copy();
      expect(await verifyBackup(target(), dataDir, keys())).toMatchObject({
        fault: null,
        keyFits: true,
        isSealed: true,
      });
      expect([readdirSync(folder), leftBeside()]).toEqual([['copy.db.age'], []]);
    },
  );
});

describe('a backup whose disk fills up', () => {
  it.each(COPY_STAGES.filter((stage) => stage !== 'named'))(
    'after it is %s reports the error and leaves no file',
    async (stage) => {
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await expect(
        copy((reached) => {
          if (reached === stage) throw full;
        }),
      ).rejects.toThrow(/disk filled up before .*copy\.db\.age was whole; nothing of it was kept\. Make room/);
      expect([readdirSync(folder), leftBeside()]).toEqual([[], []]);
    },
  );
});

it('a backup is readable by its owner only, encrypted, and never overwrites another backup', async () => {
  await copy();
  expect((statSync(target()).mode & 0o777).toString(8)).toBe('600');
  expect(readFileSync(target()).includes('Sommer')).toBe(false);
  await expect(copy()).rejects.toThrow(/exists already/);
});

it('one changed byte anywhere in a backup is detected', async () => {
  await copy();
  const whole = readFileSync(target());
  for (let round = 1; round <= 40; round++) {
    const changed = Buffer.from(whole);
    const at = Math.floor((whole.length * round) / 41);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(target(), changed);
    await expect(verifyBackup(target(), dataDir, keys()), `byte ${at}`).rejects.toThrow();
  }
});

it('no backup is made of a damaged store', async () => {
  const store = join(folder, 'damaged.db');
  const bytes = readFileSync(storeIn(dataDir));
  bytes.fill(0xff, 3 * 4_096, 9 * 4_096);
  writeFileSync(store, bytes);
  await expect(copyStore({ store: { file: store }, dataDir, target: target(), seal: null })).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => !name.startsWith('damaged'))).toEqual([]);
});
