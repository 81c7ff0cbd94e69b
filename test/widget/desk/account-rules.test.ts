import { expect } from 'chai';
import { FakeHotel } from './fake-hotel.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from './harness.ts';

/** Rules for the whole account: a second factor for everybody, and the limit of its plan. */
let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

/** An owner's house with a scripted response to one call. */
function houseAnswering(method: string, path: string, body: object, status = 200) {
  const { hotel } = furnishedHouse();
  const own = hotel.fetch;
  const fetch: typeof own = (input, init) =>
    (init?.method ?? 'GET') === method && String(input) === path
      ? Promise.resolve(Response.json(body, { status }))
      : own(input, init);
  return Object.assign(hotel, { fetch });
}

/** A house that has used this much of its plan. */
const houseThatUsed = (used: number, limit: number | null) =>
  houseAnswering('GET', '/api/usage', { period: '2026-11', aiConversations: { used, limit } });

describe('the setting that requires a second factor of everybody', () => {
  it('is switched on by the owner, who sees how many have no second factor', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/staff');
    await see('.hint', '2 colleagues have none yet.');
    const box = await until('the box', () => findAll(document, 'input[type=checkbox]').at(-1));
    box.click();
    await until('sent', () => sent.at(-1)?.path === '/api/account/sign-in');
    expect(sent.at(-1)).to.deep.include({ method: 'PUT', body: { secondFactor: 'required' } });
  });

  it('cannot be switched on by an owner without a second factor, who gets advice', async () => {
    const refusal = { code: 'second_factor_setup_required', status: 403 };
    open = openDesk(houseAnswering('PUT', '/api/account/sign-in', refusal, 403), '/desk/settings/staff');
    await see('.hint', '2 colleagues have none yet.');
    const box = (await until('the box', () => findAll(document, 'input[type=checkbox]').at(-1))) as HTMLInputElement;
    box.click();
    await see('li.problem', 'Set up a second factor of your own first');
    await until('as it was', () => !box.checked);
  });

  it('is not shown to a manager', async () => {
    open = openDesk(furnishedHouse('manager').hotel, '/desk/settings/staff');
    await see('h1', 'Staff and roles');
    expect(findAll(document, 'desk-sign-in-rule').map((one) => one.shadowRoot?.textContent?.trim())).to.deep.equal([
      '',
    ]);
  });

  it('leaves a user without a second factor only the set-up page', async () => {
    const hotel = new FakeHotel();
    hotel.mustSetUpFactor = true;
    open = openDesk(hotel, '/desk/inbox');
    await see('h1', 'One more step');
    expect(findAll(document, 'desk-shell')).to.deep.equal([]);
    expect(hotel.calls.filter(({ path }) => path.startsWith('/api/'))).to.deep.equal([]);
    (await button('Sign out')).click();
    await see('desk-sign-in');
  });
});

describe('the notice that the plan is nearly used up', () => {
  it('is shown above every view from 80 % on, until it is dismissed', async () => {
    open = openDesk(houseThatUsed(850, 1_000), '/desk/tasks');
    await see('.notice', '850 of this month’s 1,000 conversations with AI are used');
    (await button('Put aside')).click();
    await until('gone', () => findAll(document, '.notice').length === 0);
    open.desk.goTo('inbox');
    await see('desk-inbox');
    expect(findAll(document, '.notice')).to.deep.equal([]);
  });

  it('has another text at 100 %', async () => {
    open = openDesk(houseThatUsed(1_000, 1_000), '/desk/inbox');
    await see('.notice.full', 'All 1,000 conversations with AI of this month are used');
  });

  for (const [what, used, limit] of [
    ['before 80 %', 799, 1_000],
    ['without a limit', 5_000, null],
  ] as const)
    it(`is not shown ${what}`, async () => {
      open = openDesk(houseThatUsed(used, limit), '/desk/inbox');
      await see('desk-inbox');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(findAll(document, '.notice')).to.deep.equal([]);
    });
});

describe('the password field at the sign-in', () => {
  it('is hidden, can be shown, may be pasted, and is named for a password manager', async () => {
    const hotel = new FakeHotel();
    hotel.signedIn = false;
    open = openDesk(hotel, '/desk/inbox');
    await see('desk-sign-in');
    const field = await until('the field', () => findAll(document, 'wa-input[name=password]').at(0));
    const input = await until('its input', () => field.shadowRoot?.querySelector('input') ?? undefined);
    expect([input.type, input.autocomplete]).to.deep.equal(['password', 'current-password']);
    expect(
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true })),
    ).to.equal(true);
    field.shadowRoot?.querySelector<HTMLElement>('[part~=password-toggle-button]')?.click();
    await until('shown', () => input.type === 'text');
  });
});

describe('the notice of a flood of new chats', () => {
  for (const [newChats, words] of [
    ['refused', 'that new ones are refused for now'],
    ['some_refused', 'from one network'],
  ] as const)
    it(`is shown above every view: ${newChats}`, async () => {
      const usage = { period: '2026-11', aiConversations: { used: 1, limit: null }, newChats };
      open = openDesk(houseAnswering('GET', '/api/usage', usage), '/desk/tasks');
      await see('.notice.full', words);
    });
});

describe('the notice that a colleague wrote to very many guests', () => {
  const PATH = '/api/audit?action=user.wrote_to_many&limit=1';
  const entry = (at: Date) => ({
    number: 7,
    at: at.toISOString(),
    actor: 'usr_1',
    actorName: 'Anna Weber',
    action: 'user.wrote_to_many',
    subject: 'usr_1',
    detail: { guests: 21, sameWords: 1 },
  });

  const inNotice = (selector: string): HTMLElement | null =>
    findAll(document, 'desk-writing-notice')[0]?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

  it('is shown above every view to users who may read the audit log, until they dismiss it', async () => {
    open = openDesk(houseAnswering('GET', PATH, { items: [entry(new Date())], nextCursor: null }), '/desk/tasks');
    await see('.notice', 'Anna Weber wrote to very many guests');
    expect(inNotice('a')?.textContent).to.equal('Audit log');
    inNotice('button')?.click();
    await until('gone', () => inNotice('.notice') === null);
  });

  it('is shown for a day', async () => {
    const old = { items: [entry(new Date(Date.now() - 25 * 3_600_000))], nextCursor: null };
    open = openDesk(houseAnswering('GET', PATH, old), '/desk/tasks');
    await see('main', '');
    expect(inNotice('.notice')).to.equal(null);
  });
});

describe('a change of plan', () => {
  it('is made by an owner after a confirmation', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/plan');
    (await button('Choose')).click();
    await see('wa-dialog', 'what guests write is kept for your staff');
    (await until('the answer', () => findAll(document, 'wa-button.yes').at(0))).click();
    await until('sent', () => sent.at(-1)?.path === '/api/account/plan');
    expect(sent.at(-1)).to.deep.include({ method: 'PUT', body: { plan: 'enterprise' } });
  });

  it('is not offered if the server’s operator assigns plans', async () => {
    const plans = { current: 'starter', changedBy: 'operator', items: [PLAN], nextCursor: null };
    open = openDesk(houseAnswering('GET', '/api/plans', plans), '/desk/settings/plan');
    await see('.hint', 'Whoever runs this server changes the plan.');
    expect(findAll(document, 'td button')).to.deep.equal([]);
  });
});

const PLAN = {
  id: 'professional',
  price: null,
  aiConversations: 5_000,
  properties: 3,
  channels: ['widget'],
  integrations: true,
};
