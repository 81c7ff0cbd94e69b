import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { setLocale } from '../../../widget/chat/localization.ts';
import type { ServiceChatPanel } from '../../../widget/chat/panel.ts';
import type { ServiceChatElement } from '../../../widget/launcher/service-chat.ts';
import { findFaults, finishMovements } from '../support/axe.ts';
import { doubleText, findClipped, findCovered, findCramped } from '../support/clipping.ts';
import { SCENES } from '../support/scenes/scenes.ts';
import { Stage } from '../support/scenes/stage.ts';

/** How a guest looks at it: their screen, their colours, their language, their size of text. */
interface Look {
  screen: { width: number; height: number };
  theme: 'light' | 'dark';
  locale: string;
  accent?: string;
  isForced?: boolean;
  isDoubled?: boolean;
}

const PHONE = { width: 390, height: 780 };
const DESK = { width: 1_000, height: 780 };
/** Those of one screen follow each other: a page takes long to be another size. The last is the one on which the next scene is set. */
const LOOKS: Readonly<Record<string, Look>> = {
  'phone, light': { screen: PHONE, theme: 'light', locale: 'en' },
  'phone, dark, Arabic': { screen: PHONE, theme: 'dark', locale: 'ar' },
  'forced colours': { screen: PHONE, theme: 'light', locale: 'en', isForced: true },
  '320 pixels, text at twice its size': {
    screen: { width: 320, height: 640 },
    theme: 'light',
    locale: 'en',
    isDoubled: true,
  },
  'desk, dark, the house’s yellow': { screen: DESK, theme: 'dark', locale: 'de', accent: '#e8b923' },
  'desk, light, Arabic': { screen: DESK, theme: 'light', locale: 'ar' },
};

const stage = new Stage();

/** What the browser was last asked for: it is asked again only for something else. */
let screen = '';
let isForcedNow = false;

async function showOn(size: Look['screen'], isForced: boolean): Promise<void> {
  if (screen !== `${size.width} ${size.height}`) await setViewport(size);
  screen = `${size.width} ${size.height}`;
  if (isForced !== isForcedNow) await executeServerCommand('forced-colors', isForced);
  isForcedNow = isForced;
}

/** The page was laid out and drawn, and whoever watches sizes and scrolling has heard of it. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** A picture, where some are wished. */
let isPictured = true;
async function picture(name: string): Promise<void> {
  if (isPictured) isPictured = (await executeServerCommand('picture', name.replace(/[^\w-]+/g, '-'))) === true;
}

async function lookAs({
  screen: size,
  theme,
  locale,
  accent = '',
  isForced = false,
  isDoubled = false,
}: Look): Promise<void> {
  const { rig } = stage;
  await showOn(size, isForced);
  Object.assign(rig.chat.element as ServiceChatElement, { theme, accent });
  rig.chat.setLocale(locale);
  await setLocale(locale);
  await rig.settle();
  await (rig.outer.querySelector('service-chat-panel') as ServiceChatPanel | null)?.updateComplete;
  if (isDoubled && rig.panel) doubleText(rig.panel);
  await drawn();
  // As it would be had the text been so from the start: what was said last is in sight, or a picture of it shows something else.
  if (rig.panel?.querySelector('.log ol')) rig.panel.querySelector('.log')?.scrollTo({ top: 1e6, behavior: 'instant' });
  finishMovements();
}

/** Best practices that do not concern a chat in somebody else's page. */
const NOT_OURS = ['region', 'landmark-one-main', 'page-has-heading-one'];

describe('in every state and look of the chat, axe finds no error, no text is cut off, and every button is reachable', () => {
  before(() => {
    document.title = 'Hotel';
    document.documentElement.lang = 'en';
  });
  afterEach(() => stage.end());
  after(() => showOn({ width: 800, height: 600 }, false));

  for (const [name, play] of Object.entries(SCENES))
    it(name, async () => {
      await play(stage);
      const found: Record<string, string[]> = {};
      for (const [title, look] of Object.entries(LOOKS)) {
        await lookAs(look);
        await picture(`${name}--${title}`);
        const { panel, chat } = stage.rig;
        const seen =
          panel && (chat.element as ServiceChatElement).isOpen
            ? [...findClipped(panel), ...findCramped(panel), ...findCovered(panel)]
            : [];
        const wrong = [...(await findFaults('all', NOT_OURS)), ...seen];
        if (wrong.length > 0) found[title] = wrong;
      }
      expect(found).to.deep.equal({});
    });
});
