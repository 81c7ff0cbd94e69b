import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import { CHANNELS } from './fake-channel-manager.ts';
import { FakeHotel } from './fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

const calls = (hotel: FakeHotel, method: string) =>
  hotel.calls.filter((call) => call.method === method && call.path.startsWith(CHANNELS));

async function pick(provider: string): Promise<void> {
  (await see(`input[value=${provider}]`)).click();
}

describe('a channel manager', () => {
  it('is connected if there is none, and shows once the values to enter there', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/integrations');
    await see('.channel-manager .chip', 'Not connected');
    (await see('.channel-manager a', 'Connect a channel manager')).click();
    await see('h1', 'Connect a channel manager');
    await pick('custom');
    await see('.hint', 'It sends its bookings by itself');
    (await button('Test and connect')).click();
    await see('h2', 'To be entered there');
    await see('code', 'whsec_c2hvd24gb25jZQ==');
    expect(calls(hotel, 'POST')).to.deep.include({
      ...calls(hotel, 'POST')[0],
      path: `${CHANNELS}/connect`,
      body: { provider: 'custom', credentials: {} },
    });
    (await see('a', 'Bookings of channels')).click();
    await see('h1', 'Bookings of channels');
    (await see('a', 'Channel manager')).click();
    await see('code', 'whsec_');
  });

  it('shows why the connection failed', async () => {
    open = openDesk(new FakeHotel(), '/desk/integrations/channel-manager');
    await pick('channex');
    type((await see('#apiKey')) as HTMLInputElement, 'wrong');
    (await button('Test and connect')).click();
    await see('[role=alert]', 'The channel manager does not accept these credentials.');
  });

  it('shows its bookings, which of them the PMS has too, its room types and its log', async () => {
    const hotel = busyDay();
    hotel.channelManager.connect('channex');
    open = openDesk(hotel, '/desk/integrations');
    await see('.channel-manager li', 'Bookings: 312');
    (await see('a', 'Bookings of channels')).click();
    await see('.entries li', 'Zoë Martin');
    await see('.entries li .chip', 'Also in the PMS');
    expect(findAll(document, '.entries li')).to.have.length(2);
    (await see('a', 'Room types of channels')).click();
    await see('thead th', 'In the channel manager');
    (await see('a', 'Log of channels')).click();
    await see('.entries li', 'Bookings came');
  });

  it('is synchronised on request, tested, and disconnected after a question', async () => {
    const hotel = new FakeHotel();
    hotel.channelManager.connect('channex');
    open = openDesk(hotel, '/desk/integrations/channel-manager');
    (await button('Sync now')).click();
    await until('the call', () => calls(hotel, 'POST').some(({ path }) => path === `${CHANNELS}/sync`));
    (await button('Test the connection')).click();
    await see('li', 'calls come');
    (await button('Disconnect')).click();
    (await see('wa-button.yes', 'Disconnect')).click();
    await see('h1', 'Connect a channel manager');
    expect(calls(hotel, 'DELETE')).to.have.length(1);
  });

  it('cannot be connected by an agent', async () => {
    const hotel = new FakeHotel();
    hotel.rights = hotel.rights.filter((right) => right !== 'property:write');
    open = openDesk(hotel, '/desk/integrations/channel-manager');
    await see('desk-empty', 'A manager can connect it here.');
  });
});
