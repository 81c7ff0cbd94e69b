import { expect } from 'chai';
import { speakOnPage } from '../../../widget/desk/localization.ts';
import { COVERAGE } from './fake-facts.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => speakOnPage('en'));
afterEach(() => {
  open?.close();
  open = null;
});

const row = (id: string) => findAll(document, `li[data-id="${id}"]`)[0];
const action = (id: string, name: string) => {
  const found = row(id)?.querySelector<HTMLElement>(`[data-action="${name}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No ${name} at ${id}`);
  return found;
};
const isFocused = (id: string, name: string) => () =>
  row(id)?.querySelector(`[data-action="${name}"]`)?.matches(':focus');

describe('Is this right?', () => {
  it('shows the facts to check, subject by subject, each beside its sentence', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/teach/facts');
    await see('li[data-id="fct_1"]');
    expect(findAll(document, 'li[data-id]').map((one) => one.getAttribute('data-id'))).to.deep.equal([
      'fct_1',
      'fct_2',
      'fct_3',
      'fct_4',
    ]);
    const quote = row('fct_1')?.querySelector('blockquote');
    expect([quote?.textContent, quote?.lang]).to.deep.equal(['Von 7:00 bis 10:30 Uhr.', 'de']);
    expect(row('fct_4')?.textContent).to.include('Its text says it no longer');
    (await button('Show all facts')).click();
    await see('li[data-id="fct_5"]');
  });

  it('goes from fact to fact with the keyboard only, and undoes', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach/facts');
    await see('li[data-id="fct_1"]');
    action('fct_1', 'confirm').focus();
    action('fct_1', 'confirm').click();
    await until('the next fact', isFocused('fct_2', 'confirm'));
    expect(sent.at(-1)).to.deep.include({ method: 'PATCH', path: '/api/knowledge/facts/fct_1' });
    expect(sent.at(-1)?.body).to.deep.include({ status: 'confirmed' });
    action('fct_2', 'confirm').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }),
    );
    await until('the one below', isFocused('fct_3', 'confirm'));
    action('fct_3', 'reject').click();
    await until('the one that is left', isFocused('fct_2', 'confirm'));
    expect(row('fct_3')?.textContent).to.include('stays text');
    action('fct_3', 'undo').click();
    await until('open again', () => row('fct_3')?.querySelector('[data-action="confirm"]') !== null);
    expect(sent.at(-1)?.body).to.deep.include({ status: 'read' });
  });

  it('corrects a fact in a form drawn from its type', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach/facts');
    await see('li[data-id="fct_2"]');
    action('fct_2', 'correct').click();
    const form = await see('form.fact');
    const amount = [...form.querySelectorAll<HTMLInputElement>('input[type=number]')][0];
    expect(amount?.value).to.equal('18');
    if (amount === undefined) throw new Error('No amount');
    amount.value = '19.5';
    amount.dispatchEvent(new Event('change', { bubbles: true }));
    (await button('Save')).click();
    await until('corrected', () => row('fct_2')?.textContent?.includes('corrected'));
    const value = sent.at(-1)?.body['value'] as { tiers: { cost: { amountMinor: number }; per: string }[] };
    expect(value.tiers[0]?.cost.amountMinor).to.equal(1_950);
    expect(value.tiers[0]?.per).to.equal('person');
  });

  it('leads from a missing fact to its form', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach/missing');
    const link = await see('a.button[href$="facts/pool.where"]');
    expect((await see('.share')).textContent).to.equal('85%');
    link.click();
    await see('form.fact');
    (await button('Save')).click();
    await until('sent', () => sent.at(-1)?.path === '/api/knowledge/facts');
    expect(sent.at(-1)?.body).to.deep.include({
      attribute: 'pool.where',
      value: { type: 'place', place: 'reception', floor: null },
    });
    await see('li[data-id="fct_new"]');
  });

  it('counts the entries under “Not answered yet” and leads there, and does not round nearly all up to all', async () => {
    const { hotel } = furnishedHouse();
    const coverage = { ...COVERAGE, asked: 1_000, answerable: 997, missing: [] };
    const { fetch } = hotel;
    Object.assign(hotel, {
      fetch: (async (input, init) =>
        String(input).includes('/api/knowledge/coverage')
          ? Response.json(coverage)
          : fetch(input, init)) satisfies typeof globalThis.fetch,
    });
    open = openDesk(hotel, '/desk/teach/missing');
    expect((await see('.share')).textContent).to.equal('99%');
    const link = await see('a.button[href$="teach/questions"]', 'Not answered yet');
    expect(link.querySelector('.chip')?.textContent).to.equal('3');
    expect(findAll(document, 'desk-empty')).to.deep.equal([]);
    link.click();
    await see('desk-unanswered');
  });
});
