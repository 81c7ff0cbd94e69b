import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { CLOSE } from '../../../shared/protocol/close.ts';
import { setLocale } from '../../../widget/chat/localization.ts';
import type { ServiceChatPanel } from '../../../widget/chat/panel.ts';
import { LOCALES } from '../../../widget/locales/launcher-texts.ts';
import { direction } from '../../../widget/locales/locale-codes.ts';
import { backAt, dayOf, timeOfDay } from '../../../widget/ui/format.ts';
import { type Rig, setup } from '../support/chat.ts';
import { doubleText, findClipped } from '../support/clipping.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

/** The narrowest screen there is, with text at twice its size. */
const SCREEN = { width: 320, height: 640 };
const CLOSED = { online: false, opensAt: new Date(Date.now() + 30 * 36e5).toISOString() };

let rig: Rig;
async function openChat(server = new ScriptedServer()): Promise<void> {
  rig = await setup({}, server);
  await rig.chat.open();
  await rig.settle();
}

/** Changes the language as the options do, and waits for the texts to be there. */
async function speak(locale: string): Promise<void> {
  rig.chat.setLocale(locale);
  await setLocale(locale); // the very load that the line above began
  await (rig.outer.querySelector('service-chat-panel') as ServiceChatPanel).updateComplete;
}

async function openOptions(): Promise<void> {
  rig.find('[part=menu-button]').click();
  await rig.settle();
}

/** Everything a panel shows, as one or the other guest sees it. */
const SCENES: Record<string, () => Promise<void>> = {
  'the welcome, with the options': async () => {
    await openChat();
    await openOptions();
  },
  'the consent': async () => {
    const server = new ScriptedServer();
    server.property = { consentRequired: true };
    await openChat(server);
  },
  'a text that is too long': async () => {
    await openChat();
    rig.write('x '.repeat(150));
    await rig.settle();
  },
  'a conversation handed to a closed reception': async () => {
    const server = new ScriptedServer();
    server.mode = 'snapshot';
    server.seq = 30;
    server.property = CLOSED;
    await openChat(server);
    for (let line = 0; line < 12; line++) server.say(`line ${line}`, { sources: [{ type: 'faq', label: 'Dogs' }] });
    server.say('From 3 pm.', { sources: [{ type: 'property', label: 'Arrival' }] });
    server.status('waiting');
    await rig.settle();
    rig.find('.log').scrollTop = 0;
    await rig.settle();
    server.say('One more line.');
    await openOptions();
    rig.find('.menu > button:last-of-type').click();
    await rig.settle();
    for (const sign of ['[data-kind=handoff]', '.older', '.jump', '.danger']) rig.find(sign);
  },
  'a line kept while offline': async () => {
    const server = new ScriptedServer();
    server.reachable = false;
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    await openChat(server);
    rig.write('Late arrival');
    rig.press('Enter');
    await rig.settle();
    for (const sign of ['[data-kind=offline]', '.mark-waiting']) rig.find(sign);
  },
  'the end and the rating, with the options': async () => {
    await openChat();
    rig.server.say('Goodbye.');
    rig.server.status('resolved');
    await rig.settle();
    await openOptions();
  },
  'the rating given': async () => {
    await openChat();
    rig.server.say('Goodbye.');
    rig.server.status('resolved');
    await rig.settle();
    rig.find('.stars button').click();
    await rig.settle();
  },
  'a person of the reception, writing': async () => {
    await openChat();
    rig.server.status('staffed', 'Anna-Lena');
    rig.server.say('Good morning.', { author: 'staff' });
    rig.server.push({ type: 'typing', author: 'staff', on: true });
    await rig.settle();
    rig.find('.dots');
  },
  'another way to the hotel': async () => {
    const server = new ScriptedServer();
    server.property = { phone: '+41 41 000 00 00' };
    await openChat(server);
    server.cut(CLOSE.versionNotSpoken);
    await rig.settle();
    rig.find('a.primary');
  },
  'a line the server did not take': async () => {
    await openChat();
    rig.server.acknowledges = false;
    rig.write('Hello');
    rig.press('Enter');
    await rig.settle();
    rig.server.push({ type: 'error', code: 'internal', detail: 'no', id: rig.server.sent('send')[0]?.['id'] });
    await rig.settle();
    for (const sign of ['[data-kind=problem]', '.again']) rig.find(sign);
  },
  'a guest who writes too fast': async () => {
    await openChat();
    rig.server.push({ type: 'error', code: 'rate_limited', detail: 'slowly' });
    await rig.settle();
    rig.find('[data-kind=problem]');
  },
};

describe('in every language, at 320 pixels and twice the text size, nothing is cut off', () => {
  before(() => setViewport(SCREEN));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => {
    rig.end();
    Reflect.deleteProperty(navigator, 'onLine');
  });

  for (const [name, arrange] of Object.entries(SCENES)) {
    it(name, async () => {
      await arrange();
      const clipped: Record<string, string[]> = {};
      for (const locale of LOCALES) {
        await speak(locale);
        expect(getComputedStyle(rig.find('.panel')).direction, locale).to.equal(direction(locale));
        doubleText(rig.panel);
        const found = findClipped(rig.panel);
        if (found.length > 0) clipped[locale] = found;
      }
      expect(clipped).to.deep.equal({});
    });
  }
});

it('tells times without an English word, whatever locales the browser knows', () => {
  const now = new Date(2026, 10, 21, 15);
  const monday = new Date(2026, 10, 23, 15, 5).toISOString();
  const english = /Monday|Saturday|Today/;
  for (const locale of LOCALES.filter((code) => code !== 'en')) {
    const words = [dayOf(now.toISOString(), locale, now), dayOf(monday, locale, now), backAt(monday, locale, now)];
    expect([...words, timeOfDay(monday, locale)].join(' '), locale).not.to.match(english);
  }
  expect([backAt(monday, 'ka', now), timeOfDay(monday, 'is')]).to.deep.equal(['23.11., 15:05', '15:05']);
});
