import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { setLocale } from '../../../widget/chat/localization.ts';
import type { ServiceChatPanel } from '../../../widget/chat/panel.ts';
import { LOCALES } from '../../../widget/locales/launcher-texts.ts';
import { direction } from '../../../widget/locales/locale-codes.ts';
import { backAt, dayOf, timeOfDay } from '../../../widget/ui/format.ts';
import { doubleText, findClipped } from '../support/clipping.ts';
import { SCENES } from '../support/scenes/scenes.ts';
import { Stage } from '../support/scenes/stage.ts';

/** The narrowest supported screen, with text at twice its size. */
const SCREEN = { width: 320, height: 640 };

const stage = new Stage();

/** Changes the language like the options, and waits until the texts are loaded. */
async function setLanguage(locale: string): Promise<void> {
  stage.rig.chat.setLocale(locale);
  await setLocale(locale); // waits for the load that the line above started
  await (stage.rig.outer.querySelector('service-chat-panel') as ServiceChatPanel).updateComplete;
}

/** The scenes inside the panel; cards have their own test, and a closed chat has no panel. */
const SCENE_NAMES = Object.keys(SCENES).filter((name) => !/^card|^closed/.test(name));

describe('in every language, at 320 pixels and twice the text size, no text of the chat is cut off', () => {
  before(async () => {
    document.documentElement.style.opacity = '0'; // laid out, and not painted: where each letter stands is known without
    await setViewport(SCREEN);
  });
  after(async () => {
    document.documentElement.style.opacity = '';
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(() => stage.end());

  for (const name of SCENE_NAMES) {
    it(name, async () => {
      await SCENES[name]?.(stage);
      const clipped: Record<string, string[]> = {};
      for (const locale of LOCALES) {
        await setLanguage(locale);
        expect(getComputedStyle(stage.rig.find('.panel')).direction, locale).to.equal(direction(locale));
        doubleText(stage.rig.panel);
        const found = findClipped(stage.rig.panel);
        if (found.length > 0) clipped[locale] = found;
      }
      expect(clipped).to.deep.equal({});
    });
  }
});

it('times are formatted without an English word, whatever locales the browser supports', () => {
  const now = new Date(2026, 10, 21, 15);
  const monday = new Date(2026, 10, 23, 15, 5).toISOString();
  const english = /Monday|Saturday|Today/;
  for (const locale of LOCALES.filter((code) => code !== 'en')) {
    const words = [dayOf(now.toISOString(), locale, now), dayOf(monday, locale, now), backAt(monday, locale, now)];
    expect([...words, timeOfDay(monday, locale)].join(' '), locale).not.to.match(english);
  }
  expect([backAt(monday, 'ka', now), timeOfDay(monday, 'is')]).to.deep.equal(['23.11., 15:05', '15:05']);
});
