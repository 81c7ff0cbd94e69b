import { expect } from 'chai';
import { readAuditEntry, subjectPath, toCsv } from '../../../widget/desk/settings/account/audit-entry.ts';
import type { FakeHotel } from './fake-hotel.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from './harness.ts';

let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

/** Records the desk's requests, and replaces some responses. */
function watch(hotel: FakeHotel): { asked: URL[]; answers: Map<string, unknown> } {
  const [asked, answers]: [URL[], Map<string, unknown>] = [[], new Map()];
  const own = hotel.fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://hotel.example');
    asked.push(url);
    return answers.has(url.pathname) ? Response.json(answers.get(url.pathname)) : own(input, init);
  };
  Object.assign(hotel, { fetch });
  return { asked, answers };
}

function choose(id: string, value: string): void {
  const field = findAll(document, `#${id}`)[0] as HTMLInputElement | HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event('change'));
}

it('the audit log shows actor, address and subject by name, with a link to the subject', async () => {
  open = openDesk(furnishedHouse().hotel, '/desk/settings/audit');
  await see('tbody tr');
  await see('tbody td', 'Mia');
  await see('tbody td', '203.0.113.7');
  const link = findAll(document, 'tbody a')[0];
  expect([link?.textContent?.trim(), link?.getAttribute('href')]).to.deep.equal(['Alma Sommer', '/desk/inbox/cnv_1']);
});

it('the audit log requests entries by the chosen filters', async () => {
  const { hotel } = furnishedHouse();
  const { asked } = watch(hotel);
  open = openDesk(hotel, '/desk/settings/audit');
  await see('tbody tr');
  choose('action', 'key.created');
  choose('actor', 'usr_mia');
  choose('from', '2026-11-20');
  const expected = new Date('2026-11-20T00:00').toISOString();
  await until('a narrowed question', () =>
    asked.some(({ searchParams: query }) => {
      return (
        query.get('action') === 'key.created' && query.get('actor') === 'usr_mia' && query.get('from') === expected
      );
    }),
  );
});

it('the audit log is verified completely on request, with the result', async () => {
  const { hotel } = furnishedHouse();
  const { answers } = watch(hotel);
  open = openDesk(hotel, '/desk/settings/audit');
  await see('tbody tr');
  (await button('Check the whole log')).click();
  await see('[role=status]', 'All 1,204 entries are as they were written.');
  answers.set('/api/audit/verify', { whole: false, rows: 1_204, firstFault: 17 });
  (await button('Check the whole log')).click();
  await see('[role=status]', 'Entry 17 does not fit');
});

it('the audit log exports a table without formulas, and links to nothing that was deleted', () => {
  const entry = readAuditEntry({
    number: 7,
    at: '2026-11-20T10:00:00.000Z',
    actor: 'usr_1',
    actorName: '=HYPERLINK("x")',
    action: 'guest.erased',
    subject: 'gst_1',
    detail: { count: 1 },
  });
  if (entry === null) throw new Error('The entry cannot be read');
  expect(toCsv([entry])).to.contain(`7,2026-11-20T10:00:00.000Z,"'=HYPERLINK(""x"")",usr_1,`);
  expect(subjectPath(entry)).to.equal(null);
});
