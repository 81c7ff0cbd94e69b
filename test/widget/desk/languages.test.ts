import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadPreferences, savePreferences } from '../../../widget/desk/data/kept/preferences.ts';
import {
  chooseDeskLocale,
  DESK_LOCALES,
  type DeskLocale,
  getLocale,
  speakOnPage,
} from '../../../widget/desk/localization.ts';
import { dateRange, listOf } from '../../../widget/desk/ui/words/format.ts';
import { plural } from '../../../widget/desk/ui/words/plural.ts';
import { busyDay } from './busy-day.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, until } from './harness.ts';
import { findOverflow } from './overflow.ts';

let open: OpenDesk | null = null;
afterEach(async () => {
  open?.close();
  open = null;
  await speakOnPage('en');
});
before(() => {
  document.documentElement.style.opacity = '0'; // it is about words and where they stand: laid out, and not painted
});
after(async () => {
  document.documentElement.style.opacity = '';
  await setViewport({ width: 800, height: 600 });
});

/** `opener`: the button of a form that is looked at, too. */
const VIEWS: [name: string, path: string, sign: string, opener?: string][] = [
  ['inbox', '/desk/inbox', 'a.row'],
  ['waiting', '/desk/inbox/cnv_arabic', '.bubble'],
  ["a colleague's", '/desk/inbox/cnv_jon', '.bubble'],
  ['draft and booking', '/desk/inbox/cnv_late', '.booking'],
  ['tasks', '/desk/tasks', 'h3.open'],
  ['property', '/desk/settings/property', '#name'],
  ['teach', '/desk/teach', '.entries'],
  ['activate', '/desk/settings/activate', '#mon_fri'],
  ['emergencies', '/desk/settings/emergencies', 'ol'],
  ['labels', '/desk/settings/labels', 'form'],
  ['house', '/desk/house', '.stay'],
  ['rooms', '/desk/house/rooms', '.card'],
  ['an arrival by hand', '/desk/house', '.stay', 'Enter an arrival'],
  ['a table of arrivals', '/desk/house', '.stay', 'Import arrivals'],
  ['rooms by hand', '/desk/house/rooms', '.card', 'Add rooms'],
  ['script', '/desk/settings/script', 'code'],
  ['integrations', '/desk/integrations', '.pms .facts'],
  ['connect', '/desk/integrations/connect', '#accessToken'],
  ['PMS', '/desk/integrations/pms', '.step'],
  ['what is synchronised', '/desk/integrations/sync', '#retryAttempts'],
  ['fields', '/desk/integrations/fields', '#reservation-checkOut'],
  ['room types', '/desk/integrations/room-types', 'tbody tr'],
  ['conflicts', '/desk/integrations/conflicts', 'tbody tr'],
  ['sent to the PMS', '/desk/integrations/sent', '.entries li'],
  ['log', '/desk/integrations/log', '.entries li'],
];

async function openForm(opener: string | undefined): Promise<void> {
  if (opener === undefined) return;
  (await button(opener)).click();
  await see('dialog[open]');
}

/** Views that hold a house's own settings and figures: each with all it can show. */
const SET_UP: [name: string, path: string][] = [
  'insights',
  ...[
    'targets',
    'report',
    'ai',
    'arrival',
    'channels',
    'look',
    'macros',
    'staff',
    'keys',
    'webhooks',
    'retention',
    'processing',
    'network',
    'plan',
    'audit',
    'backup',
  ].map((section) => `settings/${section}`),
].map((path) => [path, `/desk/${path}`]);

/** Renders everything again in a language. */
async function setLanguage(locale: DeskLocale): Promise<void> {
  await speakOnPage(locale);
  for (const element of findAll(document, '*')) {
    if ('updateComplete' in element) await element.updateComplete;
  }
}

describe('the language of the desk', () => {
  it('is the user’s choice, otherwise the browser’s language, otherwise English', () => {
    expect(chooseDeskLocale('fr', ['de-AT', 'en'])).to.equal('fr');
    expect(chooseDeskLocale(null, ['de-AT', 'en'])).to.equal('de');
    expect(chooseDeskLocale(null, ['sv', 'zh-CN', 'en'])).to.equal('zh-Hans');
    expect(chooseDeskLocale(null, ['sv', 'ko'])).to.equal('en');
  });

  it('is stored in the browser, and an invalid stored value is removed', () => {
    const preferences = { ...loadPreferences(null), locale: 'pl' as const };
    savePreferences(localStorage, preferences);
    expect(loadPreferences(localStorage).locale).to.equal('pl');
    localStorage.setItem('service-chat-desk', '{"locale":"xx"}');
    expect(loadPreferences(localStorage).locale).to.equal(null);
    localStorage.clear();
  });

  it('is changed in the user’s menu, at once and everywhere', async () => {
    open = openDesk(busyDay(), '/desk/tasks');
    await see('h1', 'Tasks');
    const opener = await see('button.opener');
    opener.focus();
    opener.click();
    await see('wa-dropdown-item', 'Language of the desk');
    const items = findAll(document, 'wa-dropdown-item[value^=locale]');
    expect(items.map((item) => item.getAttribute('value'))).to.deep.equal(
      DESK_LOCALES.map((locale) => `locale:${locale}`),
    );
    items[0]?.click();
    await see('h1', 'Aufgaben');
    await see('a', 'Posteingang');
    await see('h2', 'Haustechnik');
    await see('h3', 'Taxi');
    await see('.late', 'Verspätet');
    expect(open.desk.state.preferences.locale).to.equal('de');
    expect([open.element.lang, open.element.dir]).to.deep.equal(['de', 'ltr']);
  });

  it('is not changed, with a message, if the texts cannot be loaded', async () => {
    open = openDesk(busyDay());
    await see('a.row');
    open.desk.world.speak = () => Promise.reject(new TypeError('Failed to fetch'));
    await open.desk.speak('ja');
    await see('.problem', 'cannot be reached');
    expect([getLocale(), open.desk.state.preferences.locale]).to.deep.equal(['en', null]);
  });
});

describe('the desk in Arabic', () => {
  it('runs from right to left: the navigation on the right, the list next to it, and mirrored arrows', async () => {
    await setViewport({ width: 1024, height: 768 });
    open = openDesk(busyDay(), '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    await setLanguage('ar');
    expect([open.element.lang, open.element.dir]).to.deep.equal(['ar', 'rtl']);
    const leftEdgeOf = (selector: string) => findAll(document, selector)[0]?.getBoundingClientRect().left ?? 0;
    expect(leftEdgeOf('nav.rail')).to.be.greaterThan(leftEdgeOf('desk-conversation-list'));
    expect(leftEdgeOf('desk-conversation-list')).to.be.greaterThan(leftEdgeOf('desk-conversation'));
    const [arrow] = findAll(document, 'form .mirrored');
    expect(arrow && new DOMMatrix(getComputedStyle(arrow).transform).a).to.equal(-1);
    const [german] = findAll(document, '.bubble p');
    expect(german?.dir).to.equal('ltr');
  });

  it('contains no English words except names and people’s own texts', async () => {
    const names =
      /Hotel Lindenhof|Europe\/Berlin|EUR|Mia Sommer|Jon Winter|Room 12|Anna Berger|Pierre Lacroix|LH-2048|https?:\S+|SMS|closed|script|body|&nbsp;|WhatsApp|Pierre|LH-\d+|Double|PMS|API|CSV|Mews|ServiceChat|live|demo|Ana|Silva|Doppelzimmer|Suite|QR|PDF|\{\w+\}|\S+@\S+|«[^»]*»/g; // quoted text was written by people
    const left: [view: string, texts: string[]][] = [];
    for (const [name, path, sign, opener] of VIEWS) {
      open = openDesk(busyDay(), path);
      await see(sign);
      await openForm(opener);
      await setLanguage('ar');
      const english = texts().filter((text) => /[A-Za-z]{3,}/.test(text.replace(names, '')));
      if (english.length > 0) left.push([name, english]);
      open.close();
      await speakOnPage('en');
    }
    open = null;
    expect(left).to.deep.equal([]);
  });
});

/** Names of people and vendors, vendors' own terms, and the house's own texts. */
const VENDORS =
  /Mia Sommer|Jon Winter|CSV|PDF|SMS|API|Business Manager|Meta|Twilio|Account SID|Auth token|Account|Messaging service SID|IMAP|imap\.example\.com|Booking\.com|Airbnb|Messages|Channex|Hallo|VIP|Node\.js|https:\/\/|WhatsApp|Enterprise|ServiceChat|\{\w+\}|\S+@\S+|«[^»]*»/g;

it('no set-up view shows a code or an English word in Arabic', async function () {
  this.timeout(120_000);
  const left: [view: string, texts: string[]][] = [];
  for (const [name, path] of SET_UP) {
    open = openDesk(furnishedHouse().hotel, path);
    await see('h1, h2');
    await until('it is loaded', () => findAll(document, '.skeleton').length === 0);
    await setLanguage('ar');
    const english = texts().filter((text) => /[A-Za-z]{3,}|[a-z]_[a-z]/.test(text.replace(VENDORS, '')));
    if (english.length > 0) left.push([name, english]);
    open.close();
    await speakOnPage('en');
  }
  open = null;
  expect(left).to.deep.equal([]);
});

/** Reads the desk's own texts, without text marked as another language or as a person's own, code and keys. */
function texts(): string[] {
  const OWN = 'bdi, [dir=auto], kbd, code, style, #timezone, [hidden], .bubble, .words, .title';
  return findAll(document, '*')
    .filter(
      (element) =>
        element.closest(OWN) === null && (element.closest('[lang]')?.localName ?? 'service-desk') === 'service-desk',
    )
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent ?? ''),
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
      element.getAttribute('title') ?? '',
    ])
    .map((text) => text.trim());
}

describe('no text is cut off or leaves the screen in any language', () => {
  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));

  for (const [size, width, height] of [
    ['a desk', 1024, 768],
    ['a phone', 390, 844],
  ] as const) {
    it(`on ${size}, ${width} pixels wide`, async function () {
      this.timeout(60_000);
      await setViewport({ width, height });
      const faults: Record<string, string[]> = {};
      for (const [name, path, sign, opener] of VIEWS) {
        open = openDesk(busyDay(), path);
        await see(sign);
        await openForm(opener);
        for (const locale of DESK_LOCALES) {
          await setLanguage(locale);
          const found = findOverflow();
          if (found.length > 0) faults[`${name}, ${locale}`] = found;
        }
        open.close();
        await speakOnPage('en'); // the forms are opened by their English buttons
      }
      open = null;
      expect(faults).to.deep.equal({});
    });
  }

  it('in the settings on a phone, in the languages of the longest words', async function () {
    this.timeout(120_000);
    await setViewport({ width: 390, height: 844 });
    const faults: Record<string, string[]> = {};
    for (const [name, path] of SET_UP) {
      open = openDesk(furnishedHouse().hotel, path);
      await see('h1, h2');
      await until('it is loaded', () => findAll(document, '.skeleton').length === 0);
      for (const locale of ['de', 'fr', 'ar'] as const) {
        await setLanguage(locale);
        const found = findOverflow();
        if (found.length > 0) faults[`${name}, ${locale}`] = found;
      }
      open.close();
      await speakOnPage('en');
    }
    open = null;
    expect(faults).to.deep.equal({});
  });

  it('in the list of conversations, where each row’s text is on one line with whole words', async () => {
    await setViewport({ width: 1440, height: 900 });
    const hotel = busyDay();
    for (let number = 0; number < 12; number += 1)
      hotel.addConversation(`cnv_more_${number}`, { state: number % 2 === 0 ? 'waiting' : 'open' });
    open = openDesk(hotel, '/desk/inbox');
    await see('.filter span.waiting');
    const faults: Record<string, string[]> = {};
    for (const locale of DESK_LOCALES) {
      await setLanguage(locale);
      const shown = findAll(document, 'button.filter');
      const cut = findAll(document, 'button.filter .word').filter((word) => word.scrollWidth > word.clientWidth);
      const lines = new Set(shown.map((one) => Math.round(one.getBoundingClientRect().top)));
      if (cut.length > 0 || lines.size !== 1)
        faults[locale] = [`${lines.size} lines`, ...cut.map(({ textContent }) => textContent ?? '')];
    }
    expect(faults).to.deep.equal({});
  });

  it('on the sign-in and in the list of shortcuts, on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const hotel = busyDay();
    hotel.signedIn = false;
    open = openDesk(hotel);
    await see('input[type=email]');
    for (const locale of DESK_LOCALES) {
      await setLanguage(locale);
      expect(findOverflow(), locale).to.deep.equal([]);
    }
    open.close();
    open = openDesk(busyDay(), '/desk/tasks');
    await see('h3.open');
    press('?');
    await see('dialog[open]');
    for (const locale of DESK_LOCALES) {
      await setLanguage(locale);
      expect(findOverflow(), locale).to.deep.equal([]);
    }
  });
});

describe('the state line of a guest in the desk', () => {
  it('shows the AI’s open question and the opened booking', async () => {
    open = openDesk(busyDay(), '/desk/inbox/cnv_late');
    await see('.asked', 'The AI has asked: Late check-out · What time');
    await see('.booking', 'Booking LH-2048');
    await see('.booking', 'Knew number, name and arrival');
    await setLanguage('de');
    await see('.asked', 'Um wie viel Uhr');
    await see('.booking', '21.–24. Nov.');
  });

  it('shows the previous topic if no question is open', async () => {
    open = openDesk(busyDay(), '/desk/inbox/cnv_shower');
    await see('.topic', 'Spoken of last:');
    await setLanguage('de');
    await see('.topic', 'Zuletzt ging es um:');
  });

  it('is empty if there is no state, and never shows another guest’s booking', async () => {
    open = openDesk(busyDay(), '/desk/inbox/cnv_late');
    await see('.booking');
    open.desk.openInInbox('cnv_dog');
    await see('.bubble', 'Guten Morgen');
    expect(findAll(document, 'desk-standing li')).to.have.length(0);
  });

  it('shows how long the guest has been waiting', async () => {
    open = openDesk(busyDay(), '/desk/inbox/cnv_arabic');
    await see('header .facts', 'Waits since');
    await until('the property’s own time', () => findAll(document, 'header .facts')[0]?.textContent?.includes('09:55'));
  });

  it('shows a task’s history on request', async () => {
    open = openDesk(busyDay(), '/desk/tasks');
    (await button('Taxi')).click();
    const history = await until('the history', () => findAll(document, 'desk-task-history')[0]);
    (await until('its summary', () => history.shadowRoot?.querySelector('summary'))).click();
    await until('two lines', () => history?.shadowRoot?.querySelectorAll('li').length === 2);
    const lines = [...(history?.shadowRoot?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(lines[0]).to.contain('Guest: Made');
    expect(lines[1]).to.contain('Jon Winter: In progress · Assigned');
  });
});

describe('the formats of numbers, lists and days', () => {
  const UNREAD = 'one: # eins | few: # wenige | many: # viele | other: # andere';
  it('follow the language of the desk', async () => {
    expect([plural('one: # guest | other: # guests', 1), plural('one: # guest | other: # guests', 0)]).to.deep.equal([
      '1 guest',
      '0 guests',
    ]);
    expect(dateRange('2026-11-21', '2026-11-24')).to.match(/^21\s?–\s?24 Nov$/);
    expect(listOf(['A', 'B', 'C'])).to.equal('A, B and C');
    await speakOnPage('pl');
    expect([1, 3, 5, 22, 25].map((count) => plural(UNREAD, count))).to.deep.equal([
      '1 eins',
      '3 wenige',
      '5 viele',
      '22 wenige',
      '25 viele',
    ]);
    await speakOnPage('ja');
    expect(plural('other: {names}さん#件', 1_200, { names: '田中' })).to.equal('田中さん1,200件');
  });
});
