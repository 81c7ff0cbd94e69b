import 'axe-core'; // a classic script, which leaves `axe` on the window
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { ROLE_RIGHTS } from '../../../shared/domain/staff/rights.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

declare const axe: typeof axeCore;

const HOUSES = [
  { id: 'prp_01M7ZBSXKM614MTNS06BEKSJSR', name: 'Hotel Lindenhof' },
  { id: 'prp_lake', name: 'Haus am See' },
] as const;
const [LINDENHOF, LAKE] = HOUSES;

let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

function twoHouses() {
  const house = furnishedHouse();
  house.hotel.properties = [...HOUSES];
  const own = house.hotel.fetch;
  const fetch: typeof own = async (input, init) => {
    const answer = await own(input, init);
    return init?.method === 'PATCH' ? Response.json({}) : answer;
  };
  Object.assign(house.hotel, { fetch });
  return house;
}

async function choose(selector: string, value: string): Promise<void> {
  const select = (await see(selector)) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('Where a colleague works', () => {
  it('is all properties, unless some are chosen with a role at each', async () => {
    const { hotel, sent } = twoHouses();
    open = openDesk(hotel, '/desk/settings/staff');
    (await button('Add a colleague')).click();
    type((await see('#name')) as HTMLInputElement, 'Lea Frost');
    type((await see('#email')) as HTMLInputElement, 'lea@lindenhof.example');
    await choose('#role', 'manager');
    await choose('#reach', 'some');
    await choose(`#role-${LAKE.id}`, 'worker');
    const { violations } = await axe.run(findAll(document, 'desk-staff')[0] ?? document);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).to.deep.equal([]);
    (await button('Save')).click();
    await see('.secret code', '#password=abc');
    const { role, properties } = sent.at(-1)?.body ?? {};
    expect(role).to.equal(undefined);
    expect(properties).to.deep.equal([
      { propertyId: LINDENHOF.id, role: 'manager' },
      { propertyId: LAKE.id, role: 'worker' },
    ]);
    await see('.entry .chip', 'Haus am See');
  });

  it('is changed from some properties to all, and only changes are sent', async () => {
    const { hotel, sent, books } = twoHouses();
    const [, jon] = books['/api/staff'] ?? [];
    Object.assign(jon ?? {}, { properties: [{ propertyId: LAKE.id, role: 'agent' }] });
    open = openDesk(hotel, '/desk/settings/staff');
    const change = async () => {
      const entry = await see('.entry', 'Jon Winter');
      entry.querySelector<HTMLElement>('.actions button')?.click();
      await see('#reach');
    };
    await change();
    type((await see('#name')) as HTMLInputElement, 'Jon Sommer');
    (await button('Save')).click();
    await until('sent', () => sent.some(({ method }) => method === 'PATCH'));
    expect(sent.at(-1)?.body).to.deep.equal({ name: 'Jon Sommer' });
    await until('closed', () => findAll(document, '#reach').length === 0);
    await change();
    await choose('#reach', 'all');
    await choose('#role', 'manager');
    (await button('Save')).click();
    await until('sent', () => sent.filter(({ method }) => method === 'PATCH').length === 2);
    expect(sent.at(-1)?.body).to.deep.equal({ role: 'manager', properties: null });
  });

  it('must be chosen: an error is shown if no property is chosen', async () => {
    const { hotel } = twoHouses();
    const own = hotel.fetch;
    const errors = [{ pointer: '/properties', code: 'too_few', detail: 'raw' }];
    const fetch: typeof own = (input, init) =>
      init?.method === 'POST' && String(input) === '/api/staff'
        ? Promise.resolve(Response.json({ code: 'validation_failed', detail: 'raw', errors }, { status: 422 }))
        : own(input, init);
    Object.assign(hotel, { fetch });
    open = openDesk(hotel, '/desk/settings/staff');
    (await button('Add a colleague')).click();
    await choose('#reach', 'some');
    await choose(`#role-${LINDENHOF.id}`, '');
    (await button('Save')).click();
    await see('#post-fault', 'Please fill this in.');
  });

  it('shows the rights at each property', async () => {
    const { hotel } = twoHouses();
    const own = hotel.fetch;
    const at = [
      { ...LINDENHOF, rights: ROLE_RIGHTS.agent },
      { ...LAKE, rights: ROLE_RIGHTS.worker },
    ];
    const fetch: typeof own = async (input, init) => {
      const answer = await own(input, init);
      return String(input) === '/auth/me'
        ? Response.json({ ...(await answer.json()), rights: ROLE_RIGHTS.agent, properties: at })
        : answer;
    };
    Object.assign(hotel, { fetch });
    open = openDesk(hotel, '/desk/inbox');
    const { desk } = open;
    await until('there', () => desk.state.propertyId === LINDENHOF.id);
    expect(desk.state.rights).to.include('conversations:read');
    desk.switchProperty(LAKE.id);
    expect(desk.state.rights).to.deep.equal([...ROLE_RIGHTS.worker]);
  });
});
