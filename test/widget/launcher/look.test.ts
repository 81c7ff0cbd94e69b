import { expect } from 'chai';
import type { GuestLook } from '../../../shared/protocol/guest-frames.ts';
import { PROPERTY_ID, type Rig, setup, until } from '../support/chat.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

/** The look that the owner sets at the desk, as a page receives it. */

const USUAL = { assistantName: '', theme: 'auto', corner: 'bottom-right', radius: 20, starters: [], proactive: [] };

let rig: Rig | null = null;
/** Makes the page visible, because tests of several files run in hidden tabs. */
beforeEach(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }));
afterEach(() => {
  rig?.end();
  rig = null;
  localStorage.clear();
  Reflect.deleteProperty(document, 'hidden');
});

function looking(look: Partial<GuestLook>): ScriptedServer {
  const server = new ScriptedServer();
  server.property = { look: { ...USUAL, ...look } as GuestLook };
  return server;
}

function launcherBox(): DOMRect {
  if (rig === null) throw new Error('no widget');
  return rig.find('.launcher').getBoundingClientRect();
}

describe('the look that the owner chose', () => {
  it('sets colour, theme, corner and radius without any code in the page', async () => {
    const server = looking({ theme: 'dark', corner: 'top-left', radius: 0 });
    server.property = { ...server.property, accent: '#7a1f5c' };
    rig = await setup({}, server);
    const launcher = getComputedStyle(rig.find('.launcher'));
    expect(launcher.backgroundColor).to.equal('rgb(122, 31, 92)');
    expect(launcher.borderRadius).to.equal('min(50%, 0px)');
    expect(rig.find('.root').dataset['theme']).to.equal('dark');
    expect(launcherBox().left).to.equal(20);
    expect(launcherBox().top).to.equal(20);
    await rig.chat.open();
    const panel = (rig.outer.querySelector('service-chat-panel') as HTMLElement).getBoundingClientRect();
    expect(panel.left).to.equal(20);
    expect(panel.top).to.be.greaterThan(launcherBox().bottom);
    const round = [...rig.panel.querySelectorAll('button, .panel, .avatar, .composer')].filter((element) =>
      /[1-9]/.test(getComputedStyle(element).borderRadius.replace(/min\(50%, 0px\)/g, '')),
    );
    expect(round.map((element) => element.className)).to.deep.equal([]);
  });

  it('is overridden by the page’s own settings', async () => {
    rig = await setup(
      { position: 'end', theme: 'light', accent: '#e8b923' },
      looking({ corner: 'bottom-left', theme: 'dark' }),
    );
    expect(getComputedStyle(rig.find('.launcher')).backgroundColor).to.equal('rgb(232, 185, 35)');
    expect(rig.find('.root').dataset['theme']).to.equal('light');
    expect(innerWidth - launcherBox().right).to.equal(20);
  });

  it('is updated on an open page, including texts', async () => {
    rig = await setup({}, looking({}));
    await rig.chat.open();
    await rig.settle();
    const { server } = rig;
    server.change({
      accent: '#7a1f5c',
      greeting: 'Grüezi!',
      look: {
        ...USUAL,
        corner: 'bottom-left',
        assistantName: 'Lina',
        starters: [{ text: 'Is there a sauna?', language: 'en' }],
      } as GuestLook,
    });
    await until(() => rig?.texts('.hello p')[0] === 'Grüezi!', 'the new welcome');
    expect(rig.texts('.starters button')).to.deep.equal(['Is there a sauna?']);
    expect(getComputedStyle(rig.find('.launcher')).backgroundColor).to.equal('rgb(122, 31, 92)');
    expect(launcherBox().left).to.equal(20);
    server.say('Good evening');
    await until(() => rig?.texts('.name')[0] === 'Lina', 'the assistant’s name');
  });

  it('is updated on a page whose chat was never opened, without a socket and without polling', async () => {
    rig = await setup({}, looking({}));
    const { server } = rig;
    await until(() => server.streams.length === 1, 'it follows once it stayed a few seconds');
    expect(server.streams[0]?.url).to.match(/\/config\/prp_\w+\/changes$/);
    server.change({ accent: '#7a1f5c', look: { ...USUAL, corner: 'bottom-left' } as GuestLook });
    expect(launcherBox().left).to.equal(20);
    expect(getComputedStyle(rig.find('.launcher')).backgroundColor).to.equal('rgb(122, 31, 92)');
    expect(server.sent('hello')).to.deep.equal([]);
    expect(server.looks).to.equal(1);
  });

  it('is updated while the page is visible, until the chat is opened or removed', async () => {
    const see = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const following = (): number => server.streams.filter(({ readyState }) => readyState === 1).length;
    rig = await setup({}, looking({}));
    const { server } = rig;
    see(false);
    await rig.settle();
    expect(following()).to.equal(1);
    see(true);
    expect(following()).to.equal(0);
    server.property = { look: { ...USUAL, corner: 'bottom-left' } as GuestLook };
    see(false);
    await until(() => launcherBox().left === 20, 'what changed meanwhile');
    expect(following()).to.equal(1);
    await rig.chat.open();
    await rig.settle();
    expect(following()).to.equal(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await rig.settle();
    expect(following()).to.equal(0);
    rig.end();
    rig = await setup({}, looking({}));
    see(false);
    await rig.settle();
    rig.chat.element.remove();
    await rig.settle();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(rig.server.streams.map(({ readyState }) => readyState)).to.deep.equal([2]);
  });

  it('brings new proactive messages, which are requested once', async () => {
    const line = (text: string) => [{ id: text, when: { oncePerGuest: false }, text: { en: text } }];
    rig = await setup({}, looking({}));
    const { server } = rig;
    document.dispatchEvent(new Event('visibilitychange'));
    await rig.settle();
    server.change({ look: { ...USUAL, proactive: line('A room?') } as GuestLook });
    server.change({ look: { ...USUAL, radius: 3, proactive: line('A room?') } as GuestLook });
    await until(() => rig?.outer.querySelector('.bubble-text')?.textContent === 'A room?', 'the line');
    expect(server.looks).to.equal(2);
  });

  it('is updated again within a minute after a proxy reported the server as unavailable', async () => {
    const native = window.setInterval;
    const minutes: (() => void)[] = [];
    window.setInterval = ((run: () => void, ms: number) =>
      ms === 60_000 ? minutes.push(run) && native(() => {}, ms) : native(run, ms)) as typeof setInterval;
    const away = looking({});
    away.isAway = true;
    rig = await setup({}, away);
    window.setInterval = native;
    const { server } = rig;
    expect(minutes).to.have.length(1);
    minutes[0]?.();
    await rig.settle();
    server.isAway = false;
    server.property = { ...server.property, look: { ...USUAL, corner: 'bottom-left' } as GuestLook };
    minutes[0]?.();
    await until(() => launcherBox().left === 20, 'the new corner');
    minutes[0]?.();
    expect(server.streams).to.have.length(2);
  });

  it('removes the launcher from an open page when the chat is switched off', async () => {
    rig = await setup({}, looking({}));
    document.dispatchEvent(new Event('visibilitychange'));
    await rig.settle();
    rig.server.serves = false;
    const native = console.error;
    const lines: string[] = [];
    console.error = (...words: unknown[]) => lines.push(words.join(' '));
    rig.server.change({});
    await until(() => rig?.outer.querySelector('.launcher') === null, 'the launcher is gone');
    console.error = native;
    expect(lines[0]).to.include('unknown_property');
  });

  it('shows nothing for an unknown or switched-off property, and logs the reason once on the console', async () => {
    const server = new ScriptedServer();
    server.serves = false;
    const native = console.error;
    const lines: string[] = [];
    console.error = (...words: unknown[]) => lines.push(words.join(' '));
    const refused = await setup({}, server).catch((error: unknown) => error);
    console.error = native;
    const element = document.querySelector('service-chat');
    expect(refused).to.be.instanceOf(Error);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include('unknown_property');
    expect(element?.getBoundingClientRect().width).to.equal(0);
    expect(element?.shadowRoot?.querySelector('.launcher')).to.equal(null);
    element?.remove();
    server.restore();
  });

  it('is the default look if no server answers', async () => {
    const server = new ScriptedServer();
    server.serves = null;
    rig = await setup({}, server);
    expect(launcherBox().width).to.equal(60);
  });

  it('shows when reception is staffed, if the owner chooses so', async () => {
    const hours = { mon_fri: '07:00-12:00, 14:00-22:30', weekend: 'closed', timezone: 'Europe/Zurich' };
    rig = await setup({ locale: 'de' }, looking({ hours }));
    await rig.chat.open();
    await rig.settle();
    expect(rig.texts('.hours dt')).to.deep.equal(['Mo – Fr', 'Sa – So']);
    expect(rig.texts('.hours dd span')).to.deep.equal(['07:00 – 12:00', '14:00 – 22:30', 'geschlossen']);
  });

  it('promises instant replies only if they are instant', async () => {
    const server = looking({});
    server.property = { ...server.property, repliesAtOnce: false };
    rig = await setup({}, server);
    await rig.chat.open();
    await rig.settle();
    expect(rig.texts('.who p')).to.deep.equal(['Reception']);
    server.change({ repliesAtOnce: true });
    await until(() => rig?.texts('.who p')[0] === 'Usually replies at once', 'what is true by now');
  });

  it('greets once: the property’s name, then its text', async () => {
    rig = await setup();
    await rig.chat.open();
    await rig.settle();
    expect(rig.texts('.hello h3, .hello p')).to.deep.equal(['Hotel Lindenhof', 'Welcome to the lake.']);
  });
});

describe('the consent before writing', () => {
  const consent = {
    version: '2026-11',
    text: 'Wir speichern, was Sie schreiben.',
    language: 'de',
    privacyUrl: 'https://hotel.example/privacy',
  };

  it('takes the place of the composer, in the hotel’s words, and is sent with version and language', async () => {
    const server = looking({ consent, starters: [{ text: 'Is there a sauna?', language: 'en' }] });
    server.property = { ...server.property, consentRequired: true };
    rig = await setup({}, server);
    await rig.chat.open();
    await rig.settle();
    expect(rig.panel.querySelector('textarea')).to.equal(null);
    expect(rig.texts('.starters button')).to.deep.equal([]);
    expect(rig.find('.card .words').textContent).to.equal(consent.text);
    expect(rig.find('.card .words').lang).to.equal('de');
    expect(rig.find('.card a').getAttribute('href')).to.equal(consent.privacyUrl);
    rig.find('[part=agree]').click();
    await rig.settle();
    const { granted, version, language }: Record<string, unknown> = server.sent('consent')[0] ?? { type: 'none' };
    expect({ granted, version, language }).to.deep.equal({ granted: true, version: '2026-11', language: 'de' });
    expect(rig.panel.querySelector('textarea')).not.to.equal(null);
  });

  it('is requested again if its text changes under an open page', async () => {
    rig = await setup({}, looking({ consent }));
    await rig.chat.open();
    await rig.settle();
    expect(rig.panel.querySelector('textarea')).not.to.equal(null);
    rig.server.change({
      consentRequired: true,
      look: { ...USUAL, consent: { ...consent, version: '2027-01' } } as GuestLook,
    });
    await until(() => rig?.panel.querySelector('[part=agree]') !== null, 'the question');
  });
});

describe('proactive messages', () => {
  const rule = (when: Partial<GuestLook['proactive'][number]['when']>, id = 'rooms') => ({
    id,
    when: { oncePerGuest: false, ...when },
    text: { en: 'Questions about our rooms?', de: 'Fragen zu den Zimmern?' },
  });

  const bubble = () => rig?.outer.querySelector('.bubble-text') ?? null;

  /** Waits for the bubble of a proactive message. */
  async function bubbleOf(
    proactive: GuestLook['proactive'],
    options: Record<string, string> = {},
  ): Promise<string | null> {
    rig = await setup(options, looking({ proactive }));
    await until(() => bubble() !== null, 'the line');
    return bubble()?.textContent ?? null;
  }

  /** Whether no proactive message appears in the time in which others would. */
  async function staysQuiet(proactive: GuestLook['proactive']): Promise<boolean> {
    rig = await setup({}, looking({ proactive }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    return bubble() === null;
  }

  it('appear only on their page, in the language of the page', async () => {
    expect(await staysQuiet([rule({ path: '/rooms/*' })])).to.equal(true);
    rig?.end();
    expect(await bubbleOf([rule({ path: `${location.pathname.slice(0, 3)}*` })], { locale: 'de' })).to.equal(
      'Fragen zu den Zimmern?',
    );
  });

  it('appear only to guests of their languages', async () => {
    expect(await staysQuiet([rule({ languages: ['fr'] })])).to.equal(true);
    rig?.end();
    expect(await bubbleOf([rule({ languages: ['en-GB'] })])).to.equal('Questions about our rooms?');
  });

  it('are checked again when a site changes its route without loading, each once', async () => {
    const home = location.href;
    const go = (path: string): void => history.pushState(null, '', path);
    rig = await setup({}, looking({ proactive: [rule({ path: '/rooms/*' }), rule({ path: '/bar' }, 'bar')] }));
    await rig.settle();
    expect(bubble()).to.equal(null);
    go('/rooms/suite');
    await until(() => bubble() !== null, 'the line of the rooms');
    rig.find('.dismiss').click();
    go('/rooms/single');
    await rig.settle();
    expect(bubble()).to.equal(null);
    go('/bar');
    await until(() => bubble() !== null, 'the line of the bar');
    rig.find('.dismiss').click();
    go(home);
  });

  it('follow the route in browsers without the Navigation API too', async () => {
    const home = location.href;
    Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
    try {
      rig = await setup({}, looking({ proactive: [rule({ path: '/rooms/*' })] }));
      await rig.settle();
      history.pushState(null, '', '/rooms/suite');
      await until(() => bubble() !== null, 'the line');
    } finally {
      history.pushState(null, '', home);
      Reflect.deleteProperty(window, 'navigation');
    }
  });

  it('wait for their delay, and not while the chat is open', async () => {
    expect(await staysQuiet([rule({ afterSeconds: 600 })])).to.equal(true);
  });

  it('appear once per guest if the owner chooses so; otherwise nothing is stored', async () => {
    expect(await bubbleOf([rule({})])).to.equal('Questions about our rooms?');
    expect(localStorage.length).to.equal(0);
    rig?.end();
    expect(await bubbleOf([rule({ oncePerGuest: true })])).to.equal('Questions about our rooms?');
    const kept = localStorage.getItem(`service-chat:${PROPERTY_ID}:shown`);
    rig?.end();
    expect(kept).to.equal('rooms');
    localStorage.setItem(`service-chat:${PROPERTY_ID}:shown`, kept ?? '');
    expect(await bubbleOf([rule({ oncePerGuest: true }), rule({ oncePerGuest: true }, 'bar')])).to.equal(
      'Questions about our rooms?',
    );
    expect(localStorage.getItem(`service-chat:${PROPERTY_ID}:shown`)).to.equal('rooms bar');
  });
});
