import 'axe-core'; // a classic script, which leaves `axe` on the window
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { type Card, card as cardSchema } from '../../../shared/protocol/card.ts';
import { mapLink } from '../../../widget/ui/cards/map-link.ts';
import { type Rig, setup, until } from '../support/chat.ts';
import { doubleText } from '../support/clipping.ts';
import { SAMPLE_CARDS } from '../support/sample-cards.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

const { axe } = window as unknown as { axe: typeof axeCore };
const CHOICES = [
  { label: 'Yes, please', value: 'affirm#7' },
  { label: 'No', value: 'deny#7' },
];

let rig: Rig;
afterEach(() => rig.end());

async function open(options: Record<string, string> = {}, server = new ScriptedServer()): Promise<void> {
  rig = await setup(options, server);
  await rig.chat.open();
  await rig.settle();
}

/** Sends a message of the hotel with a card, and returns the card's shadow root. */
async function show(card: Card, more: object = {}): Promise<ShadowRoot> {
  rig.server.say('Here you are.', { card, ...more });
  await until(() => cards().at(-1)?.shadowRoot?.childElementCount !== undefined, 'the card is there');
  await rig.settle();
  const root = cards().at(-1)?.shadowRoot;
  if (root == null) throw new Error('No card');
  return root;
}

function cards(): Element[] {
  return [...(rig.panel?.querySelectorAll('service-chat-card') ?? [])];
}

/** Waits until the page was drawn and its observers of sizes and scrolling have run. */
async function waitUntilDrawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Finishes all entrance animations, because a background page does not run them. */
function finishAnimations(): void {
  for (const one of rig.panel.getAnimations()) if (one.effect?.getTiming().iterations === 1) one.finish();
}

function textOf(root: ShadowRoot): string {
  return (root.querySelector('.card')?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function tap(root: ShadowRoot, index = 0): void {
  root.querySelectorAll<HTMLElement>('button')[index]?.click();
}

describe('cards in the chat', () => {
  it('are fully in view, the second like the first, and stay in view when their content grows', async () => {
    await open();
    for (let line = 0; line < 8; line++) rig.server.say(`line ${line}`);
    const log = rig.find('.log');
    const below = (): number => log.scrollHeight - log.scrollTop - log.clientHeight;
    const form = SAMPLE_CARDS.find(({ type }) => type === 'form');
    if (form === undefined) throw new Error('No form');
    for (let times = 0; times < 3; times++) {
      const root = await show(form);
      await until(() => root.querySelector('input') !== null, 'the card is drawn');
      await waitUntilDrawn();
      expect(below()).to.be.below(2);
    }
    rig.server.say('And this.');
    await rig.settle();
    rig.find('ol').style.paddingBlockEnd = '300px'; // before the page reports its scroll position
    await waitUntilDrawn();
    expect(below()).to.be.below(2);
    log.scrollTop = 0;
    await waitUntilDrawn();
    rig.find('ol').style.paddingBlockEnd = '400px';
    await waitUntilDrawn();
    expect(log.scrollTop).to.equal(0);
  });

  it('show an offer with its price, and a tap answers it once', async () => {
    await open();
    const offer = {
      type: 'offer',
      name: 'Late check-out',
      price: { amount: '25.00', currency: 'EUR' },
      state: 'offered',
    } as const;
    const root = await show(offer, { quickReplies: CHOICES });
    expect(textOf(root)).to.equal('Late check-out€25 Yes, pleaseNo');
    expect(rig.panel.querySelector('[part=quick-replies]')).to.equal(null);
    tap(root);
    await rig.settle();
    expect(rig.server.sent('send')[0]).to.include({ text: 'Yes, please', choice: 'affirm#7' });
    expect(root.querySelector('button')).to.equal(null);
  });

  it('show rooms side by side with the booking page, and load nothing from elsewhere', async () => {
    await open();
    const asked = performance.getEntriesByType('resource').length;
    const root = await show(SAMPLE_CARDS[3] as Card);
    expect(root.querySelectorAll('.carousel li')).to.have.length(3);
    expect(textOf(root)).to.include('€240').and.to.include('5');
    const link = root.querySelector('a');
    expect(link?.getAttribute('href')).to.equal('https://book.hotel.example/?from=2026-12-05');
    expect(link?.rel).to.include('noopener');
    const since = performance.getEntriesByType('resource').slice(asked);
    expect(since.filter(({ name }) => new URL(name).origin !== location.origin)).to.deep.equal([]);
  });

  it('link to the phone’s own map app, and to a web map on other devices', () => {
    const place = { name: 'Hotel', address: 'Seegasse 4, Lindau' };
    const where = 'Hotel%2C%20Seegasse%204%2C%20Lindau';
    expect(mapLink(place, { userAgent: 'X11; Linux; Android 16', maxTouchPoints: 5 })).to.equal(`geo:0,0?q=${where}`);
    expect(mapLink(place, { userAgent: 'iPhone', maxTouchPoints: 5 })).to.equal(
      `https://maps.apple.com/?daddr=${where}`,
    );
    expect(mapLink(place, { userAgent: 'Macintosh', maxTouchPoints: 5 })).to.include('maps.apple.com');
    expect(mapLink(place, { userAgent: 'Macintosh', maxTouchPoints: 0 })).to.include('openstreetmap.org');
  });

  it('with fields send their values as the guest’s text', async () => {
    await open();
    const root = await show({ type: 'form', fields: ['arrival', 'departure'], choice: 'booking_create' });
    const [arrival, departure] = root.querySelectorAll('input');
    root.querySelector('form')?.requestSubmit();
    expect(rig.server.sent('send')).to.have.length(0);
    if (arrival) arrival.value = '2027-05-01';
    if (departure) departure.value = '2027-05-03';
    root.querySelector('form')?.requestSubmit();
    await rig.settle();
    expect(rig.server.sent('send')[0]).to.include({ text: '2027-05-01 – 2027-05-03', choice: 'booking_create' });
    expect(cards()[0]?.shadowRoot?.querySelector('form')).to.equal(null);
  });

  it('call the hotel in the same page, and offer a reply by e-mail if the server sends e-mail', async () => {
    const server = new ScriptedServer();
    server.property = { carryOn: ['email'] };
    await open({}, server);
    const root = await show({ type: 'contact', name: 'Hotel Lindenhof', phone: '+49 8382 550140' });
    expect(root.querySelector('a')?.getAttribute('href')).to.equal('tel:+498382550140');
    expect(root.querySelector('a')?.hasAttribute('target')).to.equal(false);
    tap(root);
    await until(() => rig.panel.querySelector('service-chat-ways') !== null, 'the address can be left');
  });

  it('of a later version, or with an invalid address, leave only the text', async () => {
    await open();
    const unknown = await show({ type: 'hologram' } as unknown as Card);
    expect(unknown.querySelector('.card')).to.equal(null);
    expect(rig.texts('.bubble').at(-1)).to.equal('Here you are.');
    const root = await show({ type: 'booking', rooms: [], url: 'javascript:alert(1)' });
    expect(root.querySelector('a')).to.equal(null);
  });

  it('do not change the text of the transcript and of the unread preview', async () => {
    await open();
    await show({ type: 'place', name: 'Hotel', address: 'Seegasse 4' });
    expect(rig.texts('[aria-live=polite]')[0]).to.include('Here you are.');
  });
});

/** Returns axe's findings in the newest card. */
async function faultsOfLast({ type }: Card): Promise<string[]> {
  const last = cards().at(-1);
  if (last === undefined) throw new Error(`no ${type} is drawn`);
  const { violations } = await axe.run(last);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${type} ${id}: ${html}`));
}

describe('every kind of card', () => {
  it('is among the tested samples', () => {
    const types = cardSchema.options.map(({ shape }) => shape.type.value);
    expect([...new Set(SAMPLE_CARDS.map(({ type }) => type))].sort()).to.deep.equal(types.sort());
  });

  const looks: Record<string, string>[] = [
    { theme: 'light' },
    { theme: 'dark' },
    { theme: 'dark', locale: 'ar' },
    { theme: 'light', locale: 'ar' },
  ];
  for (const look of looks)
    it(`has no axe error, ${Object.values(look).join(' ')}`, async () => {
      await open(look);
      document.title = 'Hotel';
      document.documentElement.lang = 'en';
      const found: string[] = [];
      for (const card of SAMPLE_CARDS) {
        await show(card, { quickReplies: CHOICES });
        finishAnimations();
        found.push(...(await faultsOfLast(card)));
      }
      expect(found).to.deep.equal([]);
    });

  for (const locale of ['en', 'de', 'ar'])
    it(`fits into 320 pixels at twice the text size, ${locale}`, async () => {
      await setViewport({ width: 320, height: 640 });
      try {
        await open({ locale });
        const found: string[] = [];
        for (const card of SAMPLE_CARDS) {
          const root = await show(card, { quickReplies: CHOICES });
          doubleText(root);
          found.push(...clipped(root).map((fault) => `${card.type}: ${fault}`));
          finishAnimations();
          found.push(...(await faultsOfLast(card)));
        }
        expect(found).to.deep.equal([]);
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });

  it('has borders and a focus outline in forced colors', async () => {
    await executeServerCommand('forced-colors', true);
    try {
      await open();
      const bare: string[] = [];
      for (const card of SAMPLE_CARDS) {
        const root = await show(card, { quickReplies: CHOICES });
        for (const part of root.querySelectorAll<HTMLElement>(
          '.card, .card > a, .actions > *, .form button, input, .carousel li',
        )) {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(part);
          if (borderTopStyle === 'none' || borderTopWidth === '0px')
            bare.push(`${card.type}: ${part.localName} has no edge`);
        }
        finishAnimations();
        bare.push(...(await faultsOfLast(card)));
      }
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
      expect(bare).to.deep.equal([]);
    } finally {
      await executeServerCommand('forced-colors', false);
    }
  });

  it('has buttons and links of 44 pixels', async () => {
    await open();
    const small: string[] = [];
    for (const card of SAMPLE_CARDS) {
      const root = await show(card, { quickReplies: CHOICES });
      finishAnimations();
      for (const target of root.querySelectorAll('button, a, input')) {
        const { width, height } = target.getBoundingClientRect();
        if (width < 43.5 || height < 43.5) small.push(`${card.type} ${width}×${height}`);
      }
    }
    expect(small).to.deep.equal([]);
  });
});

/** Lists content that overflows a card or its button; a carousel may scroll. */
function clipped(root: ShadowRoot): string[] {
  const frame = root.querySelector('.card')?.getBoundingClientRect();
  if (frame === undefined) return [];
  const outer = frame.left < -1 || frame.right > innerWidth + 1 ? ['leaves the page'] : [];
  const faults = [...root.querySelectorAll('p, a, button, label, input, li, dt, dd, strong, span')]
    .filter((element) => element.closest('.carousel') === null)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && element.localName !== 'input')
      );
    })
    .map((element) => `${element.localName} “${element.textContent?.trim()}”`);
  return [...outer, ...faults];
}
