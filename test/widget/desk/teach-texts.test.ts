import { expect } from 'chai';
import { speakOnPage } from '../../../widget/desk/localization.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => speakOnPage('en'));
afterEach(() => {
  open?.close();
  open = null;
});

async function openTexts() {
  const { hotel, sent } = furnishedHouse();
  open = openDesk(hotel, '/desk/teach/translations');
  const choice = (await see('#language')) as HTMLSelectElement;
  choice.value = 'de';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await see('li[data-id="policies"] button');
  return sent;
}

const row = (id: string) => findAll(document, `li[data-id="${id}"]`)[0];

describe('Translations', () => {
  it('shows each text beside its translation, and filters missing or outdated ones', async () => {
    await openTexts();
    expect(row('faq_1')?.textContent).to.include('Ja, für 15 € pro Nacht.');
    expect(row('faq_3')?.textContent).to.include('outdated');
    expect(row('policies')?.textContent).to.include('House rules').and.include('Not there yet');
    findAll(document, 'label.row input[type=checkbox]')[0]?.click();
    await until('two of them', () => findAll(document, 'li[data-id]').length === 2);
  });

  it('is edited in place: a changed figure is refused, and a text confirmed by a person is kept', async () => {
    const sent = await openTexts();
    row('faq_1')?.querySelector('button')?.click();
    const words = (await see('form textarea')) as HTMLTextAreaElement;
    words.value = 'Ja, für 16 € pro Nacht.';
    words.dispatchEvent(new Event('input', { bubbles: true }));
    (await button('Save')).click();
    await see('.fault', 'A figure or a time');
    expect(findAll(document, 'button').some((one) => one.textContent?.includes('It is right'))).to.equal(false);
    words.value = 'Ja, kein Problem für 15 € pro Nacht.';
    words.dispatchEvent(new Event('input', { bubbles: true }));
    (await button('Save')).click();
    (await button('It is right: save it so')).click();
    await until('kept', () => row('faq_1')?.textContent?.includes('looked through'));
    expect(sent.at(-1)).to.deep.include({ method: 'PUT', path: '/api/knowledge/translations/faq_1/de' });
    expect(sent.at(-1)?.body).to.deep.include({ sure: true, status: 'reviewed' });
  });

  it('is imported from a file, with a list of the refused lines and the reasons', async () => {
    await openTexts();
    (await see('summary', 'Files for translators')).click();
    const input = (await see('input[type=file]')) as HTMLInputElement;
    const files = new DataTransfer();
    files.items.add(new File(['id,language,translation'], 'texts.csv'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await see('p', '2 translations were taken in');
    await see('.entries span', 'Line 7');
  });

  it('is made by the language model, with its progress', async () => {
    await openTexts();
    (await button('Have what is missing translated: German')).click();
    await see('p', '2 texts of 2 were translated');
  });

  it('of a machine, or outdated, is confirmed with one tap', async () => {
    const sent = await openTexts();
    const right = [...(row('faq_3')?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Right');
    expect(row('faq_1')?.textContent).not.to.include('Right');
    right?.click();
    await until('looked through', () => row('faq_3')?.textContent?.includes('looked through'));
    expect(sent.at(-1)?.body).to.deep.include({ text: 'Ja.', question: 'Gibt es einen Aufzug?', status: 'reviewed' });
  });

  it('shows a running translation when the view is opened, and offers none if no model is set up', async () => {
    await openTexts();
    await see('[role=status] p', '2 texts of 2 were translated');
    open?.close();
    const { hotel } = furnishedHouse();
    const own = hotel.fetch;
    const run = { state: 'idle', languages: [], total: 0, done: 0, failed: 0, available: false };
    Object.assign(hotel, {
      fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
        String(input).endsWith('/translations/run') ? Response.json(run) : own(input, init),
    });
    open = openDesk(hotel, '/desk/teach/translations/fr');
    await see('summary', 'Files for translators');
    await see('li[data-id="policies"] button');
    expect(((await see('#language')) as HTMLSelectElement).value).to.equal('fr');
    expect(findAll(document, 'button').some((one) => one.textContent?.includes('Have what is missing'))).to.equal(
      false,
    );
  });
});
