import 'axe-core'; // a classic script, which leaves `axe` on the window
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { setLocale } from '../../../widget/chat/localization.ts';
import type { ServiceChatPanel } from '../../../widget/chat/panel.ts';
import type { ServiceChatElement } from '../../../widget/launcher/service-chat.ts';
import { doubleText, findClipped, findCovered, findCramped } from '../support/clipping.ts';
import { SCENES } from '../support/scenes/scenes.ts';
import { Stage } from '../support/scenes/stage.ts';

const { axe } = window as unknown as { axe: typeof axeCore };

/** A guest's presentation: screen, colours, language and text size. */
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
const LOOKS: Readonly<Record<string, Look>> = {
  'phone, light': { screen: PHONE, theme: 'light', locale: 'en' },
  'phone, dark, Arabic': { screen: PHONE, theme: 'dark', locale: 'ar' },
  'desk, dark, the house’s yellow': { screen: DESK, theme: 'dark', locale: 'de', accent: '#e8b923' },
  'desk, light, Arabic': { screen: DESK, theme: 'light', locale: 'ar' },
  'forced colours': { screen: PHONE, theme: 'light', locale: 'en', isForced: true },
  '320 pixels, text at twice its size': {
    screen: { width: 320, height: 640 },
    theme: 'light',
    locale: 'en',
    isDoubled: true,
  },
};

const stage = new Stage();

async function lookAs({
  screen,
  theme,
  locale,
  accent = '',
  isForced = false,
  isDoubled = false,
}: Look): Promise<void> {
  const { rig } = stage;
  await setViewport(screen);
  await executeServerCommand('forced-colors', isForced);
  Object.assign(rig.chat.element as ServiceChatElement, { theme, accent });
  rig.chat.setLocale(locale);
  await setLocale(locale);
  await rig.settle();
  await (rig.outer.querySelector('service-chat-panel') as ServiceChatPanel | null)?.updateComplete;
  if (isDoubled && rig.panel) doubleText(rig.panel);
  // Scrolls to the newest message, as if the text had this size from the start, so that pictures show it.
  if (rig.panel?.querySelector('.log ol')) rig.panel.querySelector('.log')?.scrollTo({ top: 1e6, behavior: 'instant' });
  finishAnimations(rig.outer);
}

/** Finishes all entrance animations, because a background page does not run them. */
function finishAnimations(root: ShadowRoot): void {
  for (const one of root.getAnimations()) if (one.effect?.getTiming().iterations === 1) one.finish();
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot !== null) finishAnimations(shadowRoot);
}

/** Returns axe's findings for WCAG A and AA, and for the best practices that concern a chat in another site's page. */
async function faults(): Promise<string[]> {
  const rules = ['region', 'landmark-one-main', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]);
  const { violations } = await axe.run(document, { rules: Object.fromEntries(rules) });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

describe('in every state and look of the chat, axe finds no error, no text is cut off, and every button is reachable', () => {
  before(() => {
    document.title = 'Hotel';
    document.documentElement.lang = 'en';
  });
  afterEach(async () => {
    stage.end();
    await executeServerCommand('forced-colors', false);
    await setViewport({ width: 800, height: 600 });
  });

  for (const [name, play] of Object.entries(SCENES))
    it(name, async () => {
      await play(stage);
      const found: Record<string, string[]> = {};
      for (const [title, look] of Object.entries(LOOKS)) {
        await lookAs(look);
        await executeServerCommand('picture', `${name}--${title}`.replace(/[^\w-]+/g, '-'));
        const { panel, chat } = stage.rig;
        const seen =
          panel && (chat.element as ServiceChatElement).isOpen
            ? [...findClipped(panel), ...findCramped(panel), ...findCovered(panel)]
            : [];
        const wrong = [...(await faults()), ...seen];
        if (wrong.length > 0) found[title] = wrong;
      }
      expect(found).to.deep.equal({});
    });
});
