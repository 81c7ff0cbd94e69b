import 'axe-core'; // a classic script, which leaves `axe` on the window
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { speakOnPage } from '../../../../widget/desk/localization.ts';
import { furnishedHouse } from '../furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from '../harness.ts';

declare const axe: typeof axeCore;

let open: OpenDesk | null = null;
before(() => speakOnPage('en'));
afterEach(() => {
  open?.close();
  open = null;
});

async function openImport() {
  const { hotel, sent } = furnishedHouse();
  open = openDesk(hotel, '/desk/teach/import');
  return { hotel, sent, address: (await see('#address')) as HTMLInputElement };
}

/** Types an address and waits until it is read completely. */
async function readSite(address: HTMLInputElement, typed: string) {
  address.value = typed;
  address.dispatchEvent(new Event('input', { bubbles: true }));
  (await button('Read it')).click();
}

const rows = () => findAll(document, 'li').filter((one) => one.querySelector('blockquote') !== null);
const boxes = () => rows().flatMap((one) => [...one.querySelectorAll('input')]);

describe('the page “From your website”', () => {
  it('reads page by page with its progress, and shows found facts next to their source text', async () => {
    const { sent, address } = await openImport();
    await readSite(address, 'www.hotel.example');
    await see('h2', '3 new facts found');
    expect(sent.filter(({ path }) => path === '/api/knowledge/pages').map(({ body }) => body['url'])).to.deep.equal([
      'https://www.hotel.example/',
      'https://www.hotel.example/rooms',
      'https://www.hotel.example/gone',
    ]);
    await see('[role=status] p', '2 pages of 3 were read');
    await see('summary', '1 page could not be read');
    await see('p.hint', '1 fact is known already');
    const [breakfast] = rows();
    expect(breakfast?.querySelector('blockquote')?.textContent).to.equal('From 7:00 to 10:30.');
    expect(breakfast?.querySelector('a')?.getAttribute('href')).to.equal('https://www.hotel.example/');
    expect(findAll(document, 'h3').map((one) => one.textContent)).to.deep.equal(['Breakfast', 'Pets']);
    const { violations } = await axe.run(document.querySelector('service-desk') ?? document);
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
  });

  it('selects facts without a contradiction, and stores the selected ones in place of the old ones', async () => {
    const { sent, address } = await openImport();
    await readSite(address, 'https://www.hotel.example/');
    await until('three rows', () => rows().length === 3);
    expect(boxes().map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    expect(rows()[1]?.textContent).to.include('Another page says: Said: From 7:00 to 10:30.');
    expect(rows()[2]?.textContent).to.include('Guests are told now: Pets are not allowed.');
    boxes()[2]?.click();
    (await button('Keep 2 facts')).click();
    await until('kept', () => rows().length === 0);
    const { path, body } = sent.at(-1) ?? {};
    expect(path).to.equal('/api/knowledge/facts/keep');
    const facts = body?.['facts'] as { attribute: string; replaces?: string; source: { quote: string } }[];
    expect(facts.map(({ attribute, replaces }) => [attribute, replaces])).to.deep.equal([
      ['breakfast.hours', undefined],
      ['pets.allowed', 'fct_3'],
    ]);
    expect(facts[0]?.source.quote).to.equal('From 7:00 to 10:30.');
  });

  it('imports questions with answers, each once', async () => {
    const { hotel, address } = await openImport();
    await readSite(address, 'www.hotel.example');
    (await button('Keep 1 question')).click();
    await until('stored', () => JSON.stringify(hotel.stored['training']).includes('Is there a crib?'));
    await until(
      'nothing left to keep',
      () => !findAll(document, 'h2').some((one) => one.textContent?.includes('1 question found')),
    );
    expect(location.pathname).not.to.equal('/desk/teach');
    expect(rows().length).to.equal(3);
  });

  it('is used with the arrow keys, from the first fact on', async () => {
    const { address } = await openImport();
    await readSite(address, 'www.hotel.example');
    await until('the first', () => boxes()[0]?.matches(':focus'));
    boxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    await until('the second', () => boxes()[1]?.matches(':focus'));
  });

  it('reads one page only, on request', async () => {
    const { sent, address } = await openImport();
    const pages = (await see('#pages')) as HTMLSelectElement;
    pages.value = '1';
    pages.dispatchEvent(new Event('change', { bubbles: true }));
    await readSite(address, 'www.hotel.example');
    await see('[role=status] p', '1 page of 1 was read');
    expect(sent.filter(({ path }) => path === '/api/knowledge/pages').length).to.equal(1);
  });

  it('shows what is wrong with an address, and continues after a correction', async () => {
    const { sent, address } = await openImport();
    await readSite(address, 'hotel');
    await see('.fault', 'Write an address such as');
    expect(sent.filter(({ path }) => path === '/api/knowledge/pages')).to.deep.equal([]);
    await readSite(address, 'elsewhere.example');
    await see('.fault', 'No page comes from this address');
  });
});
