import { expect } from 'chai';
import type { ServiceChatElement } from '../../../widget/launcher/service-chat.ts';
import { PROPERTY_ID, until } from '../support/chat.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

/** Frameworks remove, re-add and move the element repeatedly. */

let server: ScriptedServer;
beforeEach(() => {
  server = new ScriptedServer();
});
afterEach(async () => {
  for (const left of document.querySelectorAll('service-chat')) left.remove();
  await settle();
  server.restore();
  localStorage.clear();
});

function make(): ServiceChatElement {
  const element = document.createElement('service-chat');
  element.setAttribute('property-id', PROPERTY_ID);
  element.setAttribute('locale', 'en');
  return element;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
}

const connected = (): number => server.sockets.filter(({ readyState }) => readyState < 2).length;

function textOf(element: ServiceChatElement): string {
  return element.shadowRoot?.querySelector('service-chat-panel')?.shadowRoot?.querySelector('.log')?.textContent ?? '';
}

describe('an element that is added and removed', () => {
  it('forty times as a new element has at most one connection, and none at the end', async () => {
    let most = 0;
    for (let route = 0; route < 40; route++) {
      const element = make();
      document.body.append(element);
      await element.open();
      most = Math.max(most, connected());
      element.remove();
      await settle();
    }
    expect(most).to.equal(1);
    expect(connected()).to.equal(0);
  });

  it('forty times as the same element has one connection, continues the conversation, and emits each message once', async () => {
    const element = make();
    const told: string[] = [];
    element.addEventListener('service-chat-message', ({ detail }) => told.push(`${detail.author} ${detail.text}`));
    document.body.append(element);
    await element.send('Is there parking?');
    await until(() => server.seq === 1, 'the guest’s line is stored');
    server.say('Yes, 14 spaces.');
    await settle();
    server.snapshot = [
      { seq: 1, text: 'Is there parking?', author: 'guest' },
      { seq: 2, text: 'Yes, 14 spaces.', author: 'ai' },
    ];
    for (let route = 0; route < 40; route++) {
      element.remove();
      await settle();
      expect(connected()).to.equal(0);
      server.mode = 'snapshot';
      document.body.append(element);
      await until(() => connected() === 1 && server.sockets.at(-1)?.readyState === 1, 'connected again');
      await settle();
    }
    server.say('Shall we keep one for you?');
    await settle();
    expect(element.isOpen).to.equal(true);
    expect(textOf(element)).to.include('Is there parking?').and.to.include('Shall we keep one for you?');
    expect(told).to.deep.equal(['guest Is there parking?', 'ai Yes, 14 spaces.', 'ai Shall we keep one for you?']);
  });

  it('emits the messages that arrived while it was removed, once', async () => {
    const element = make();
    const told: string[] = [];
    element.addEventListener('service-chat-message', ({ detail }) => told.push(detail.text));
    document.body.append(element);
    await element.send('Hello');
    await until(() => server.seq === 1, 'stored');
    element.remove();
    await settle();
    server.mode = 'snapshot';
    server.seq = 2;
    server.snapshot = [{ seq: 2, text: 'Good evening', author: 'ai' }];
    document.body.append(element);
    await until(() => told.includes('Good evening'), 'the news');
    await settle();
    expect(told).to.deep.equal(['Hello', 'Good evening']);
  });

  it('within the page by moving keeps its connection', async () => {
    const element = make();
    document.body.append(element);
    await element.open();
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    await settle();
    expect(server.sockets).to.have.length(1);
    expect(connected()).to.equal(1);
    place.remove();
  });

  it('while it is still loading leaves nothing behind', async () => {
    const element = make();
    document.body.append(element);
    const opening = element.open().catch(() => 'gone');
    element.remove();
    await opening;
    await settle();
    expect(connected()).to.equal(0);
  });

  it('names an existing language in every event', async () => {
    const element = make();
    const languages: string[] = [];
    element.addEventListener('service-chat-message', ({ detail }) => languages.push(detail.language));
    document.body.append(element);
    await element.send('Hello');
    await until(() => languages.length === 1, 'the event');
    server.say('…', { language: 'und' });
    await settle();
    expect(languages).to.deep.equal(['en', 'en']);
  });
});

describe('two elements for one property', () => {
  const isShown = (element: ServiceChatElement): boolean => element.shadowRoot?.querySelector('.launcher') !== null;
  const native = console.error;
  let said: string[];
  beforeEach(() => {
    said = [];
    console.error = (line: string) => said.push(line);
  });
  afterEach(() => {
    console.error = native;
  });

  it('are one chat: one launcher, one connection, each message emitted once', async () => {
    const [first, second] = [make(), make()];
    const told: string[] = [];
    for (const element of [first, second])
      element.addEventListener('service-chat-message', ({ detail }) => told.push(detail.text));
    document.body.append(first, second);
    await first.send('Hello');
    await until(() => told.length > 0, 'the guest’s line');
    await settle();
    expect([isShown(first), isShown(second), connected(), ...told]).to.deep.equal([true, false, 1, 'Hello']);
    expect(said.join()).to.include('already_here');
  });

  it('take turns, like views of a page that fade into each other', async () => {
    const [old, young] = [make(), make()];
    document.body.append(old);
    await old.open();
    document.body.append(young);
    await settle();
    expect([isShown(old), isShown(young)]).to.deep.equal([true, false]);
    old.remove();
    await until(() => isShown(young), 'the launcher of the one that stayed');
    await young.open();
    expect([young.hidden, connected()]).to.deep.equal([false, 1]);
    document.body.append(old);
    await settle();
    expect([isShown(old), isShown(young), connected()]).to.deep.equal([false, true, 1]);
  });

  it('are controlled by init through the visible one, wherever it is', async () => {
    const host = document.createElement('div');
    const inner = make();
    host.attachShadow({ mode: 'open' }).append(inner);
    document.body.append(host);
    await inner.whenReady();
    const chat = await window.ServiceChat.init({ propertyId: PROPERTY_ID });
    expect(chat.element).to.equal(inner);
    host.remove();
  });

  it('may both be visible if one of them fills a box of the page', async () => {
    const [corner, box] = [make(), make()];
    box.setAttribute('mode', 'inline');
    document.body.append(corner, box);
    await Promise.all([corner.whenReady(), box.whenReady()]);
    expect([isShown(corner), isShown(box)]).to.deep.equal([true, true]);
  });
});

describe('a server that is reachable again', () => {
  it('is connected to as soon as the guest does something, whenever the next attempt is due', async () => {
    const element = make();
    document.body.append(element);
    await element.open();
    const native = Math.random;
    Math.random = () => 600; // the next attempt is due in some minutes
    try {
      server.reachable = false;
      server.cut(1006);
      await settle();
      server.reachable = true;
      const field = element.shadowRoot
        ?.querySelector('service-chat-panel')
        ?.shadowRoot?.querySelector<HTMLTextAreaElement>('textarea');
      if (!field) throw new Error('no field');
      field.value = 'Hello';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await until(() => server.sent('hello').length === 2, 'the connection');
    } finally {
      Math.random = native;
    }
  });
});

describe('an element inside a box of the page', () => {
  it('is as wide and as high as the box, however low the box is', async () => {
    const place = document.createElement('div');
    place.style.cssText = 'inline-size: 333px; block-size: 300px';
    const element = make();
    element.setAttribute('mode', 'inline');
    place.append(element);
    document.body.append(place);
    await element.open();
    await settle();
    const box = element.shadowRoot?.querySelector('service-chat-panel')?.getBoundingClientRect();
    expect([box?.width, box?.height]).to.deep.equal([333, 300]);
    place.style.blockSize = 'auto';
    expect(element.shadowRoot?.querySelector('service-chat-panel')?.getBoundingClientRect().height).to.equal(420);
    place.remove();
  });
});

describe('slotted content of the page', () => {
  it('is shown wherever the element moves, also if the content is added late', async () => {
    const element = make();
    document.body.append(element);
    await element.open();
    const panel = element.shadowRoot?.querySelector('service-chat-panel')?.shadowRoot;
    for (const name of ['header', 'before-composer']) {
      const own = Object.assign(document.createElement('p'), { slot: name, textContent: `Our ${name}` });
      element.append(own);
      await settle();
      const slot = panel?.querySelector<HTMLSlotElement>(`slot[name="${name}"]`);
      expect(slot?.assignedNodes({ flatten: true }).map(({ textContent }) => textContent)).to.deep.equal([
        `Our ${name}`,
      ]);
      own.remove();
      await settle();
      expect(slot?.assignedNodes().length).to.equal(0);
    }
  });

  it('grows with the browser’s font size', async () => {
    const element = make();
    document.body.append(element);
    await element.open();
    await settle();
    const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
    const panel = element.shadowRoot?.querySelector('service-chat-panel')?.shadowRoot;
    const sizes = () =>
      [...(panel?.querySelectorAll('h2, h3, .who p, .hello p, textarea, .starters button, .person') ?? [])].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize),
      );
    const before = sizes();
    if (root) root.style.fontSize = '32px'; // the size of `medium` if a guest doubled the font size
    expect(before.length).to.be.greaterThan(6);
    for (const [index, size] of sizes().entries()) expect(size).to.be.closeTo((before[index] ?? 0) * 2, 0.5);
  });
});

describe('the chat on a low screen', () => {
  it('shows the welcome from its start, and a conversation from its end', async () => {
    const place = document.createElement('div');
    place.style.cssText = 'inline-size: 320px; block-size: 260px';
    const element = make();
    element.setAttribute('mode', 'inline');
    place.append(element);
    document.body.append(place);
    await element.open();
    await settle();
    const panel = element.shadowRoot?.querySelector('service-chat-panel')?.shadowRoot;
    const log = panel?.querySelector('.log');
    expect(log?.scrollHeight).to.be.greaterThan(log?.clientHeight ?? 0);
    expect(log?.scrollTop).to.equal(0);
    for (let count = 0; count < 8; count++) server.say(`Line ${count}`);
    await settle();
    const last = panel?.querySelector('ol')?.lastElementChild?.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most((panel?.querySelector('.panel')?.getBoundingClientRect().bottom ?? 0) + 1);
    place.remove();
  });
});

describe('links in a message', () => {
  it('for calls and mails open from this page, and websites open in a new tab', async () => {
    const element = make();
    document.body.append(element);
    await element.open();
    server.say('Call +49 8382 550140, write to desk@hotel.example or see https://hotel.example/spa');
    await settle();
    const links = element.shadowRoot
      ?.querySelector('service-chat-panel')
      ?.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.bubble a');
    expect([...(links ?? [])].map(({ protocol, target }) => `${protocol} ${target}`)).to.deep.equal([
      'tel: ',
      'mailto: ',
      'https: _blank',
    ]);
  });
});
