import 'axe-core'; // a classic script, which leaves `axe` on the window
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { type Rig, setup } from '../support/chat.ts';

const { axe } = window as unknown as { axe: typeof axeCore };

let rig: Rig;
afterEach(() => rig.end());

/** Rules of WCAG A and AA and the best practices that concern an embedded widget. */
async function findFaults(): Promise<string[]> {
  document.title = 'Hotel';
  document.documentElement.lang = 'en';
  const { violations } = await axe.run(document, {
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Finishes all entrance animations, because a background page does not run them. */
function finishAnimations(): void {
  for (const one of rig.panel.getAnimations()) if (one.effect?.getTiming().iterations === 1) one.finish();
}

async function talk(options: Record<string, string>): Promise<void> {
  rig = await setup(options);
  await rig.chat.open();
  rig.write('Can I bring my dog?');
  rig.press('Enter');
  await rig.settle();
  rig.server.push({ type: 'receipt', seq: 2, upTo: 1, state: 'read' });
  rig.server.seq = 2;
  rig.server.say('Yes. See https://hotel.example', {
    sources: [{ type: 'faq', label: 'Dogs' }],
    quickReplies: [{ label: 'Thanks', value: 'thanks' }],
    parts: [
      { text: 'Yes.', language: 'en' },
      { text: 'Ja, gern.', language: 'de' },
    ],
  });
  rig.server.say('Anna has joined.', { author: 'system' });
  rig.server.status('waiting');
  rig.server.push({ type: 'typing', author: 'staff', on: true });
  await rig.settle();
  finishAnimations();
}

describe('axe finds no error in the chat', () => {
  it('when it is closed, with a greeting', async () => {
    rig = await setup({ greeting: 'How can we help?' });
    expect(await findFaults()).to.deep.equal([]);
  });

  it('when it is open and empty', async () => {
    rig = await setup();
    await rig.chat.open();
    await rig.settle();
    finishAnimations();
    expect(await findFaults()).to.deep.equal([]);
  });

  for (const theme of ['light', 'dark']) {
    for (const accent of ['', '#e8b923', '#5b2a86']) {
      it(`in a conversation, ${theme} ${accent}`, async () => {
        await talk({ theme, ...(accent && { accent }) });
        expect(await findFaults()).to.deep.equal([]);
      });
    }
  }

  it('in Arabic, with the options open', async () => {
    await talk({ locale: 'ar', theme: 'light' });
    rig.find('[part=menu-button]').click();
    await rig.settle();
    finishAnimations();
    expect(await findFaults()).to.deep.equal([]);
  });

  it('after the end, with the rating', async () => {
    await talk({ theme: 'dark' });
    rig.server.status('resolved');
    await rig.settle();
    expect(await findFaults()).to.deep.equal([]);
  });
});

it('every button and link of the chat is at least 44 pixels in size', async () => {
  await talk({});
  rig.find('[part=menu-button]').click();
  await rig.settle();
  finishAnimations();
  const small = [...rig.panel.querySelectorAll<HTMLElement>('button, select, textarea'), rig.find('.launcher')]
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
    .map(({ target, box }) => `${target.className} ${box.width}×${box.height}`);
  expect(small).to.deep.equal([]);
});
