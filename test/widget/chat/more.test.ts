import 'axe-core'; // a classic script, which leaves `axe` on the window
import { setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { storageKey } from '../../../widget/launcher/contract.ts';
import { finishMovements } from '../support/axe.ts';
import { PROPERTY_ID, type Rig, setup, until } from '../support/chat.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

/** The parts around today's conversation: help, earlier conversations, settings, and the preview beside the launcher. */
const { axe } = window as unknown as { axe: typeof axeCore };

let rig: Rig;
afterEach(() => rig.end());

function serverWithHelp(): ScriptedServer {
  const server = new ScriptedServer();
  server.property = { look: { help: true } as never };
  server.http = (url) =>
    url.includes('/help/prp_')
      ? { items: [entry('Can I bring my dog?', 'Yes, for 15 €.'), entry('Where can I park?', 'Below the house.')] }
      : undefined;
  return server;
}

const entry = (question: string, answer: string) => ({ question, answer, language: 'en' });

async function open(options: Record<string, string> = {}, server = new ScriptedServer()): Promise<void> {
  rig = await setup(options, server);
  await rig.chat.open();
  await rig.settle();
}

async function say(text: string): Promise<void> {
  rig.write(text);
  rig.press('Enter');
  await rig.settle();
}

async function openOptions(): Promise<void> {
  if (rig.panel.querySelector('.menu') === null) rig.find('[part=menu-button]').click();
  await rig.settle();
}

async function choose(word: string): Promise<void> {
  await openOptions();
  const button = [...rig.panel.querySelectorAll<HTMLElement>('.menu button')].find((one) =>
    one.textContent?.includes(word),
  );
  if (button === undefined) throw new Error(`No option ${word}`);
  button.click();
  await rig.settle();
}

/** Waits until the overlay shows this element, and returns the overlay's shadow root. */
async function sheet(name: string, selector: string): Promise<ShadowRoot> {
  const root = () => rig.panel.querySelector(name)?.shadowRoot;
  await until(() => root()?.querySelector(selector) != null, `${name} shows ${selector}`);
  return root() as ShadowRoot;
}

describe('the chat’s help', () => {
  it('closes the options from which it was opened', async () => {
    await open({}, serverWithHelp());
    await choose('Questions and answers');
    await sheet('service-chat-help', 'details');
    expect(rig.panel.querySelector('.menu')).to.equal(null);
  });

  it('is one tap away from the welcome and the options, can be searched, and leads back to the text field', async () => {
    await open({}, serverWithHelp());
    rig.find('[part=help]').click();
    const help = await sheet('service-chat-help', 'details');
    expect([...help.querySelectorAll('summary')].map((one) => one.textContent)).to.deep.equal([
      'Can I bring my dog?',
      'Where can I park?',
    ]);
    const field = help.querySelector('input');
    if (field === null) throw new Error('No field');
    field.value = 'PARK house';
    field.dispatchEvent(new InputEvent('input'));
    await rig.settle();
    expect(help.querySelectorAll('details')).to.have.length(1);
    field.value = 'helicopter';
    field.dispatchEvent(new InputEvent('input'));
    await rig.settle();
    expect(help.querySelector('.note')?.textContent).to.include('Nothing found');
    finishMovements();
    const { violations } = await axe.run(help.host);
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
    help.host.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    await rig.settle();
    expect(rig.panel.querySelector('service-chat-help')).to.equal(null);
    expect(rig.panel.activeElement?.tagName).to.equal('TEXTAREA');
  });

  it('is not offered if the hotel switched it off', async () => {
    await open();
    expect(rig.panel.querySelector('[part=help]')).to.equal(null);
  });
});

describe('earlier conversations in the chat', () => {
  it('are listed after a new one has begun, readable with their own token, and can be deleted', async () => {
    const server = new ScriptedServer();
    const asked: { body: unknown; token: string }[] = [];
    server.http = (url, init) => {
      if (!url.endsWith('/chat/messages') && !url.endsWith('/messages')) return undefined;
      const body = JSON.parse(String(init?.body));
      asked.push({ body, token: new Headers(init?.headers).get('authorization') ?? '' });
      const message = {
        id: 'msg_1',
        author: 'ai',
        text: 'Yes, dogs are welcome.',
        language: 'en',
        at: new Date().toISOString(),
      };
      const lamp = {
        id: 'att_1',
        kind: 'image',
        type: 'image/jpeg',
        name: 'lamp.jpg',
        bytes: 9,
        state: 'here',
        url: '',
      };
      const picture = { ...message, id: 'msg_2', author: 'guest', text: '', attachments: [lamp] };
      const frames = [message, picture].map((one, index) => ({ type: 'message', seq: index + 1, message: one }));
      return body.type === 'history' ? frames : {};
    };
    server.property = { look: { assistantName: 'Linda' } as never };
    await open({}, server);
    await say('Can I bring my dog?');
    rig.server.status('resolved');
    await rig.settle();
    await choose('New conversation');
    await choose('Earlier conversations');
    const list = await sheet('service-chat-past', '.entry');
    expect(list.querySelector('.first')?.textContent).to.equal('Can I bring my dog?');
    list.querySelector<HTMLElement>('.entry')?.click();
    const past = await sheet('service-chat-past', '.said');
    expect(
      [...past.querySelectorAll('.said')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim()),
    ).to.deep.equal(['Linda Yes, dogs are welcome.', 'You [Picture: lamp.jpg]']);
    expect(asked[0]?.token).to.match(/^Bearer ./);
    past.querySelector<HTMLElement>('.erase')?.click();
    await rig.settle();
    past.querySelector<HTMLElement>('.danger')?.click();
    await until(() => localStorage.getItem(`${storageKey(PROPERTY_ID)}:past`) === null, 'it is forgotten');
    expect(asked.map(({ body }) => (body as { type: string }).type)).to.deep.equal(['history', 'erase']);
  });
});

describe('continuing the chat on another device', () => {
  it('shows the QR code in view as soon as it is created, however low the screen is', async () => {
    await setViewport({ width: 1_000, height: 560 });
    try {
      const server = new ScriptedServer();
      server.http = (url) =>
        url.endsWith('/link')
          ? { url: 'https://a.example/c/1', qr: '<svg viewBox="0 0 25 25"><path d="M4 4h7v7h-7z"/></svg>' }
          : undefined;
      await open({}, server);
      await say('Is the pool open?');
      await choose('Continue elsewhere');
      const ways = await sheet('service-chat-ways', 'button');
      ways.querySelector('button')?.click();
      await sheet('service-chat-ways', '.code');
      const menu = rig.find('.menu').getBoundingClientRect();
      await until(() => {
        const code = ways.querySelector('.code')?.getBoundingClientRect() ?? new DOMRect(0, -1);
        return code.top >= menu.top && code.bottom <= menu.bottom;
      }, 'the whole code is in sight');
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });
});

describe('a transcript by e-mail', () => {
  const openWith = async (answer: (body: object) => unknown) => {
    const server = new ScriptedServer();
    server.property = { mailsTranscript: true };
    const asked: object[] = [];
    server.http = (url, init) => {
      if (!url.endsWith('/transcript')) return undefined;
      asked.push(JSON.parse(String(init?.body)));
      return answer(asked.at(-1) ?? {});
    };
    await open({}, server);
    await say('Is the pool open?');
    await openOptions();
    rig.find('.menu summary').click();
    const copy = await sheet('service-chat-transcript', 'form');
    const field = copy.querySelector('input');
    if (field === null) throw new Error('No field');
    field.value = ' anna@guests.example';
    copy.querySelector('form')?.requestSubmit();
    return { copy, asked };
  };

  it('shows an error if its form failed to load, and loads the form again when reopened', async () => {
    const server = new ScriptedServer();
    server.property = { mailsTranscript: true };
    await open({}, server);
    await say('Is the pool open?');
    await openOptions();
    const { define } = customElements;
    const lost: Event[] = [];
    const lose = (event: Event) => lost.push(event);
    window.addEventListener('unhandledrejection', lose);
    customElements.define = () => {
      throw new Error('offline');
    };
    try {
      rig.find('.menu summary').click();
      await until(() => rig.texts('.menu details [role=alert]')[0] !== undefined, 'it is said');
      expect(rig.texts('.menu details [role=alert]')).to.deep.equal(['Something went wrong. Please try again.']);
      expect(lost).to.deep.equal([]);
    } finally {
      customElements.define = define;
      window.removeEventListener('unhandledrejection', lose);
    }
    rig.find('.menu summary').click();
    await sheet('service-chat-transcript', 'form');
  });

  it('is sent to the typed address, in the language of the chat', async () => {
    const { copy, asked } = await openWith(() => ({ email: 'anna@guests.example' }));
    await until(
      () => copy.querySelector('[role=status]')?.textContent?.includes('anna@guests.example') === true,
      'it is said where it goes',
    );
    expect(asked).to.deep.equal([{ email: 'anna@guests.example', language: 'en' }]);
    finishMovements();
    const { violations } = await axe.run(copy.host);
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
  });

  it('that the server refuses is shown as failed, and can be tried again', async () => {
    const { copy } = await openWith(() => {
      throw new Error('no');
    });
    await until(() => copy.querySelector('[role=alert]') !== null, 'it is said');
    expect(copy.querySelector('button')?.disabled).to.equal(false);
  });

  it('is not offered if the server sends no e-mail', async () => {
    await open();
    await say('Is the pool open?');
    await openOptions();
    expect(rig.panel.querySelector('.menu summary') === null).to.equal(true);
  });
});

describe('a guest’s settings in the chat', () => {
  it('are stored from the guest’s first message on, and apply on the next page', async () => {
    await open();
    await choose('Sound is on');
    expect(localStorage.length).to.equal(0);
    await say('Hello');
    rig.find('[part=menu-button]').click();
    await rig.settle();
    const select = rig.find<HTMLSelectElement>('.menu select');
    select.value = 'de';
    select.dispatchEvent(new Event('change'));
    await until(() => rig.texts('[part=talk-to-reception]')[0] === 'Mit der Rezeption sprechen', 'it is German');
    const kept = { ...localStorage };
    rig.chat.destroy();
    Object.assign(localStorage, kept);
    rig = await setup({ locale: 'en' }, rig.server);
    await rig.chat.open();
    await until(() => rig.texts('[part=talk-to-reception]')[0] === 'Mit der Rezeption sprechen', 'it is German again');
    rig.find('[part=menu-button]').click();
    await rig.settle();
    expect(rig.texts('.menu button')[0]).to.include('Ton');
    expect(rig.panel.querySelector('.menu button')?.getAttribute('aria-pressed')).to.equal('false');
  });

  it('are deleted with the conversation', async () => {
    await open();
    await say('Hello');
    await choose('Sound is on');
    expect(localStorage.getItem(`${storageKey(PROPERTY_ID)}:choices`)).to.equal('{"sound":false}');
    await choose('Erase conversation');
    rig.find('.menu .danger').click();
    rig.server.cut(4404);
    await rig.settle();
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });
});

describe('next to the launcher', () => {
  it('the hotel’s last message is shown while the chat is closed, until it is read', async () => {
    await open();
    await say('Can I bring my dog?');
    rig.chat.close();
    rig.server.say('Yes, dogs are welcome.');
    await rig.settle();
    expect(rig.find('[part=greeting]').textContent).to.equal('Yes, dogs are welcome.');
    rig.find('.bubble-text').click();
    await rig.settle();
    expect(rig.outer.querySelector('[part=greeting]')).to.equal(null);
    rig.chat.close();
    await rig.settle();
    expect(rig.outer.querySelector('[part=greeting]')).to.equal(null);
  });
});
