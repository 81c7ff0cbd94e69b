import { expect } from 'chai';
import { boot } from '../../../widget/launcher/boot.ts';
import type { ServiceChatHandle } from '../../../widget/launcher/contract.ts';
import { contrast, parseColor, readableOn, readableUnderText, textOn } from '../../../widget/launcher/contrast.ts';
import { LOCALES, launcherTexts } from '../../../widget/locales/launcher-texts.ts';
import { OTHER_PROPERTY_ID, PROPERTY_ID, type Rig, setup } from '../support/chat.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

let rig: Rig | null = null;
afterEach(() => {
  rig?.end();
  rig = null;
  for (const left of document.querySelectorAll('service-chat')) left.remove();
});

/** Runs `work` and returns what it put on the console as errors. */
async function errorsOf(work: () => Promise<unknown> | unknown): Promise<string[]> {
  const native = console.error;
  const lines: string[] = [];
  console.error = (...words: unknown[]) => lines.push(words.join(' '));
  try {
    await work();
  } finally {
    console.error = native;
  }
  return lines;
}

describe('ServiceChat.init', () => {
  it('puts one launcher on the page and resolves with a handle', async () => {
    rig = await setup();
    expect(document.querySelectorAll('service-chat')).to.have.length(1);
    expect(rig.find('.launcher').getAttribute('aria-label')).to.equal('Open chat');
    expect(rig.find('.launcher').getAttribute('aria-expanded')).to.equal('false');
  });

  it('returns the same widget when called twice for one property', async () => {
    rig = await setup();
    const again = await window.ServiceChat.init({ propertyId: PROPERTY_ID });
    expect(again.element).to.equal(rig.chat.element);
    const other = await window.ServiceChat.init({ propertyId: OTHER_PROPERTY_ID });
    expect(other.element).not.to.equal(rig.chat.element);
    other.destroy();
  });

  for (const propertyId of [undefined, '', 'prp_short', 'lindenhof', 42]) {
    it(`refuses ${JSON.stringify(propertyId)} with one console error and a rejection`, async () => {
      let reason: unknown;
      const errors = await errorsOf(() =>
        window.ServiceChat.init({ propertyId } as never).catch((error: unknown) => {
          reason = error;
        }),
      );
      expect(errors).to.have.length(1);
      expect(errors[0]).to.include('propertyId');
      expect(reason).to.be.instanceOf(Error);
      expect(document.querySelector('service-chat')).to.equal(null);
    });
  }

  it('does not break a page that ignores the rejection', async () => {
    const unhandled: unknown[] = [];
    const note = (event: PromiseRejectionEvent): unknown => unhandled.push(event.reason);
    addEventListener('unhandledrejection', note);
    await errorsOf(async () => {
      void window.ServiceChat.init(undefined as never);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    removeEventListener('unhandledrejection', note);
    expect(unhandled).to.deep.equal([]);
  });

  it('carries out calls made before the script loaded', async () => {
    const real = window.ServiceChat;
    (window as { ServiceChat: unknown }).ServiceChat = { q: [{ propertyId: PROPERTY_ID }], init() {} };
    boot(null);
    await Promise.resolve();
    expect(document.querySelectorAll('service-chat')).to.have.length(1);
    window.ServiceChat = real;
  });

  it('resolves the promise of a call made before the script loaded', async () => {
    const server = new ScriptedServer();
    const real = window.ServiceChat;
    const early = {
      q: [] as unknown[],
      init(options: unknown) {
        return new Promise((...ends) => this.q.push([options, ...ends]));
      },
    };
    (window as { ServiceChat: unknown }).ServiceChat = early;
    const good = early.init({ propertyId: PROPERTY_ID });
    const bad = early.init({ propertyId: 'lindenhof' }).catch((error: unknown) => error);
    const errors = await errorsOf(async () => {
      boot(null);
      expect(await bad).to.be.instanceOf(Error);
    });
    expect(errors).to.have.length(1);
    expect(((await good) as ServiceChatHandle).element.isConnected).to.equal(true);
    window.ServiceChat = real;
    server.restore();
  });

  it('starts from data attributes of its script tag', async () => {
    const script = document.createElement('script');
    script.dataset['propertyId'] = PROPERTY_ID;
    script.dataset['locale'] = 'de';
    const server = new ScriptedServer();
    boot(script);
    await Promise.resolve();
    const element = document.querySelector('service-chat');
    await element?.whenReady();
    server.restore();
    expect(element?.getAttribute('locale')).to.equal('de');
    expect(element?.shadowRoot?.querySelector('.launcher')?.getAttribute('aria-label')).to.equal('Chat öffnen');
  });

  it('stores nothing and requests only its look before the guest acts', async () => {
    const before = performance.getEntriesByType('resource').length;
    rig = await setup();
    await rig.settle();
    expect(rig.server.looks).to.equal(1);
    expect(localStorage.length + sessionStorage.length).to.equal(0);
    expect(document.cookie).to.equal('');
    expect(rig.server.sockets).to.have.length(0);
    expect(performance.getEntriesByType('resource').length).to.equal(before);
  });
});

describe('<service-chat>', () => {
  it('works as an element, says ready, and mirrors attributes as properties', async () => {
    const server = new ScriptedServer();
    const element = document.createElement('service-chat');
    let ready = 0;
    element.addEventListener('service-chat-ready', () => ready++);
    element.propertyId = PROPERTY_ID;
    element.locale = 'ar';
    document.body.append(element);
    await element.whenReady();
    server.restore();
    expect(ready).to.equal(1);
    expect(element.getAttribute('locale')).to.equal('ar');
    const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
    expect(root?.dir).to.equal('rtl');
    element.locale = 'fr';
    await element.updateComplete;
    expect(root?.dir).to.equal('ltr');
    expect(root?.querySelector('.launcher')?.getAttribute('aria-label')).to.equal('Ouvrir le chat');
  });

  it('reports a malformed property-id by an event and stays hidden', async () => {
    const element = document.createElement('service-chat');
    const codes: string[] = [];
    element.addEventListener('service-chat-error', ({ detail }) => codes.push(detail.code));
    const errors = await errorsOf(async () => {
      document.body.append(element);
      await element.whenReady().catch(() => {});
    });
    expect(codes).to.deep.equal(['invalid_property']);
    expect(errors).to.have.length(1);
    expect(element.hidden).to.equal(true);
  });

  it('is not affected by the page’s styles', async () => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(
      '* { font: italic 40px serif !important; letter-spacing: 9px; display: block !important } button { padding: 50px !important; width: 100% }',
    );
    rig = await setup();
    const button = rig.find('.launcher');
    const before = button.getBoundingClientRect().toJSON();
    document.adoptedStyleSheets = [hostile];
    try {
      expect(button.getBoundingClientRect().width).to.equal(before.width);
      expect(getComputedStyle(button).letterSpacing).to.equal('normal');
      expect(getComputedStyle(button).fontStyle).to.equal('normal');
    } finally {
      document.adoptedStyleSheets = [];
    }
  });

  it('shifts nothing on the page', async () => {
    const height = document.documentElement.scrollHeight;
    rig = await setup({ greeting: 'Hello there' });
    expect(document.documentElement.scrollHeight).to.equal(height);
    expect(rig.find('.bubble').textContent).to.include('Hello there');
    rig.find('.dismiss').click();
    expect(rig.outer.querySelector('.bubble')).to.equal(null);
  });

  it('stands in the corner a page asks for', async () => {
    rig = await setup({ position: 'start', offset: '30 80' });
    const box = rig.find('.launcher').getBoundingClientRect();
    expect(box.left).to.equal(30);
    expect(innerHeight - box.bottom).to.be.closeTo(80, 1);
  });
});

describe('an accent colour', () => {
  it('is readable whatever the hotel chose', () => {
    for (const css of [
      '#000',
      '#fff',
      '#e8b923',
      '#808080',
      '#7f7f00',
      '#ff0000',
      'rebeccapurple',
      'oklch(70% 0.2 150)',
    ]) {
      const color = parseColor(css);
      if (color === null) throw new Error(css);
      const button = readableUnderText(color);
      expect(contrast(button, textOn(button)), css).to.be.at.least(4.5);
      for (const surface of [
        [255, 255, 255],
        [20, 24, 23],
      ] as const) {
        expect(contrast(readableOn(color, surface), surface), css).to.be.at.least(4.5);
      }
    }
    expect(parseColor('no colour')).to.equal(null);
  });

  it('reaches the launcher by attribute and by custom property', async () => {
    rig = await setup({ accent: '#e8b923' });
    expect(getComputedStyle(rig.find('.launcher')).backgroundColor).to.equal('rgb(232, 185, 35)');
    expect(getComputedStyle(rig.find('.launcher')).color).to.equal('rgb(17, 20, 20)');
  });
});

it('the launcher has its texts for each locale', () => {
  for (const locale of LOCALES)
    for (const text of Object.values(launcherTexts(locale))) expect(text, locale).not.to.equal('');
});
