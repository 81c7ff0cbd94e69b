import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { Analytics } from '../../../shared/api/analytics.ts';
import { toCsv } from '../../../widget/desk/insights/csv.ts';
import { readAnalytics } from '../../../widget/desk/insights/read-analytics.ts';
import { speakOnPage } from '../../../widget/desk/localization.ts';
import type { DeskLookPreview } from '../../../widget/desk/settings/look/look-preview.ts';
import { findTagProblem } from '../../../widget/desk/settings/site/tag-warning.ts';
import { guessFormat } from '../../../widget/desk/teach/guess-format.ts';
import { guessPlace } from '../../../widget/desk/ui/words/guess-place.ts';
import { findColoursByLanguage, findFaults } from '../support/axe.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';
import { findOverflow } from './overflow.ts';
import { SET_UP_VIEWS, unfold } from './views/set-up.ts';

let open: OpenDesk | null = null;
afterEach(async () => {
  open?.close();
  open = null;
  await speakOnPage('en');
});
before(async () => {
  document.body.style.setProperty('margin', '0');
  await emulateMedia({ reducedMotion: 'reduce' }); // a colour in transition has no stable contrast
});
after(async () => {
  document.body.style.removeProperty('margin');
  await emulateMedia({ reducedMotion: 'no-preference' });
  await setViewport({ width: 800, height: 600 });
});

/** In the light and in English they are looked at with all other views: views/every-view.test.ts. */
describe('axe finds no error in the set-up views, and nothing leaves the screen', () => {
  for (const [name, width, theme, locale, rules] of [
    ['dark, on a phone', 390, 'dark', 'en', 'all'],
    ['from right to left, where no colour hangs on the language', 1280, 'light', 'ar', 'all but contrast'],
  ] as const) {
    it(name, async () => {
      await setViewport({ width, height: 844 });
      await speakOnPage(locale);
      const found: Record<string, string[]> = {};
      // One desk is used for all sections, like a person's.
      open = openDesk(furnishedHouse().hotel, '/desk/teach', { theme });
      const { desk } = open;
      for (const [path, sign] of SET_UP_VIEWS) {
        desk.world.navigate(`/desk/${path}`);
        await see(sign);
        await unfold(path);
        const faults = await findFaults(rules, ['page-has-heading-one']);
        const wrong = [...faults, ...findColoursByLanguage(), ...findOverflow()];
        if (wrong.length > 0) found[path] = wrong;
      }
      expect(found).to.deep.equal({});
    });
  }
});

describe('the view Teach', () => {
  it('finds an entry by words, deletes it and restores it', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach');
    await see('.open', 'Can I bring my dog?');
    type((await see('input[type=search]')) as HTMLInputElement, 'dog 15');
    await until('one entry', () => findAll(document, '.entries > li').length === 1);
    (await see('button.danger')).click();
    (await button('Undo')).click();
    const kept = await until('both', () => {
      const { faqs } = hotel.stored['training'] as { faqs: { question: string }[] };
      return faqs.length === 2 && faqs;
    });
    expect(kept.map(({ question }) => question)).to.deep.equal(['Can I bring my dog?', 'Wann gibt es Frühstück?']);
  });

  it('shows an error at its field and moves the focus there', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach');
    (await button('Add a question')).click();
    type((await see('#question')) as HTMLInputElement, 'Is there a lift?');
    const errors = [{ pointer: '/faqs/0/answer', code: 'too_short', detail: 'Write an answer' }];
    hotel.next.push((method, path) =>
      method === 'PUT' && path === '/api/ai/training'
        ? { status: 422, body: { code: 'validation_failed', detail: 'Look at it', errors } }
        : null,
    );
    (await button('Save')).click();
    const answer = await see('#answer[aria-invalid=true]');
    await until('the focus', () => answer.matches(':focus'));
    expect((await see(`#${answer.getAttribute('aria-describedby')}`)).textContent).to.include('Please fill this in');
    expect(findAll(document, '#question')[0]?.getAttribute('aria-invalid')).to.equal('false');
  });

  it('moves an entry and keeps the focus on it', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach');
    (await see('#down-faq_1')).click();
    await until(
      'moved',
      () =>
        JSON.stringify(hotel.stored['training']).indexOf('faq_2') <
        JSON.stringify(hotel.stored['training']).indexOf('faq_1'),
    );
    await until('focus', () => findAll(document, '#up-faq_1').some((element) => element.matches(':focus')));
  });

  it('leads from a topic without an answer to a new entry for it', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach');
    (await see('summary', 'have no answer yet')).click();
    (await button('Spa')).click();
    expect(((await see('#question')) as HTMLInputElement).value).to.equal('Spa');
    type((await see('#answer')) as HTMLTextAreaElement, 'From 10 to 20.');
    (await button('Save')).click();
    await until('stored', () => JSON.stringify(hotel.stored['training']).includes('From 10 to 20.'));
  });

  it('shows what an import replaces and skips before anything is stored', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach/import');
    type((await see('#content')) as HTMLTextAreaElement, 'Can I bring my dog?\nYes.');
    (await button('Look through it')).click();
    await see('.old', 'Yes, dogs are welcome');
    await see('details', 'the question is missing');
    (await button('Keep 2 questions')).click();
    const { faqs } = await until('kept', () => {
      const training = hotel.stored['training'] as { faqs: { id?: string; answer: string }[] };
      return training.faqs.length === 3 && training;
    });
    expect(faqs.map(({ id, answer }) => [id ?? null, answer])).to.deep.equal([
      ['faq_1', 'Yes, 20 €.'],
      ['faq_2', 'Von 7:00 bis 10:30 Uhr.'],
      [null, 'Yes, from 16:00.'],
    ]);
  });

  it('answers an unanswered question in one step', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach/questions');
    await see('.chip', 'asked 3 times');
    type((await see('desk-unanswered textarea, textarea')) as HTMLTextAreaElement, 'Ja, 5 km von hier.');
    type((await see('form.editor input')) as HTMLInputElement, 'Gibt es Golf in der Nähe?');
    (await button('Teach this answer')).click();
    await until('one is left', () => findAll(document, '.entries > li').length === 1);
    expect(sent.at(-1)).to.deep.equal({
      method: 'POST',
      path: '/api/ai/unanswered/unq_1/answer',
      body: { answer: 'Ja, 5 km von hier.', question: 'Gibt es Golf in der Nähe?' },
    });
    expect((await see('.entries a')).getAttribute('href')).to.equal('/desk/inbox/cnv_dog');
  });

  it('merges two equal questions, and dismisses many at once', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/teach/questions');
    const same = (await see('select.same')) as HTMLSelectElement;
    same.value = 'unq_2';
    same.dispatchEvent(new Event('change', { bubbles: true }));
    await until('one is left', () => findAll(document, '.entries > li').length === 1);
    expect(sent.at(-1)).to.deep.include({ path: '/api/ai/unanswered/unq_1/merge', body: { into: 'unq_2' } });
    (await button('Choose all')).click();
    (await button('1 question is not needed')).click();
    await see('desk-empty');
    expect(sent.at(-1)).to.deep.include({ path: '/api/ai/unanswered/dismiss', body: { ids: ['unq_2'] } });
    (await button('Undo')).click();
    await until('back', () => findAll(document, '.entries > li').length === 2);
    expect(sent.at(-1)).to.deep.include({ path: '/api/ai/unanswered/reopen', body: { ids: ['unq_2'] } });
  });

  it('shows an unanswered question’s title and topic, and opens the conversation with one tap', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/teach/questions');
    await see('.title', 'Haben Sie einen Golfplatz?');
    const [first] = findAll(document, '.entries > li');
    expect(first?.querySelector('.title')?.textContent).not.to.include('Freitag');
    expect(first?.querySelector('form input')?.getAttribute('aria-label')).to.include('entry');
    expect(first?.querySelector<HTMLInputElement>('form input')?.value).to.equal('Haben Sie einen Golfplatz?');
    expect([...(first?.querySelectorAll('.chip') ?? [])].map((one) => one.textContent)).to.include('Tips for the area');
    const link = first?.querySelector('p > a');
    expect([link?.textContent, link?.getAttribute('href')]).to.deep.equal([
      'Open the conversation',
      '/desk/inbox/cnv_dog',
    ]);
  });

  it('tries a question and shows the reason for the answer', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/teach');
    const field = await until('the field', () =>
      findAll<HTMLInputElement>(document, 'desk-try-it')[0]?.shadowRoot?.querySelector('input'),
    );
    field.value = 'Darf mein Hund mit?';
    field.form?.requestSubmit();
    await see('.said', '15 €');
    (await see('summary', 'Answered (Pets)')).click();
    expect((await see('.more', 'Answered from FAQ Hund')).textContent)
      .to.include('91%')
      .and.not.to.include('0.91');
  });

  it('distinguishes pasted text, tables, JSON and web pages', () => {
    expect(guessFormat('[{"question":"a"}]')).to.equal('json');
    expect(guessFormat('<h2>FAQ</h2><p>Yes</p>')).to.equal('html');
    expect(guessFormat('question;answer\nDogs?;Yes')).to.equal('csv');
    expect(guessFormat('Can I bring my dog, and my cat?\nYes, both.')).to.equal('text');
    expect(guessFormat('whatever', 'Fragen.CSV')).to.equal('csv');
  });
});

describe('the view Insights', () => {
  it('shows figures, and each chart as a table too', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/insights');
    await see('dd', '75%');
    const chart = findAll(document, 'desk-chart').find((element) => element.shadowRoot?.textContent?.includes('Pets'));
    expect(chart?.shadowRoot?.querySelector('canvas')?.getAttribute('aria-label')).to.equal('What guests ask about');
    expect([...(chart?.shadowRoot?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).to.deep.equal([
      '6',
      '3',
    ]);
  });

  it('shows outcomes by the selected dimension, compared with the period before', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/insights');
    await see('dd', 'before: 60%');
    const table = () => findAll(document, 'select.by ~ .scroll tbody th').map(({ textContent }) => textContent?.trim());
    await until('the topics', () => table().join() === 'Pets,Not known');
    const by = (await see('select.by')) as HTMLSelectElement;
    by.value = 'languages';
    by.dispatchEvent(new Event('change'));
    await until('the languages', () => table().join() === 'German,English');
    by.value = 'hours';
    by.dispatchEvent(new Event('change'));
    await until('the hours in which somebody wrote', () => table()[0] === '01:00' && table().length === 19);
  });

  it('shows kept targets, where to set one, who answered, and the guests’ ratings', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/insights');
    await see('dd', '1 / 2');
    await see('dd a[href$="/settings/targets"]', 'Set a target');
    await see('th', 'Jon Winter');
    await see('th', 'A former colleague');
    const said = await see('.comments p', '<b>sonst</b>'); // shown as written, and not as markup
    expect(said.getAttribute('lang')).to.equal('de');
    expect(findAll(document, '.comments a')[0]?.getAttribute('href')).to.contain('/inbox/cnv_1');
  });

  it('shows its figures clearly, and scrolls wide tables within their panel on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    open = openDesk(furnishedHouse().hotel, '/desk/insights');
    const told = await see('dd', '1 / 2');
    expect(told.textContent).to.match(/within 15 min\s+1 \/ 2/);
    const table = await see('desk-outcome-table', '');
    const panel = table.closest('.panel')?.getBoundingClientRect();
    expect(table.getBoundingClientRect().right).to.be.most(panel?.right ?? 0);
    expect(panel?.right).to.be.most(390);
    await setViewport({ width: 1280, height: 844 });
  });

  it('exports a table without formulas', () => {
    const figures: Analytics = { ...readAnalytics({}), from: '2026-11-19', intents: [{ name: '=cmd, "x"', count: 2 }] };
    const csv = toCsv(figures);
    expect(csv).to.contain('period,from,2026-11-19\r\n');
    expect(csv).to.contain(`intent,"'=cmd, ""x""",2\r\n`);
  });

  it('says so if there are no data, and is loaded again when the server is back', async () => {
    const { hotel } = furnishedHouse();
    hotel.broken = true;
    open = openDesk(hotel, '/desk/insights');
    await see('desk-failed');
    hotel.broken = false;
    (await button('Try again')).click();
    await see('dd', '75%');
  });
});

describe('the view Settings', () => {
  it('shows an invitation’s link and a key’s secret once', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/staff');
    (await button('Add a colleague')).click();
    type((await see('#name')) as HTMLInputElement, 'Lea Frost');
    type((await see('#email')) as HTMLInputElement, 'lea@lindenhof.example');
    (await button('Save')).click();
    await see('.secret code', '#password=abc');
    expect(sent.at(-1)?.body['name']).to.equal('Lea Frost');
  });

  it('warns next to the tag that a local or unencrypted address cannot be used on the hotel’s site', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/settings/script');
    await see('.warning', 'works on this computer alone');
    const addresses = [
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://chat.lindenhof.example',
      'https://chat.lindenhof.example',
    ];
    expect(addresses.map((address) => findTagProblem(new URL(address)))).to.deep.equal([
      'local',
      'local',
      'http',
      null,
    ]);
  });

  for (const role of ['owner', 'manager'] as const)
    it(`lets ${role === 'owner' ? 'an owner' : 'a manager'} give a colleague a new link, but never one with more rights`, async () => {
      const { hotel, sent, books } = furnishedHouse(role);
      books['/api/staff']?.push({ ...books['/api/staff'][0], id: 'usr_boss', name: 'Ines Boss', hasPassword: true });
      open = openDesk(hotel, '/desk/settings/staff');
      await see('.entry', 'Ines Boss');
      const offered = findAll(document, '.entry').filter(({ textContent: words }) => words?.includes('New link'));
      expect(offered).to.have.length(role === 'owner' ? 2 : 1);
      const actions = [...(offered[0]?.querySelectorAll<HTMLElement>('.actions button') ?? [])];
      actions.find(({ textContent: words }) => words === 'New link')?.click();
      await see('wa-dialog', 'Links from before');
      (await until('the answer', () => findAll(document, 'wa-button.yes')[0])).click();
      await see('.secret code', '#password=new');
      expect(sent.at(-1)?.path).to.equal('/api/staff/usr_jon/link');
    });

  it('lets everybody change their own password, with the old one', async () => {
    const { hotel, sent } = furnishedHouse('agent');
    open = openDesk(hotel, '/desk/inbox');
    (await see('.opener')).focus();
    (await see('.opener')).click();
    (await see('wa-dropdown-item', 'Change the password')).click();
    const field = (name: string) =>
      until(name, () =>
        findAll(document, `#own-password wa-input[name="${name}"]`)[0]?.shadowRoot?.querySelector('input'),
      );
    type(await field('current'), 'a wrong password');
    type(await field('password'), 'twelve letters and more');
    ((await see('#own-password')) as HTMLFormElement).requestSubmit();
    await see('#own-password .fault', 'not right');
    type(await field('current'), 'the old password');
    ((await see('#own-password')) as HTMLFormElement).requestSubmit();
    await see('li.done', 'The password is changed');
    expect(sent.at(-1)?.body).to.deep.equal({ current: 'the old password', password: 'twelve letters and more' });
  });

  it('lists the user’s sessions, and ends them', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/property');
    (await see('.opener')).focus();
    (await see('.opener')).click();
    (await see('wa-dropdown-item', 'Where you are signed in')).click();
    await see('.sessions li', '203.0.113.8');
    await see('.sessions li', 'A device that does not say what it is');
    (await see('.sessions button', 'Sign out there')).click();
    await see('li.done', 'Signed out there');
    expect(sent.at(-1)?.path).to.equal('/auth/sessions/ses_2');
    await until('gone', () => findAll(document, '.sessions li').length === 1);
  });

  it('accepts a telephone number in any notation, and shows each error at its field', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/property');
    type((await see('#phone')) as HTMLInputElement, '0041 (0)44 123-45 67');
    type((await see('#emergencyNumber')) as HTMLInputElement, '1 44');
    type((await see('#currency')) as HTMLInputElement, 'chf');
    type((await see('#coordinates')) as HTMLInputElement, ' 47.5462, 9.6843 ');
    type((await see('#bookingUrl')) as HTMLInputElement, ' https://book.hotel.example/?from={arrival} ');
    (await button('Save')).click();
    await until('sent', () => hotel.stored['property']?.['phone'] === '+41441234567');
    expect(hotel.stored['property']).to.include({
      emergencyNumber: '144',
      currency: 'CHF',
      bookingUrl: 'https://book.hotel.example/?from={arrival}',
      coordinates: '47.5462, 9.6843',
    });
    const errors = [{ pointer: '/phone', code: 'invalid_format', detail: 'phone: raw words of the API' }];
    hotel.next = [
      (method) =>
        method === 'PUT' ? { status: 422, body: { code: 'validation_failed', detail: 'Raw', errors } } : null,
    ];
    const [before, phone] = [(await see('#name')).getBoundingClientRect().top, await see('#phone')];
    (await button('Save')).click();
    const fault = await see('.fault', '+41 44 123 45 67');
    expect(phone.getAttribute('aria-describedby')?.split(' ')).to.include(fault.id);
    expect((await see('#name')).getBoundingClientRect().top).to.equal(before);
    expect(
      document.body.textContent +
        findAll(document, '*')
          .map((one) => one.shadowRoot?.textContent)
          .join(),
    ).to.not.include('Raw');
  });

  it('shows all errors for a new colleague at their fields', async () => {
    const { hotel } = furnishedHouse();
    const own = hotel.fetch;
    const errors = ['/name', '/email', '/languages/0'].map((pointer) => ({
      pointer,
      code: 'invalid_format',
      detail: 'raw',
    }));
    const refuse = { code: 'validation_failed', detail: 'raw', errors };
    const fetch: typeof own = (input, init) =>
      init?.method === 'POST' && String(input) === '/api/staff'
        ? Promise.resolve(Response.json(refuse, { status: 422 }))
        : own(input, init);
    Object.assign(hotel, { fetch });
    open = openDesk(hotel, '/desk/settings/staff');
    (await button('Add a colleague')).click();
    (await button('Save')).click();
    await see('#email-fault', 'anna@hotel.example');
    await see('#languages-fault', 'pt-BR');
    await see('#name-fault');
    expect(findAll(document, 'li.problem')).to.deep.equal([]);
  });

  it('adds a second property and opens its first steps', async () => {
    const { hotel } = furnishedHouse();
    const own = hotel.fetch;
    const usage = { period: '2026-11', properties: { used: 1, limit: 3 } };
    const fetch: typeof own = (input, init) =>
      String(input) === '/api/usage' ? Promise.resolve(Response.json(usage)) : own(input, init);
    Object.assign(hotel, { fetch });
    open = openDesk(hotel, '/desk/settings/plan');
    const { desk } = open;
    type((await see('#house')) as HTMLInputElement, 'Haus am See');
    (await button('Add')).click();
    await until('there', () => desk.state.propertyId === 'prp_second' && location.pathname === '/desk/start');
    expect(desk.state.properties.at(-1)?.name).to.equal('Haus am See');
  });

  it('marks usage from 80 % on', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/settings/plan');
    await see('.warning', 'Close to the limit');
    await see('.fault', 'The limit is reached');
  });

  it('edits the message for arriving guests, also in another language', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/arrival');
    await see('#names', '{checkIn}');
    (await button('Add a language')).click();
    const words = (await see('#words-1')) as HTMLInputElement;
    const language = (await see('#language-1')) as HTMLSelectElement;
    language.value = 'ar';
    language.dispatchEvent(new Event('change'));
    await until('its direction', () => words.dir === 'rtl');
    type(words, 'مرحبا {guest}');
    (await button('Save')).click();
    await until('sent', () => sent.at(-1)?.path === '/api/arrival-message');
    expect(sent.at(-1)?.body).to.deep.equal({
      active: true,
      texts: [
        { language: 'en', text: 'Dear {guest}, welcome to {property}.' },
        { language: 'ar', text: 'مرحبا {guest}' },
      ],
    });
  });

  const places: [address: string, place: ReturnType<typeof guessPlace>][] = [
    ['Seestr. 1, 88131 Lindau, Deutschland', { country: 'DE', timezone: 'Europe/Berlin', currency: 'EUR' }],
    ['10 Rua Augusta, Lisboa, Portugal', { country: 'PT', timezone: 'Europe/Lisbon', currency: 'EUR' }],
    ['〒150-0001 東京都渋谷区、日本', { country: 'JP', timezone: 'Asia/Tokyo', currency: 'JPY' }],
    ['1-1 Jingumae, Tokyo, Japan', { country: 'JP', timezone: 'Asia/Tokyo', currency: 'JPY' }],
    ['350 5th Ave, New York, NY 10118, USA', { country: 'US', timezone: 'America/New_York', currency: 'USD' }],
    ['12 Elm Street, Springfield, USA', { country: 'US', timezone: null, currency: 'USD' }],
    ['شارع الرينبو، عمّان، الأردن', { country: 'JO', timezone: 'Asia/Amman', currency: 'JOD' }],
    ['Jordan Street 4, Berlin', null],
    ['Plaza Mayor, Las Palmas, España', { country: 'ES', timezone: 'Europe/Madrid', currency: 'EUR' }],
    ['Hauptstr. 5', null],
    ['', null],
  ];
  for (const [address, place] of places)
    it(`guesses from “${address}” ${place === null ? 'nothing' : Object.values(place).join(' ')}`, () => {
      expect(guessPlace(address, ['en', 'de', 'es', 'ar', 'ja'])).to.deep.equal(place);
    });

  it('asks once whether the guessed location is right, and takes time zone and currency from it', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/property');
    type((await see('#address')) as HTMLInputElement, 'Bahnhofplatz 1, 8001 Zürich, Switzerland');
    await see('[role=status] p', 'Switzerland · Europe/Zurich · CHF');
    const guess = () => findAll(document, 'desk-place-guess')[0] as HTMLElement;
    (await button('Yes, take it')).click();
    await until('it is asked no more', () => guess().shadowRoot?.querySelector('p') === null);
    (await until('the button', () => findAll(document, '.save button.primary')[0])).click();
    await until('it is sent', () => sent.some(({ path }) => path === '/api/property'));
    expect(sent.find(({ path }) => path === '/api/property')?.body).to.include({
      timezone: 'Europe/Zurich',
      currency: 'CHF',
    });
  });

  it('is grouped under headings, which are one list on a phone', async () => {
    await setViewport({ width: 1280, height: 844 });
    open = openDesk(furnishedHouse().hotel, '/desk/settings/labels');
    await see('nav.sections h2', 'The house');
    const groups = findAll(document, 'nav.sections h2').map(({ textContent }) => textContent);
    expect(groups).to.deep.equal(['The house', 'Guests and the AI', 'The team', 'Other programs', 'Account and data']);
    const links = findAll(document, 'nav.sections a').map((link) => link.getAttribute('href'));
    await setViewport({ width: 390, height: 844 });
    const choice = (await see('nav.sections select')) as HTMLSelectElement;
    expect(choice.value).to.equal('/desk/settings/labels');
    expect([...choice.options].map(({ value }) => value)).to.deep.equal(links);
    expect(findAll(document, 'nav.sections a').some((link) => link.checkVisibility())).to.equal(false);
    choice.value = '/desk/settings/report';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await see('h1', 'Monthly report');
    await setViewport({ width: 1280, height: 844 });
  });

  it('asks for a file in the desk’s language, with an ordinary button', async () => {
    await speakOnPage('de');
    open = openDesk(furnishedHouse().hotel, '/desk/settings/look');
    const label = await see('label.file', 'Datei wählen');
    const field = label.querySelector('input');
    expect(field?.getBoundingClientRect().width).to.be.below(2);
    field?.focus();
    expect(getComputedStyle(label).outlineStyle).to.equal('solid');
    await speakOnPage('en');
  });

  it('shows which month was last reported, whom it has not reached, and that the server sends no mail', async () => {
    open = openDesk(furnishedHouse().hotel, '/desk/settings/report');
    await see('.hint', 'Sent last: October 2026');
    await see('.fault', 'Not sent yet to owner@house.example:');
    await see('.fault', 'Could not be sent to board@house.example.');
    await see('.fault', 'sends no mail yet');
  });

  it('proposes a text when the message for arriving guests is switched on without one', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/arrival');
    (await button('Remove')).click();
    const tick = (await see('#active')) as HTMLInputElement;
    await until('no words', () => findAll(document, '.wording').length === 0);
    if (tick.checked) tick.click();
    await until('off', () => !tick.checked);
    tick.click();
    await see('#words-0');
  });

  it('gives a weekday its own hours, and removes them', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/activate');
    (await button('Add a day of the week')).click();
    const day = (await see('.day select', 'Monday')) as HTMLSelectElement;
    day.value = 'wed';
    day.dispatchEvent(new Event('change'));
    const hours = await until('its hours', () => findAll<HTMLSelectElement>(document, '.day desk-hours-field')[0]);
    const kind = await until('how they are', () => hours.shadowRoot?.querySelector('select'));
    kind.value = 'closed';
    kind.dispatchEvent(new Event('change'));
    const save = async () => (await until('the button', () => findAll(document, '.save button.primary')[0])).click();
    const stored = () => (hotel.stored['activation']?.['businessHours'] as { days?: object } | undefined)?.days;
    await save();
    await until('it is stored', () => JSON.stringify(stored()) === '{"wed":"closed"}');
    (await see('.day button')).click();
    await save();
    await until('it is gone', () => JSON.stringify(stored()) === '{}');
  });

  it('sets response targets, and removes one', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/targets');
    type((await see('#firstResponseMinutes')) as HTMLInputElement, '5');
    const [first] = findAll(document, 'input[type=checkbox]') as HTMLInputElement[];
    expect(first?.checked).to.equal(true);
    (findAll(document, 'input[type=radio]')[1] as HTMLInputElement).click();
    (await until('the button', () => findAll(document, '.save button.primary')[0])).click();
    const body = () => sent.find(({ method, path }) => method === 'PUT' && path === '/api/service-level')?.body;
    await until('it is sent', () => body() !== undefined);
    expect(body()).to.include({ firstResponseMinutes: 5, resolutionHours: null, hours: 'always' });
  });

  it('states what a shorter retention deletes', async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/retention');
    await see('.hint', 'older than 365 days');
    expect(findAll(document, '.warning')).to.deep.equal([]); // nothing is deleted that was kept until now
    type((await see('input[type=number]')) as HTMLInputElement, '30');
    await see('.warning', 'older than 30 days');
    const save = await until('the button', () => findAll(document, '.save button.primary')[0]);
    save.click();
    const asked = (await see('wa-dialog', '412 whole conversations')) as HTMLElement & { open: boolean };
    const shut = new Promise((resolve) => asked.addEventListener('wa-after-hide', resolve, { once: true }));
    (await button('Cancel')).click();
    await shut;
    await see('.warning', 'older than 30 days');
    expect(sent.filter(({ method }) => method === 'PUT')).to.deep.equal([]);
    save.click();
    (await button('Save and delete')).click();
    await until('sent', () => sent.at(-1)?.body['conversationDays'] === 30);
    expect(sent.at(-1)?.body).to.include({ auditDays: 400, pmsLogDays: 90, webhookDays: 30, taskDays: 365 });
  });

  it('previews the edited look in one language, with undo', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/settings/look');
    type((await see('#accent')) as HTMLInputElement, '#aa0033');
    type((await see('#welcome')) as HTMLInputElement, 'Come in!');
    const preview = () => findAll(document, 'desk-look-preview')[0] as DeskLookPreview | undefined;
    const tapped = () => preview()?.shown?.look?.starters.map(({ text }) => text);
    await until('what the house can answer', () => tapped()?.join() === 'Can I bring my dog?');
    await until('the look', () => preview()?.shown?.greeting === 'Come in!' && preview()?.shown?.accent === '#aa0033');
    (await button('Undo')).click();
    await until(
      'one step back',
      () => preview()?.shown?.greeting === 'Good day!' && preview()?.shown?.accent === '#aa0033',
    );
    (await button('Save')).click();
    await see('[role=status]', 'Saved.');
    expect(hotel.stored['look']?.['accent']).to.equal('#aa0033');
    (await button('Undo')).click();
    (await button('Save')).click();
    await until('the first look again', () => hotel.stored['look']?.['accent'] === '#175e54');
  });
});

it('the preview of the look works while the chat is off, and sends nothing as a guest', async () => {
  const { hotel } = furnishedHouse();
  hotel.stored['activation'] = { ...hotel.stored['activation'], active: false };
  open = openDesk(hotel, '/desk/settings/look');
  await see('#welcome');
  const preview = () => findAll(document, 'desk-look-preview')[0] as DeskLookPreview | undefined;
  await until('the house', () => preview()?.shown?.name === hotel.stored['property']?.['name']);
  expect(hotel.calls.map(({ path }) => path)).not.to.include('/chat/session');
});

describe('the role', () => {
  it('of an agent shows neither Teach, Insights nor Settings', async () => {
    open = openDesk(furnishedHouse('agent').hotel, '/desk/settings/staff');
    await see('desk-empty', '');
    const links = findAll(document, 'nav.rail a').map((link) => link.getAttribute('href'));
    expect(links).to.include('/desk/inbox');
    expect(links.filter((link) => /teach|insights|settings|start/.test(link ?? ''))).to.deep.equal([]);
  });

  it('of a manager shows the property’s settings, but not the account’s', async () => {
    open = openDesk(furnishedHouse('manager').hotel, '/desk/settings/keys');
    await see('nav.sections a');
    const names = findAll(document, 'nav.sections a').map((link) => link.getAttribute('href')?.split('/').at(-1));
    expect(names).to.include.members(['property', 'staff', 'retention', 'plan', 'audit']);
    expect(names.filter((name) => name === 'keys' || name === 'backup')).to.deep.equal([]);
    await see('#name');
  });
});

describe('the guide to the first steps', () => {
  it('shows finished steps, and continues when the house is saved', async () => {
    const { hotel } = furnishedHouse();
    open = openDesk(hotel, '/desk/start');
    await see('a.done', 'Your house');
    await see('#address');
    (await button('Save')).click();
    await see('#checkIn');
  });
});
