import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import { FakeHotel } from './fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

function start(hotel: FakeHotel, path: string): void {
  open = openDesk(hotel, path);
}

const field = async (selector: string) => (await see(selector)) as HTMLInputElement;
const lastCall = (hotel: FakeHotel, method: string) =>
  hotel.calls.filter((call) => call.method === method && call.path.startsWith('/api/integrations')).at(-1);
const findVisible = (selector: string) => findAll(document, selector).filter((element) => element.checkVisibility());

/** Selects an option like a person. */
async function choose(selector: string, value: string): Promise<void> {
  const select = (await see(selector)) as unknown as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

/** A hotel without any connection. */
function freshHotel(): FakeHotel {
  return new FakeHotel();
}

/** Limits the user to the rights of a receptionist. */
function asAgent(hotel: FakeHotel): FakeHotel {
  hotel.rights = hotel.rights.filter((right) => right !== 'property:write');
  return hotel;
}

describe('the overview of integrations', () => {
  it('shows connected systems, their state, and planned ones', async () => {
    start(busyDay(), '/desk/integrations');
    await see('.pms .chip', 'Failing');
    await see('.pms li', 'Bookings: 1,204');
    await see('.pms li', 'Conflicts: 2');
    await see('section', 'https://lindenhof.example');
  });

  it('offers to connect a PMS if none is connected', async () => {
    start(freshHotel(), '/desk/integrations');
    await see('.pms .chip', 'Not connected');
    (await see('.pms a', 'Connect a PMS')).click();
    await see('h1', 'Connect a PMS');
  });

  it('shows why it could not be loaded, and is loaded again on request', async () => {
    const hotel = busyDay();
    const refuse = (_: string, path: string) =>
      path.endsWith('/providers') ? { status: 503, body: { code: 'store_unavailable', detail: 'Not now' } } : null;
    hotel.next.push(refuse);
    start(hotel, '/desk/integrations');
    await see('h2', 'The integrations could not be loaded');
    hotel.next.length = 0;
    (await button('Try again')).click();
    await see('.pms .chip', 'Failing');
  });
});

describe('connecting a PMS in the desk', () => {
  const chooseMews = async () => (await see('input[name=provider][value=mews]')).click();

  it('explains in plain words which data is read and where data is written', async () => {
    start(freshHotel(), '/desk/integrations/pms');
    await chooseMews();
    await see('.can', 'Room types, Rooms and their state, Guests, Bookings, Rates and Free rooms');
    await see('.can li', 'a comment on the reservation');
    await see('.takes li', 'No place for it there');
  });

  it('shows a form made from the adapter’s fields, with masked secrets', async () => {
    start(freshHotel(), '/desk/integrations/pms');
    await chooseMews();
    expect((await field('#accessToken')).type).to.equal('password');
    expect((await field('#platformAddress')).value).to.equal('https://api.mews.com');
    expect((await see('#environment')).localName).to.equal('select');
    expect((await see('#extra')).localName).to.equal('textarea');
    await see('#accessToken-help', 'In Mews under Marketplace.');
  });

  it('shows errors at their fields, and the PMS’s refusal next to the button', async () => {
    start(freshHotel(), '/desk/integrations/pms');
    await chooseMews();
    (await button('Test and connect')).click();
    await see('#accessToken-fault', 'Fill in Access token');
    const token = await field('#accessToken');
    expect(token.ariaInvalid ?? token.getAttribute('aria-invalid')).to.equal('true');
    type(token, 'wrong');
    (await button('Test and connect')).click();
    await see('[role=alert]', 'Mews does not know this access token');
  });

  it('tests once, connects, and shows the import until its end', async () => {
    const hotel = freshHotel();
    start(hotel, '/desk/integrations/pms');
    await chooseMews();
    type(await field('#accessToken'), 'right');
    (await button('Test and connect')).click();
    await see('h1', 'Mews');
    expect(hotel.calls.find(({ path }) => path.endsWith('/pms/connect'))?.body).to.deep.equal({
      provider: 'mews',
      credentials: { platformAddress: 'https://api.mews.com', environment: 'live', accessToken: 'right' },
    });
    await see('li', 'The token lacks the right to make orders');
    await see('.count', '400 of 1,204');
    const bar = (await see('progress[aria-label=Bookings]')) as HTMLProgressElement;
    expect([bar.value, bar.max]).to.deep.equal([400, 1_204]);
    hotel.pms.run('done');
    await see('.chip', 'Done');
    expect(findVisible('progress')).to.have.length(0);
    await see('.faults', 'A guest without a name was passed over');
  });

  it('offers a simulated PMS if the server has one', async () => {
    const hotel = freshHotel();
    start(hotel, '/desk/integrations/pms');
    (await see('input[name=provider][value=custom]')).click();
    await see('#accessToken');
    expect(findVisible('button').some((one) => one.textContent?.includes('simulated'))).to.equal(false);
    await chooseMews();
    (await button('simulated')).click();
    await see('h1', 'Mews');
    expect(hotel.calls.find(({ path }) => path.endsWith('/pms/demo'))?.body).to.deep.equal({ provider: 'mews' });
  });
});

describe('the page of a connected PMS', () => {
  it('shows the last error and what to do', async () => {
    start(busyDay(), '/desk/integrations/pms');
    const alert = await see('[role=alert]', 'Mews did not answer in time');
    expect(alert.textContent).to.contain('tried again by itself');
    await see('a[href="/desk/integrations/sent"]', '1 change could not be delivered');
    await see('a[href="/desk/integrations/conflicts"]', '2 conflicts to decide');
  });

  it('starts a sync of all or some entities', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/pms');
    (await see('summary', 'Only a part')).click();
    expect(findVisible('.kinds label').map((one) => one.textContent?.trim())).not.to.include('Rates'); // these entities are switched off
    (await see('.kinds label', 'Rooms')).click();
    const from = await field('#from');
    from.value = '2026-12-01';
    from.dispatchEvent(new Event('change'));
    (await button('Sync now')).click();
    await see('.chip', 'Running');
    expect(lastCall(hotel, 'POST')?.body).to.deep.equal({
      entities: ['roomTypes', 'guests', 'reservations', 'availability'],
      dateRange: { from: '2026-12-01', to: '2026-12-01' },
    });
  });

  it('shows the address for notices only on request', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/pms');
    await see('h2', 'Connection');
    expect(hotel.calls.some(({ path }) => path.endsWith('/webhook'))).to.equal(false);
    (await button('Show the address')).click();
    await see('code.address', 'secret=hush');
  });

  it('disconnects a PMS whose adapter no longer exists', async () => {
    const hotel = busyDay();
    const message = 'The adapter own-harbour is not there';
    const lastError = { code: 'adapter_missing', message, at: '2026-11-21T08:58:00.000Z' };
    hotel.pms.status = { ...hotel.pms.status, provider: 'own-harbour', entities: [], lastError };
    start(hotel, '/desk/integrations/pms');
    await see('h1', 'own-harbour');
    await see('[role=alert]', message);
    expect(findVisible('button').some((one) => one.textContent?.includes('Sync now'))).to.equal(false);
    (await button('Disconnect')).click();
    (await until('the yes', () => findVisible('wa-dialog wa-button.yes')[0])).click();
    await see('h1', 'Connect a PMS');
  });

  it('disconnects after a notice about which data is kept', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/pms');
    (await button('Disconnect')).click();
    await see('wa-dialog', 'Bookings and guests that are here stay');
    (await until('the yes', () => findVisible('wa-dialog wa-button.yes')[0])).click();
    await see('h1', 'Connect a PMS');
    expect(lastCall(hotel, 'DELETE')?.path).to.equal('/api/integrations/pms/connect');
    await see('a', 'Log');
  });

  it('keeps its content while offline, and continues afterwards', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/pms');
    await see('h1', 'Mews');
    hotel.offline = true;
    (await button('Test the connection')).click();
    await see('[role=alert]', 'The server cannot be reached');
    await see('h1', 'Mews');
    hotel.offline = false;
    (await button('Test the connection')).click();
    await see('li', 'Reachability');
  });
});

describe('the sync settings of a PMS', () => {
  it('are saved, with the server’s error at its field', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/sync');
    (await see('input[value=batch]')).click();
    const minutes = await field('#interval');
    expect(minutes.value).to.equal('5');
    const retries = await field('#retryAttempts');
    retries.value = '11';
    retries.dispatchEvent(new Event('change'));
    const [, save] = await until('both buttons', () =>
      findVisible('button.primary').length === 2 ? findVisible('button.primary') : null,
    );
    save?.click();
    await see('#retryAttempts-fault', 'At most 10');
    retries.value = '5';
    retries.dispatchEvent(new Event('change'));
    save?.click();
    await see('[role=status]', 'Saved');
    expect(lastCall(hotel, 'PUT')?.body).to.deep.equal({
      mode: 'batch',
      retryAttempts: 5,
    });
  });

  it('include the entities to sync', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/sync');
    (await see('input[name=rates]')).click();
    findVisible('desk-pms-enabled')[0]?.shadowRoot?.querySelector<HTMLElement>('button.primary')?.click();
    await until('the call', () => hotel.pms.enabled['rates'] === true);
  });
});

describe('the field mapping of a PMS', () => {
  it('shows a real record’s value while a path is typed, and errors at the field', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/fields');
    await see('#guest-email-read', 'E•••');
    type(await field('#guest-email'), 'Nowhere');
    await see('#guest-email-fault', 'No such field in Mews');
    expect(lastCall(hotel, 'POST')?.body).to.deep.equal({ guest: { email: 'Nowhere' }, reservation: {} });
    (await button('Save')).click();
    await until('the field has the focus', () => findAll(document, '#guest-email:focus').length === 1);
    type(await field('#guest-email'), 'Phone');
    await see('#guest-email-read', 'P•••');
    (await button('Save')).click();
    await see('[role=status]', 'Saved');
    expect(hotel.pms.mapping).to.deep.equal({ guest: { email: 'Phone' }, reservation: {} });
  });

  it('keeps a colleague’s changes, and shows both versions if both mapped the same field', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/fields');
    type(await field('#guest-email'), 'Phone');
    hotel.pms.mapping = { guest: { phone: '' }, reservation: {} };
    (await button('Save')).click();
    await see('[role=status]', 'Saved');
    expect(hotel.pms.mapping).to.deep.equal({ guest: { email: 'Phone', phone: '' }, reservation: {} });

    type(await field('#guest-email'), 'Mail');
    hotel.pms.mapping = { guest: { email: 'LoyaltyCode', phone: '' }, reservation: {} };
    (await button('Save')).click();
    await see('.theirs .words', 'LoyaltyCode');
    expect([(await field('#guest-email')).value, hotel.pms.mapping.guest['email']]).to.deep.equal([
      'Mail',
      'LoyaltyCode',
    ]);
    (await button('Go on with mine')).click();
    (await button('Save')).click();
    await until('mine', () => hotel.pms.mapping.guest['email'] === 'Mail');
  });

  it('is reset to the PMS’s own paths, and lists fields mapped to nothing', async () => {
    const hotel = busyDay();
    hotel.pms.mapping = { guest: { phone: '' }, reservation: {} };
    start(hotel, '/desk/integrations/fields');
    expect((await field('#guest-phone')).value).to.equal('');
    (await see('button[aria-label^=Telephone]')).click();
    expect((await field('#guest-phone')).value).to.equal('Phone');
    await see('li', 'LoyaltyCode');
    await see('li', 'Guests: Telephone');
  });
});

describe('the room types of a PMS', () => {
  it('without a name are marked, and naming one keeps the others', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/room-types');
    const rows = await until('both types', () =>
      findVisible('tbody tr').length === 2 ? findVisible('tbody tr') : null,
    );
    expect(rows.map((row) => row.textContent?.includes('Not set yet'))).to.deep.equal([false, true]);
    type(await field('input[aria-label="Name of Suite here"]'), 'suite-tower');
    (await button('Save')).click();
    await see('[role=status]', 'Saved');
    expect(hotel.pms.roomTypes).to.deep.equal({ DBL: 'double-lake-side', SUI: 'suite-tower' });
    expect(findVisible('tbody .chip')).to.have.length(0);
  });
});

describe('the room types of a PMS that two managers edit', () => {
  it('are both kept if they differ, and shown to the second manager if both edited the same one', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/room-types');
    type(await field('input[aria-label="Name of Suite here"]'), 'suite-tower');
    hotel.pms.roomTypes = { DBL: 'double-garden' };
    (await button('Save')).click();
    await see('[role=status]', 'Saved');
    expect(hotel.pms.roomTypes).to.deep.equal({ DBL: 'double-garden', SUI: 'suite-tower' });

    type(await field('input[aria-label="Name of Suite here"]'), 'suite-sky');
    hotel.pms.roomTypes = { DBL: 'double-garden', SUI: 'suite-lake' };
    (await button('Save')).click();
    await see('.theirs .words', 'suite-lake');
    expect(hotel.pms.roomTypes['SUI']).to.equal('suite-lake');
    (await button('Take theirs')).click();
    (await button('Save')).click();
    await see('[role=status]', 'Saved');
    expect(hotel.pms.roomTypes).to.deep.equal({ DBL: 'double-garden', SUI: 'suite-lake' });
  });
});

describe('the conflicts of a PMS', () => {
  it('are shown side by side and resolved one by one', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/conflicts');
    const row = await see('tbody tr', 'E-mail');
    expect(row.textContent).to.match(/Anna Berger.*empty.*anna@post\.example.*a\.berger@mail\.example/s);
    row.querySelector<HTMLElement>('[data-side=pms]')?.click();
    await until('one left', () => findVisible('tbody tr').length === 1);
    expect(lastCall(hotel, 'POST')).to.include({ path: '/api/integrations/pms/conflicts/cfl_1/resolve' });
    expect(lastCall(hotel, 'POST')?.body).to.deep.equal({ winner: 'pms' });
    await see('nav a', 'Conflicts 1');
  });

  it('are reached with the arrow keys, and the focus stays in the table', async () => {
    start(busyDay(), '/desk/integrations/conflicts');
    const row = await see('tbody tr', 'E-mail');
    const first = row.querySelector<HTMLElement>('[data-side=service]');
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    const focused = await until(
      'the next row',
      () => findAll(document, 'tbody tr:last-child [data-side=service]:focus')[0],
    );
    focused.click();
    await until('the row that is left', () => findAll(document, 'tbody tr:only-child [data-side=service]:focus')[0]);
  });

  it('are resolved together after a confirmation', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/conflicts');
    await see('tbody tr', 'E-mail');
    (await see('.row button', 'Keep ours')).click();
    await see('wa-dialog', 'cannot be undone');
    (await until('the yes', () => findVisible('wa-dialog wa-button.yes')[0])).click();
    await see('h2', 'Nothing to decide');
    expect(hotel.calls.filter(({ path }) => path.endsWith('/resolve'))).to.have.length(2);
  });
});

describe('the changes sent to a PMS, and its log', () => {
  it('include failed changes, which can be sent again', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/sent');
    await see('.entries li', 'The reservation is closed');
    (await button('Send again')).click();
    await until('it waits', () => hotel.pms.pushes[0]?.['state'] === 'pending');
    await until(
      'no more to send again',
      () => !findVisible('button').some((one) => one.textContent?.includes('Send again')),
    );
  });

  it('include log entries, filtered by level, entity, run and time', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/log');
    await until('all lines', () => findVisible('.entries li').length === 3);
    await choose('#level', 'warn');
    await until('one line', () => findVisible('.entries li').length === 1);
    await until('the runs', () => findAll(document, '#syncId option')[1]?.textContent?.includes('First import'));
    await choose('#syncId', 'syn_1');
    await choose('#entity', 'reservations');
    await choose('#since', '24');
    await until('the call', () =>
      /level=warn&syncId=syn_1&entity=reservations&since=\d{4}-/.test(lastCall(hotel, 'GET')?.path ?? ''),
    );
    await choose('#level', 'debug');
    await see('h2', 'No lines');
  });
});

describe('a receptionist on the integrations page', () => {
  it('sees the state, and no controls or secrets', async () => {
    const hotel = asAgent(busyDay());
    start(hotel, '/desk/integrations/pms');
    await see('h1', 'Mews');
    expect(findVisible('.panel button, .panel input')).to.have.length(0);
    expect(findVisible('nav.sections a').map((link) => link.textContent?.trim().split(/\s{2,}/)[0])).to.deep.equal([
      'Overview',
      'PMS',
      'Room types',
      'Conflicts 2',
      'Sent to the PMS 1',
      'Log',
      'Channel manager',
      'Bookings of channels',
      'Room types of channels',
      'Log of channels',
    ]);
    for (const place of ['room-types', 'sent']) {
      open?.desk.goTo('integrations', place);
      await see(place === 'sent' ? '.entries li' : 'tbody tr');
      expect(findVisible('.panel input, .panel button')).to.have.length(0);
    }
    expect(hotel.calls.filter(({ path }) => path.includes('webhook') || path.includes('mapping'))).to.have.length(0);
  });

  it('is told whom to ask if nothing is connected', async () => {
    start(asAgent(freshHotel()), '/desk/integrations/pms');
    await see('desk-empty', 'A manager can connect it here.');
    expect(findVisible('input')).to.have.length(0);
  });
});

describe('a second PMS of the property in the desk', () => {
  it('is named, connected and shown next to the first', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/integrations/pms');
    (await button('Connect another PMS')).click();
    type(await field('input[name=source]'), 'The Annex');
    (await button('Go on')).click();
    await see('h1', 'Connect a PMS');
    expect(location.pathname).to.equal('/desk/integrations/pms/the-annex');
    (await see('input[name=provider][value=mews]')).click();
    type(await field('#accessToken'), 'right');
    (await button('Test and connect')).click();
    await see('nav.sources a[aria-current]', 'Annex');
    const posts = hotel.calls.filter(({ method, path }) => method === 'POST' && path.includes('/pms/connect'));
    expect(posts.map(({ path }) => path)).to.deep.equal(['/api/integrations/pms/connect?source=the-annex']);
    await until('both', () => findVisible('nav.sources a').length === 2);
  });
});

it('is one of other hotels of the chain, connected with the same credentials, and failures are listed', async () => {
  const hotel = freshHotel();
  hotel.properties.push({ id: 'prp_annex', name: 'Annex' });
  start(hotel, '/desk/integrations/pms');
  (await see('input[name=provider][value=custom]')).click();
  (await see('.chain summary')).click();
  type(await field('#propertyId'), 'VIE1');
  type(await field('#accessToken'), 'right');
  type(await field('#hotel-prp_annex'), 'VIE2');
  (await button('Test and connect')).click();
  await see('.toasts, li.problem', 'Annex was not connected. The PMS does not answer.');
  expect(hotel.calls.find(({ path }) => path.endsWith('/pms/chain'))?.body).to.deep.equal({
    provider: 'custom',
    credentials: { platformAddress: 'https://api.mews.com', environment: 'live', accessToken: 'right' },
    hotels: [{ propertyId: 'prp_annex', hotel: 'VIE2' }],
  });
});
