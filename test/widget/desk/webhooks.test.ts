import { expect } from 'chai';
import { type FurnishedHouse, furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

/** Webhooks in the settings: adding, testing and switching them off, and their deliveries. */
let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

async function openWebhooks(): Promise<FurnishedHouse> {
  const house = furnishedHouse();
  open = openDesk(house.hotel, '/desk/settings/webhooks');
  await see('.entries .actions');
  return house;
}

const url = () => findAll(document, '#hook-url')[0] as HTMLInputElement;

it('a webhook is added, and its secret is shown once', async () => {
  const { sent } = await openWebhooks();
  type(url(), 'https://hooks.hotel.example/tasks');
  (await button('Add a webhook')).click();
  await see('.secret code', 'whsec_once');
  expect(sent.at(-1)?.body).to.deep.equal({ url: 'https://hooks.hotel.example/tasks', events: ['message.created'] });
});

it('a webhook address that is not allowed is marked at its field', async () => {
  await openWebhooks();
  type(url(), 'https://10.0.0.1/');
  (await button('Add a webhook')).click();
  await see('#hook-url-fault', 'may not reach');
  expect(url().getAttribute('aria-invalid')).to.equal('true');
});

it('a failing webhook is shown as failing, can be tested, and its deliveries can be sent again', async () => {
  const { sent } = await openWebhooks();
  await see('.fault', 'Nothing was taken since');
  (await button('Send a test')).click();
  await see('.title', 'A message was written');
  await see('.chip', 'Given up');
  (await button('Send again')).click();
  await until('the replay', () => sent.at(-1)?.path.endsWith('/replay'));
  expect(sent.at(-1)?.path).to.equal('/api/webhooks/whk_1/deliveries/whd_1/replay');
});

it('a webhook is switched off', async () => {
  const { sent } = await openWebhooks();
  (await button('Switch off')).click();
  await until('the change', () => sent.at(-1)?.method === 'PATCH');
  await see('li', 'The webhook is off');
  expect(sent.at(-1)).to.deep.include({ method: 'PATCH', path: '/api/webhooks/whk_1', body: { active: false } });
});
