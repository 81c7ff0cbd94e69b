import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import { FakeHotel } from './fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;

afterEach(() => {
  open?.close();
  open = null;
});

function start(hotel: FakeHotel, path = '/desk'): OpenDesk {
  open = openDesk(hotel, path);
  return open;
}

const rows = () => findAll(document, 'a.row').map((row) => row.dataset['id']);
const bubbles = () => findAll(document, '.bubble').map((bubble) => bubble.textContent?.trim());

async function write(words: string): Promise<void> {
  const field = await until('the composer', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }));
}

describe('signing in to the desk', () => {
  it('accepts e-mail and password, and shows when they are wrong', async () => {
    const hotel = busyDay();
    hotel.signedIn = false;
    start(hotel);
    const email = (await see('input[type=email]')) as HTMLInputElement;
    const password = (await see('input[type=password]')) as HTMLInputElement;
    type(email, 'mia@lindenhof.example');
    type(password, 'wrong');
    (await button('Sign in')).click();
    await see('[role=alert]', 'not right');
    type(password, 'open sesame please');
    (await button('Sign in')).click();
    await see('a.row', 'Anna Berger');
  });

  it('accepts a link once, and removes its token from the address', async () => {
    const hotel = busyDay();
    hotel.signedIn = false;
    start(hotel, '/desk#link=fresh');
    await see('a.row', 'Anna Berger');
    expect(location.hash).not.to.contain('fresh');
  });

  it('shows that a link was already used, and offers the form', async () => {
    const hotel = busyDay();
    hotel.signedIn = false;
    start(hotel, '/desk#link=spent');
    await see('.word', 'used already');
    await see('input[type=email]');
  });

  it('sets a first password', async () => {
    const hotel = busyDay();
    hotel.signedIn = false;
    start(hotel, '/desk#password=tok');
    type((await see('input[type=password]')) as HTMLInputElement, 'a short sentence');
    (await button('Set the password')).click();
    await see('.word', 'Sign in with it');
    expect(hotel.calls.find(({ path }) => path === '/auth/password')?.body).to.deep.equal({
      token: 'tok',
      password: 'a short sentence',
    });
  });

  it('accepts a link that is opened while the session is still being checked', async () => {
    const hotel = busyDay();
    hotel.signedIn = false;
    const answer = Promise.withResolvers<void>();
    hotel.beforeAnswer = () => answer.promise;
    const { desk, element } = start(hotel);
    location.hash = '#password=tok';
    await see('input[type=password]');
    answer.resolve();
    await desk.world.api.me().catch(() => null); // this request is sent later and answered later
    await element.updateComplete;
    expect(findAll(document, 'desk-new-password')).to.have.length(1);
  });

  it('is shown again when the session ends, and the guests’ data is removed', async () => {
    const hotel = busyDay();
    const { desk } = start(hotel);
    await see('.link', 'Live');
    hotel.sockets.at(-1)?.drop(4401);
    await see('.word', 'signed out');
    expect(desk.state.conversations.size).to.equal(0);
  });
});

describe('the desk’s list of conversations', () => {
  it('shows waiting guests first, including drafts to approve, then the newest', async () => {
    start(busyDay());
    await see('a.row', 'Anna Berger');
    expect(rows()).to.deep.equal(['cnv_arabic', 'cnv_late', 'cnv_jon', 'cnv_shower', 'cnv_dog']);
  });

  it('moves a conversation up when its guest writes, and sorts waiting guests by how long they wait', async () => {
    const hotel = busyDay();
    start(hotel);
    await see('.link', 'Live');
    await see('a.row', 'Anna Berger');
    hotel.addMessage('cnv_dog', { text: 'Hallo?', language: 'de' });
    await until('the dog first behind them', () => rows()[2] === 'cnv_dog');
    hotel.change('cnv_jon', { state: 'waiting', waitingSince: hotel.now() });
    hotel.change('cnv_dog', { state: 'waiting', waitingSince: hotel.now() });
    const waiting = 'cnv_arabic,cnv_late,cnv_jon,cnv_dog';
    await until('all four, in the order they wait', () => rows().slice(0, 4).join() === waiting);
    expect(document.title).to.match(/^\(4\)/); // a draft also counts as waiting
  });

  it('says so when it is empty', async () => {
    start(new FakeHotel());
    await see('h2', 'No conversations yet');
  });

  it('can be loaded again after an error', async () => {
    const hotel = busyDay();
    hotel.broken = true;
    const { desk } = start(hotel);
    await see('desk-failed', '');
    await see('h2', 'could not be loaded');
    hotel.broken = false;
    (await button('Try again')).click();
    await see('a.row', 'Anna Berger');
    expect(desk.state.listing.loading).to.equal('ready');
  });

  it('is filtered by state and by words', async () => {
    start(busyDay());
    await see('a.row', 'Anna Berger');
    (await button('Waiting')).click();
    await until('who waits, and a draft', () => rows().join() === 'cnv_arabic,cnv_late');
    (await button('Active')).click();
    const search = findAll<HTMLInputElement>(document, 'input[type=search]')[0];
    if (!search) throw new Error('No search');
    type(search, 'lacroix');
    await until('Pierre alone', () => rows().join() === 'cnv_late');
    type(search, 'Darf ich meinen Hund');
    await until('an older message, found by the server', () => rows().join() === 'cnv_dog');
  });
});

describe('a conversation in the desk', () => {
  it('shows each message in its own language and direction, and the reason for an AI message', async () => {
    start(busyDay(), '/desk/inbox/cnv_arabic');
    const guest = await see('.bubble p', 'مرحبا');
    expect([guest.lang, guest.dir]).to.deep.equal(['ar', 'rtl']);
    const quoted = await see('.bubble p', 'Our garage');
    expect([quoted.lang, quoted.dir]).to.deep.equal(['en', 'ltr']);
    (await see('summary', 'Answered (Pets)')).click();
    expect((await see('.more', 'Answered from FAQ Can I bring my dog?')).textContent).not.to.include('0.91');
    await see('blockquote', 'dogs are welcome');
  });

  it('gives no reason in English in a desk of another language', async () => {
    const { desk } = start(busyDay(), '/desk/inbox/cnv_arabic');
    await desk.speak('de');
    (await see('summary', 'Beantwortet')).click();
    await see('blockquote', 'dogs are welcome');
    expect(
      findAll(document, '.more')
        .map(({ textContent }) => textContent)
        .join(),
    ).not.to.include('Answered from');
    await desk.speak('en');
  });

  it('is taken over, answered, given back, resolved and reopened by keys', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_arabic');
    await see('.bubble', 'مرحبا');
    press('t');
    await until('staffed', () => hotel.conversations.get('cnv_arabic')?.['state'] === 'staffed');
    await write('مساء الخير');
    await see('.line.staff .bubble', 'مساء الخير');
    press('l');
    await until('open', () => hotel.conversations.get('cnv_arabic')?.['state'] === 'open');
    press('e');
    await until('resolved', () => hotel.conversations.get('cnv_arabic')?.['state'] === 'resolved');
    await button('Reopen');
    press('o');
    await until('open again', () => hotel.conversations.get('cnv_arabic')?.['state'] === 'open');
  });

  it('is taken from a colleague only after a confirmation', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_jon');
    await see('.bubble', '朝食');
    press('t');
    await see('wa-dialog p', 'Jon Winter holds');
    findAll(document, 'wa-button.yes')[0]?.click();
    await until('ours', () => JSON.stringify(hotel.conversations.get('cnv_jon')?.['assignee']).includes(hotel.me.id));
    expect(hotel.calls.filter(({ path }) => path.endsWith('/takeover')).map(({ body }) => body)).to.deep.equal([
      {},
      { force: true },
    ]);
  });

  it('sends a reply once if it is sent again after a lost answer', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    await see('.link', 'Live');
    hotel.next.push((method, path) => (method === 'POST' && path.endsWith('/messages') ? 'lost' : null));
    await write('Ja, im Garten steht ein Napf.');
    (await button('Send again')).click();
    await until('settled', () => findAll(document, '.failed, .sending').length === 0);
    expect(bubbles().filter((words) => words?.includes('Napf'))).to.have.length(1);
    expect(hotel.messages.get('cnv_dog')?.filter(({ text }) => String(text).includes('Napf'))).to.have.length(1);
  });

  it('shows an internal note to colleagues only', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_shower');
    await see('.bubble', 'cold water');
    press('n');
    await see('form.note textarea');
    await write('Plumber comes at 11');
    await see('.line.note .bubble', 'Plumber comes');
    expect(hotel.conversations.get('cnv_shower')?.['state']).to.equal('open');
  });

  it('shows which colleagues are there and that the guest is typing', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    await see('.link', 'Live');
    const viewers = [{ id: 'usr_jon', name: 'Jon Winter', typing: true }];
    hotel.sockets.at(-1)?.receive({ type: 'presence', conversationId: 'cnv_dog', viewers, guest: { typing: true } });
    await see('.company', 'Jon Winter is writing');
    await see('.typing', 'guest is writing');
    expect(hotel.sockets.at(-1)?.sent).to.deep.include({ type: 'presence', conversationId: 'cnv_dog', typing: false });
  });
});

describe('drafts in the desk', () => {
  it('are approved unchanged', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_late');
    await see('.words', 'départ tardif');
    press('y');
    await see('.line.ai .bubble', 'départ tardif');
    expect(hotel.calls.find(({ path }) => path.endsWith('/approve'))?.body).to.deep.equal({ revision: 1 });
    await until('no draft', () => findAll(document, 'desk-draft').length === 0);
  });

  it('are edited and sent, or discarded', async () => {
    const hotel = busyDay();
    hotel.addDraft('dft_second', { conversationId: 'cnv_late', text: 'Zweiter', language: 'de' });
    start(hotel, '/desk/inbox/cnv_late');
    await see('.words', 'Zweiter');
    const [first, second] = findAll(document, 'desk-draft').map((draft) => draft.shadowRoot);
    const press = (root: ShadowRoot | null | undefined, words: string) =>
      [...(root?.querySelectorAll<HTMLElement>('wa-button') ?? [])]
        .find((one) => one.textContent?.includes(words))
        ?.click();
    press(second, 'Discard');
    await until('one draft', () => findAll(document, 'desk-draft').length === 1);
    press(first, 'Edit');
    const area = await until('the field', () => first?.querySelector('textarea'));
    type(area, 'Oui, 25 €.');
    press(first, 'Send the edited');
    await see('.line.ai .bubble', 'Oui, 25 €.');
  });
});

describe('the connection of the desk', () => {
  it('resumes after an interruption without missing, repeated or reordered messages', async () => {
    const hotel = busyDay();
    const { wake } = start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    await see('.link', 'Live');
    hotel.addMessage('cnv_dog', { text: 'one' });
    await see('.bubble', 'one');
    hotel.offline = true;
    hotel.sockets.at(-1)?.drop();
    await see('.link', 'Offline');
    hotel.addMessage('cnv_dog', { text: 'two' });
    hotel.addMessage('cnv_dog', { text: 'three' });
    hotel.offline = false;
    wake();
    await see('.bubble', 'three');
    await see('.link', 'Live');
    for (const frame of hotel.log.slice(-4)) hotel.sockets.at(-1)?.receive(frame);
    hotel.addMessage('cnv_dog', { text: 'four' });
    await see('.bubble', 'four');
    expect(bubbles().slice(-4)).to.deep.equal(['one', 'two', 'three', 'four']);
    const hellos = hotel.sockets.flatMap(({ sent }) => sent).filter(({ type }) => type === 'hello');
    expect(hellos.map(({ lastEvent }) => typeof lastEvent)).to.deep.equal(['undefined', 'number']);
  });
});

it('the desk shows the sign-in if the session ended while the desk was offline', async () => {
  const hotel = busyDay();
  const { wake } = start(hotel);
  await see('.link', 'Live');
  hotel.sockets.at(-1)?.drop();
  hotel.signedIn = false;
  wake();
  await see('.word', 'signed out');
});

describe('tasks and set-up in the desk', () => {
  it('a task is moved to its next state', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/tasks');
    const title = await see('h3', 'Shower');
    const card = title.getRootNode() as ShadowRoot;
    await see('.late', 'Late');
    findAll(card, 'wa-button')
      .find(({ textContent }) => textContent?.includes('Start'))
      ?.click();
    await until('in progress', () => hotel.tasks.get('tsk_1')?.['state'] === 'in_progress');
  });

  it('the training is saved, and errors are shown in the desk’s own words', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/teach');
    (await see('.open', 'Can I bring my dog?')).click();
    type((await see('#question')) as HTMLInputElement, 'Dogs?');
    const errors = [{ pointer: '/faqs/0/question', code: 'too_short', detail: 'Say a little more' }];
    hotel.next.push((method) =>
      method === 'PUT' ? { status: 422, body: { code: 'validation_failed', detail: 'No', errors } } : null,
    );
    (await button('Save')).click();
    await see('.editor .fault', 'Please fill this in');
    (await button('Save')).click();
    await see('.open', 'Dogs?');
    await until('stored', () => JSON.stringify(hotel.stored['training']).includes('"question":"Dogs?"'));
  });

  it('the script tag of this property is offered', async () => {
    start(busyDay(), '/desk/settings/script');
    await see('code', 'data-property-id="prp_lindenhof"');
  });
});
