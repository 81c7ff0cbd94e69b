import { expect } from 'chai';
import type { Panel } from '../../../widget/launcher/contract.ts';
import { storageKey } from '../../../widget/launcher/contract.ts';
import { PROPERTY_ID, type Rig, setup, until } from '../support/chat.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

let rig: Rig;
afterEach(() => rig.end());

async function openChat(options: Record<string, string> = {}, server = new ScriptedServer()): Promise<Rig> {
  rig = await setup(options, server);
  await rig.chat.open();
  await rig.settle();
  return rig;
}

describe('opening the chat', () => {
  it('greets in the hotel’s words, with the text field ready for typing', async () => {
    await openChat();
    expect(rig.texts('.hello')[0]).to.include('Welcome to the lake.');
    expect(rig.texts('h2')).to.deep.equal(['Hotel Lindenhof']);
    expect(rig.panel.activeElement?.tagName).to.equal('TEXTAREA');
    expect(rig.find('.launcher').getAttribute('aria-expanded')).to.equal('true');
  });

  it('shows the reception’s hours, with equal days in one line', async () => {
    const server = new ScriptedServer();
    const days = { wed: 'closed', sun: 'closed' };
    const hours = { mon_fri: '08:00-18:00', weekend: '09:00-12:00', days, timezone: 'Europe/Zurich' };
    server.property = { look: { hours } as never };
    await openChat({}, server);
    expect(rig.texts('.hours dt')).to.deep.equal(['Mon – Tue', 'Wed', 'Thu – Fri', 'Sat', 'Sun']);
    expect(rig.texts('.hours dd')[3]).to.include('9:00');
  });

  it('sends a hello with the property, the page and the locale only', async () => {
    await openChat();
    const [hello] = rig.server.sent('hello');
    expect(Object.keys(hello ?? {}).sort()).to.deep.equal(['locale', 'page', 'propertyId', 'type']);
    expect(rig.server.sockets[0]?.protocol).to.equal('service-chat.v1');
    expect(rig.server.sockets[0]?.url).not.to.include('session');
  });

  it('is undone with Escape, which returns the focus to the launcher', async () => {
    await openChat();
    const events: string[] = [];
    rig.chat.on('close', () => events.push('close'));
    rig.press('Escape');
    expect(rig.outer.activeElement).to.equal(rig.find('.launcher'));
    expect(events).to.deep.equal(['close']);
    expect(rig.outer.querySelector<HTMLElement>('service-chat-panel')?.hidden).to.equal(true);
  });

  it('with the options also open, Escape closes the options before the panel', async () => {
    await openChat();
    rig.find('[part=menu-button]').click();
    await rig.settle();
    rig.find('.menu select').focus();
    rig.press('Escape');
    await rig.settle();
    expect(rig.panel.querySelector('.menu')).to.equal(null);
    expect(rig.panel.activeElement?.getAttribute('part')).to.equal('menu-button');
    expect(rig.find('.launcher').getAttribute('aria-expanded')).to.equal('true');
  });

  for (const [close, code] of [
    [4404, 'unknown_property'],
    [4403, 'refused'],
  ] as const) {
    it(`is refused, reported to the page and replaced by other contact options when the server closes with ${close}`, async () => {
      const server = new ScriptedServer();
      server.refuseWith = close;
      rig = await setup({}, server);
      const codes: string[] = [];
      rig.chat.on('error', (detail) => codes.push(detail.code));
      const native = console.error;
      const lines: unknown[] = [];
      console.error = (...words: unknown[]) => lines.push(words);
      const failure = await rig.chat.open().then(
        () => null,
        (error: unknown) => error,
      );
      console.error = native;
      await rig.settle();
      expect(failure).to.be.instanceOf(Error);
      expect(codes).to.deep.equal([code]);
      expect(lines).to.have.length(1);
      expect(rig.texts('[part=contact]')[0]).to.include('contact the hotel');
      expect(rig.panel.querySelector('textarea')).to.equal(null);
    });
  }
});

describe('writing in the chat', () => {
  it('is replaced by other contact options when the server accepts no more new chats from here', async () => {
    await openChat();
    rig.server.acknowledges = false;
    rig.write('Can I bring my dog?');
    rig.press('Enter');
    await rig.settle();
    const id = rig.server.sent('send')[0]?.['id'];
    rig.server.push({ type: 'error', code: 'chats_limited', detail: 'Too many chats were begun from here', id });
    await rig.settle();
    expect(rig.texts('[part=contact]')[0]).to.include('contact the hotel');
    expect(rig.find('.line').dataset['delivery']).to.equal('failed');
    expect(rig.panel.querySelector('textarea')).to.equal(null);
  });

  it('sends with Enter, and shows the message at once as being sent', async () => {
    await openChat();
    rig.server.acknowledges = false;
    rig.write('Can I bring my dog?');
    rig.press('Enter');
    await rig.settle();
    expect(rig.find('.line').dataset['delivery']).to.equal('sending');
    expect(rig.find<HTMLTextAreaElement>('textarea').value).to.equal('');
    const [sent] = rig.server.sent('send');
    expect(sent?.['text']).to.equal('Can I bring my dog?');
    rig.server.acknowledge(sent ?? { type: 'send' });
    await rig.settle();
    expect(rig.find('.line').dataset['delivery']).to.equal('sent');
    rig.server.push({ type: 'receipt', seq: 2, upTo: 1, state: 'delivered' });
    rig.server.push({ type: 'receipt', seq: 3, upTo: 1, state: 'read' });
    await rig.settle();
    expect(rig.find('.line').dataset['delivery']).to.equal('read');
    expect(rig.panel.querySelectorAll('.line')).to.have.length(1);
  });

  it('leaves Enter to the input method, and Shift+Enter to a new line', async () => {
    await openChat();
    rig.write('こんにち');
    rig.press('Enter', { isComposing: true });
    expect(rig.press('Enter', { shiftKey: true }).defaultPrevented).to.equal(false);
    await rig.settle();
    expect(rig.server.sent('send')).to.have.length(0);
  });

  it('shows that a text is too long instead of cutting it off', async () => {
    await openChat();
    rig.write('x'.repeat(203));
    await rig.settle();
    expect(rig.texts('.hint')).to.deep.equal(['3 characters too many']);
    rig.press('Enter');
    await rig.settle();
    expect(rig.server.sent('send')).to.have.length(0);
  });

  it('reports the start of typing once, and its end', async () => {
    await openChat();
    rig.write('H');
    rig.write('He');
    rig.write('');
    await rig.settle();
    expect(rig.server.sent('typing').map(({ on }) => on)).to.deep.equal([true, false]);
  });

  it('requests a person with one tap', async () => {
    await openChat();
    rig.find('.person').click();
    await rig.settle();
    expect(rig.server.sent('send')[0]).to.include({ choice: 'human' });
    expect(rig.server.sent('send')[0]?.['language']).to.deep.equal({ code: 'en', confidence: 1 });
  });

  it('marks a message that the server refused, and sends it again on request', async () => {
    await openChat();
    rig.server.acknowledges = false;
    rig.write('Hello');
    rig.press('Enter');
    await rig.settle();
    const id = rig.server.sent('send')[0]?.['id'];
    rig.server.push({ type: 'error', code: 'internal', detail: 'no', id });
    await rig.settle();
    expect(rig.find('.line').dataset['delivery']).to.equal('failed');
    rig.server.acknowledges = true;
    rig.find('.again').click();
    await rig.settle();
    expect(rig.server.sent('send').map((frame) => frame['id'])).to.deep.equal([id, id]);
    expect(rig.find('.line').dataset['delivery']).to.equal('sent');
  });

  it('asks for consent first if the hotel requires it', async () => {
    const server = new ScriptedServer();
    server.property = { consentRequired: true };
    await openChat({}, server);
    expect(rig.panel.querySelector('textarea')).to.equal(null);
    rig.find('.primary').click();
    await rig.settle();
    expect(server.sent('consent')[0]).to.include({ granted: true });
    expect(rig.panel.activeElement?.tagName).to.equal('TEXTAREA');
  });
});

describe('reading in the chat', () => {
  it('shows a streamed reply while it is written, and then the complete reply once', async () => {
    await openChat();
    rig.server.push({ type: 'typing', author: 'ai', on: true });
    await rig.settle();
    expect(rig.panel.querySelector('.dots')).not.to.equal(null);
    for (const text of ['Yes, ', 'dogs are ']) rig.server.push({ type: 'delta', messageId: 'msg_1', text });
    await rig.settle();
    expect(rig.texts('.bubble')).to.deep.equal(['Yes, dogs are']);
    rig.server.say('Yes, dogs are welcome.');
    await rig.settle();
    expect(rig.texts('.bubble')).to.deep.equal(['Yes, dogs are welcome.']);
  });

  it('removes a streamed reply that a colleague’s takeover interrupted', async () => {
    await openChat();
    rig.server.push({ type: 'delta', messageId: 'msg_1', text: 'Yes, dogs' });
    rig.server.push({ type: 'status', seq: 1, state: 'staffed', mode: 'staff', staff: { name: 'Robin' } });
    await rig.settle();
    expect(rig.texts('.bubble')).to.deep.equal([]);
  });

  it('announces a new message once, politely, and keeps the log itself silent', async () => {
    await openChat();
    rig.server.say('Breakfast is from 7.');
    await rig.settle();
    expect(rig.texts('[aria-live=polite]')).to.deep.equal(['Assistant: Breakfast is from 7.']);
    expect(rig.find('[role=log]').getAttribute('aria-live')).to.equal('off');
    expect(rig.find('[role=log]').tagName).to.equal('DIV');
  });

  it('gives each part its own language and direction, and names the source', async () => {
    await openChat();
    rig.server.say('نعم. Garage', {
      language: 'ar',
      parts: [
        { text: 'نعم، 18 €', language: 'ar' },
        { text: 'Our garage is under the house.', language: 'en' },
      ],
      sources: [{ type: 'faq', label: 'Parking' }],
    });
    await rig.settle();
    const parts = [...rig.panel.querySelectorAll<HTMLElement>('.part')];
    expect(parts.map(({ lang, dir }) => [lang, dir])).to.deep.equal([
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]);
    expect(parts[1]?.hasAttribute('data-quote')).to.equal(true);
    expect(rig.texts('[part=source]')).to.deep.equal(['From the hotel’s FAQ']);
  });

  it('offers quick replies only below the newest message, and sends the tapped one', async () => {
    await openChat();
    rig.server.say('How many towels?', { quickReplies: [{ label: 'Two', value: 'count:2' }] });
    await rig.settle();
    rig.find('.quick button').click();
    await rig.settle();
    expect(rig.server.sent('send')[0]).to.include({ text: 'Two', choice: 'count:2' });
    expect(rig.panel.querySelector('.quick')).to.equal(null);
  });

  it('never turns message text into markup or a script address', async () => {
    await openChat();
    rig.server.say('<img src=x onerror=alert(1)> javascript:alert(1) https://a.example/x. me@b.example');
    await rig.settle();
    expect(rig.panel.querySelector('.bubble img')).to.equal(null);
    const links = [...rig.panel.querySelectorAll<HTMLAnchorElement>('.bubble a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).to.deep.equal(['https://a.example/x', 'mailto:me@b.example']);
  });

  it('shows takeovers, requests for a person, and the end', async () => {
    await openChat();
    rig.server.say('One moment.');
    rig.server.status('waiting');
    await rig.settle();
    expect(rig.texts('.banner')[0]).to.include('Reception has your message');
    rig.server.status('staffed', 'Anna');
    await rig.settle();
    expect(rig.texts('.who p')).to.deep.equal(['Anna from reception is with you']);
    rig.server.status('resolved');
    await rig.settle();
    rig.find('.stars button:nth-child(4)').click();
    await rig.settle();
    expect(rig.server.sent('rate')[0]).to.include({ score: 4 });
    await rig.settle();
    expect(rig.texts('.rate')).to.deep.equal(['Thank you for your rating.']);
    const why = rig.find<HTMLTextAreaElement>('.why textarea');
    why.value = '  The answer came at once.  ';
    rig.find('.why .send').click();
    await rig.settle();
    expect(rig.server.sent('rate')[1]).to.include({ score: 4, comment: 'The answer came at once.' });
    expect(rig.panel.querySelector('.why')).to.equal(null);
  });

  it('asks for a rating before a guest who ends the conversation can no longer reach it', async () => {
    await openChat();
    rig.server.say('You are welcome.');
    await rig.settle();
    rig.find('[part=menu-button]').click();
    await rig.settle();
    const press = async (words: string): Promise<void> => {
      const button = [...rig.panel.querySelectorAll<HTMLElement>('.menu button')].find((one) =>
        one.textContent?.includes(words),
      );
      button?.click();
      await rig.settle();
    };
    const focused = (): string | undefined => (rig.panel.activeElement as HTMLElement | null)?.innerText.trim();
    await press('End conversation');
    expect(focused()).to.equal('Cancel');
    await press('Cancel');
    expect(focused()).to.equal('End conversation');
    await press('End conversation');
    rig.find('.menu .stars button:nth-child(5)').click();
    await rig.settle();
    const why = rig.find<HTMLTextAreaElement>('.menu .why textarea');
    why.value = 'So quick!';
    rig.find('.menu .why .send').click();
    await rig.settle();
    await press('End conversation');
    const said = rig.server.frames.filter(({ type }) => type === 'rate' || type === 'end');
    expect(said).to.deep.equal([
      { type: 'rate', score: 5 },
      { type: 'rate', score: 5, comment: 'So quick!' },
      { type: 'end' },
    ]);
  });

  it('shows when reception is back while no staff are on duty', async () => {
    const server = new ScriptedServer();
    server.property = { online: false, opensAt: new Date(Date.now() + 36e5).toISOString() };
    await openChat({}, server);
    expect(rig.texts('.who p')[0]).to.match(/^Reception is back .*\d/);
  });

  it('keeps the header and the text field in view: only the messages scroll', async () => {
    await openChat();
    for (let line = 0; line < 20; line++) rig.server.say(`line ${line}`, { author: 'guest' });
    await rig.settle();
    for (const coming of rig.panel.getAnimations()) coming.finish(); // a message in animation still hides its overflow
    const panel = rig.find('.panel');
    expect(rig.find('.log').scrollHeight).to.be.above(rig.find('.log').clientHeight);
    expect(panel.scrollHeight).to.equal(panel.clientHeight);
  });

  it('loads older messages above without moving the visible ones', async () => {
    const server = new ScriptedServer();
    server.mode = 'snapshot';
    server.seq = 30;
    await openChat({}, server);
    for (let line = 0; line < 20; line++) server.say(`line ${line}`);
    await rig.settle();
    const log = rig.find('.log');
    log.scrollTop = 0;
    await until(() => server.sent('history').length === 1, 'history asked for');
    expect(server.sent('history')[0]).to.include({ before: 31 });
    const newest = (): number => rig.panel.querySelector('ol')?.lastElementChild?.getBoundingClientRect().top ?? 0;
    await rig.settle();
    const before = newest();
    const old = { author: 'ai', language: 'en', at: new Date().toISOString() };
    for (const seq of [28, 29, 30])
      server.push({ type: 'message', seq, message: { ...old, id: `old_${seq}`, text: `old ${seq}` } });
    server.push({ type: 'history', from: 28, to: 30, more: false });
    await rig.settle();
    expect(rig.texts('.bubble').slice(0, 4)).to.deep.equal(['old 28', 'old 29', 'old 30', 'line 0']);
    expect(newest()).to.be.closeTo(before, 60);
    expect(rig.panel.querySelector('.older')).to.equal(null);
  });
});

describe('the unread count of the chat', () => {
  it('is shown for messages that arrived while the panel was closed, and is reset when they are seen', async () => {
    await openChat();
    const counts: number[] = [];
    rig.chat.on('unread', ({ count }) => counts.push(count));
    rig.chat.close();
    rig.server.say('Your room is ready.');
    await rig.settle();
    expect(rig.find('.badge').textContent).to.equal('1');
    expect(rig.find('.launcher').getAttribute('aria-label')).to.equal('Open chat. New messages: 1');
    await rig.chat.open();
    await rig.settle();
    expect(counts).to.deep.equal([1, 0]);
    expect(rig.find('.badge').hidden).to.equal(true);
  });
});

describe('the chat after a reload', () => {
  it('shows the earlier messages without announcing them, and counts only new ones', async () => {
    localStorage.setItem(storageKey(PROPERTY_ID), '{"session":"a-session","unsent":[]}');
    localStorage.setItem(`${storageKey(PROPERTY_ID)}:seen`, '2');
    const server = new ScriptedServer();
    server.mode = 'snapshot';
    server.seq = 3;
    rig = await setup({}, server);
    const heard: string[] = [];
    rig.chat.on('message', ({ text }) => heard.push(text));
    await until(() => server.sent('hello').length === 1, 'the page connects by itself');
    expect(server.sent('hello')[0]).to.include({ session: 'a-session' });
    await rig.settle();
    server.seq = 0;
    for (const text of ['one', 'two', 'three']) server.say(text);
    await rig.settle();
    expect(rig.find('.badge').textContent).to.equal('1');
    expect(heard).to.deep.equal([]);
    server.say('four');
    await rig.settle();
    expect(rig.find('.badge').textContent).to.equal('2');
    expect(heard).to.deep.equal(['four']);
  });
});

describe('the connection of the chat', () => {
  it('stores nothing until the guest writes', async () => {
    await openChat();
    expect(localStorage.length).to.equal(0);
    rig.write('Hello');
    rig.press('Enter');
    await rig.settle();
    expect(Object.keys(localStorage)).to.include(storageKey(PROPERTY_ID));
  });

  it('keeps a message written while offline, also over a reload, and sends it once', async () => {
    const server = new ScriptedServer();
    server.reachable = false;
    rig = await setup({}, server);
    await rig.chat.open();
    await rig.chat.send('Late arrival at 23:00');
    await rig.settle();
    expect(rig.find('.line').dataset['delivery']).to.equal('waiting');
    const kept = { ...localStorage };
    rig.end();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));

    const later = new ScriptedServer();
    rig = await setup({}, later);
    await until(() => later.sent('send').length > 0, 'the kept line is sent');
    await rig.chat.open();
    await rig.settle();
    expect(later.sent('send').map(({ text }) => text)).to.deep.equal(['Late arrival at 23:00']);
    expect(rig.find('.line').dataset['delivery']).to.equal('sent');
  });

  it('resumes after a server restart, with the session and the last event number', async () => {
    await openChat();
    rig.write('Hello');
    rig.press('Enter');
    await rig.settle();
    rig.server.mode = 'resume';
    rig.server.cut(1012);
    await until(() => rig.server.sent('hello').length === 2, 'a second hello');
    expect(rig.server.sent('hello')[1]).to.include({ session: 'a-session', lastSeq: 1, epoch: 'e1' });
    await rig.settle();
    expect(rig.texts('.bubble')).to.deep.equal(['You: Hello']);
    expect(rig.server.sent('send')).to.have.length(1);
  });

  it('sends an unacknowledged message again with the same id', async () => {
    await openChat();
    rig.server.acknowledges = false;
    rig.write('Hello');
    rig.press('Enter');
    await rig.settle();
    rig.server.acknowledges = true;
    rig.server.cut(1006);
    await until(() => rig.server.sent('send').length === 2, 'the second send');
    const ids = rig.server.sent('send').map(({ id }) => id);
    expect(ids[0]).to.equal(ids[1]);
    await rig.settle();
    expect(rig.panel.querySelectorAll('.line')).to.have.length(1);
  });

  it('discards its data on a reset and loads the snapshot', async () => {
    await openChat();
    rig.server.say('from before');
    rig.server.push({ type: 'reset', reason: 'epoch' });
    rig.server.say('from the snapshot');
    await rig.settle();
    expect(rig.texts('.bubble')).to.deep.equal(['from the snapshot']);
  });

  it('requests one new session after close code 4401', async () => {
    await openChat();
    rig.write('Hello');
    rig.press('Enter');
    await rig.settle();
    rig.server.cut(4401);
    await until(() => rig.server.sent('hello').length === 2, 'a second hello');
    expect(rig.server.sent('hello')[1]).not.to.have.property('session');
  });

  it('starts again with an empty conversation', async () => {
    await openChat();
    rig.server.say('Goodbye.');
    rig.server.status('resolved');
    await rig.settle();
    rig.find('.person').click();
    await until(() => rig.server.sent('hello').length === 2, 'a second hello');
    await rig.settle();
    expect(rig.panel.querySelectorAll('.line')).to.have.length(0);
    expect(rig.server.sent('hello')[1]).not.to.have.property('session');
  });
});

describe('the language and look of the chat', () => {
  it('change at run time, in texts and direction', async () => {
    await openChat();
    rig.find('[part=menu-button]').click();
    await rig.settle();
    const select = rig.find<HTMLSelectElement>('.menu select');
    select.value = 'ar';
    select.dispatchEvent(new Event('change'));
    await until(() => rig.find('textarea').getAttribute('placeholder') === 'اكتب رسالة', 'Arabic texts');
    expect(getComputedStyle(rig.find('.panel')).direction).to.equal('rtl');
    rig.chat.setLocale('en');
    await until(() => rig.find('textarea').getAttribute('placeholder') === 'Write a message', 'English texts');
  });

  it('are drawn again when a property changes, which breaks first if decorators are compiled wrongly', async () => {
    await openChat();
    const panel = rig.outer.querySelector('service-chat-panel') as Panel & { menuOpen: boolean };
    panel.menuOpen = true;
    await rig.settle();
    expect(rig.panel.querySelector('.menu')).not.to.equal(null);
    panel.menuOpen = false;
    await rig.settle();
    expect(rig.panel.querySelector('.menu')).to.equal(null);
  });

  it('follow the side of the launcher', async () => {
    await openChat({ position: 'start' });
    expect(rig.find('.panel').getBoundingClientRect().left).to.be.closeTo(20, 6);
  });

  it('can be changed by the page with parts and slots', async () => {
    const server = new ScriptedServer();
    rig = await setup({}, server);
    const own = Object.assign(document.createElement('p'), { slot: 'before-composer', textContent: 'House rules' });
    rig.chat.element.append(own);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'service-chat::part(composer) { background: rgb(1, 2, 3) } service-chat { --service-chat-width: 333px }',
    );
    document.adoptedStyleSheets = [sheet];
    await rig.chat.open();
    await rig.settle();
    expect(getComputedStyle(rig.find('.composer')).backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(rig.find('.panel').offsetWidth).to.equal(333);
    expect(own.getBoundingClientRect().height).to.be.greaterThan(0);
    document.adoptedStyleSheets = [];
  });
});
