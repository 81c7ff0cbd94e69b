import { afterEach, expect, it } from 'vitest';
import { appendLogs, deleteOldLogs, type LOG_LEVELS } from '../../../bff/store/pms/logs.ts';
import { byHttp, createPaperAdapter, createPaperPms, servePaper } from '../../support/pms/paper-pms.ts';
import { CREDENTIALS, type SyncRig, startConnected, startSyncRig } from '../../support/pms/sync-rig.ts';

const MINUTE_MS = 60_000;

let rig: SyncRig;
afterEach(() => rig.close());

it('errors stay in the log, however many other entries follow', async () => {
  rig = await startConnected();
  const line = (level: (typeof LOG_LEVELS)[number], message: string) =>
    ({ level, event: 'exchange', message, at: rig.now().toISOString() }) as const;
  await rig.writer.write((trx) => appendLogs(trx, rig.propertyId, [line('error', 'last night')]));
  await rig.writer.write((trx) =>
    appendLogs(
      trx,
      rig.propertyId,
      Array.from({ length: 6_000 }, (_, nr) => line('debug', `GET /queue ${nr}`)),
    ),
  );
  await rig.writer.write((trx) => deleteOldLogs(trx, rig.propertyId));
  expect(await rig.logs('error')).toEqual(['exchange: last night']);
  const { count } = await rig.db
    .selectFrom('pmsLog')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('level', '=', 'debug')
    .executeTakeFirstOrThrow();
  expect(count).toBe(5_000);
});

it('the log has one entry a minute for notices with an invalid signature, with their number', async () => {
  rig = await startConnected();
  const knock = async (times: number) => {
    for (let nr = 0; nr < times; nr++)
      await rig.sync
        .acceptNotice(rig.propertyId, { headers: { 'x-secret': 'wrong' }, query: {}, body: '[]' })
        .catch(() => undefined);
  };
  await knock(50);
  rig.advance(MINUTE_MS);
  await knock(3);
  expect(await rig.logs('warn')).toEqual([
    'notice.refused: A notice did not verify, and changed nothing, as 49 more since the last such line',
    'notice.refused: A notice did not verify, and changed nothing',
  ]);
});

it('the log of a run holds only entries of that run', async () => {
  const pms = createPaperPms();
  const server = await servePaper(pms);
  pms.guest({ id: 'G1' });
  pms.reservation({ id: 'R1', guestId: 'G1' });
  rig = await startSyncRig({ pms, adapter: createPaperAdapter(byHttp), allowPrivateNetworks: ['127.0.0.1'] });
  try {
    await rig.sync.connect(
      rig.propertyId,
      { provider: 'custom', credentials: { ...CREDENTIALS, url: server.url } },
      rig.by,
    );
    await rig.sync.work();
    const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    pms.before = async (call) => {
      if (call !== 'list') return;
      reached.resolve();
      await held.promise;
    };
    const { syncId } = await rig.sync.startSync(rig.propertyId, {});
    await reached.promise;
    await rig.edit('G1', { email: 'ada@new.example' });
    const working = rig.sync.work();
    while (pms.writes.length === 0) await new Promise((done) => setImmediate(done));
    held.resolve();
    await working;
    const lines = async (filter: { syncId?: string }) => {
      const { items } = await rig.sync.listLogs(rig.propertyId, { ...filter, limit: 200 });
      return items.map(({ event, message }) => `${event} ${message.replace(/^.*\//, '')}`);
    };
    const [all, ofRun] = [await lines({}), await lines({ syncId })];
    expect(all.filter((line) => /push/.test(line)).length).toBeGreaterThan(1);
    expect(ofRun.filter((line) => /push|fetch|subscribe/.test(line))).toEqual([]);
    expect(ofRun.filter((line) => line.startsWith('exchange'))).toEqual(Array(3).fill('exchange list → 200'));
    expect(ofRun.filter((line) => line.startsWith('run.'))).toHaveLength(2);
  } finally {
    await server.close();
  }
});
