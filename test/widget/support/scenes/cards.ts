import { until } from '../chat.ts';
import { SAMPLE_CARDS } from '../sample-cards.ts';
import type { Scene } from './stage.ts';

const CHOICES = [
  { label: 'Yes, please', value: 'affirm#7' },
  { label: 'No, thank you', value: 'deny#7' },
];

/** Scenes with each card below the newest message, where it can be tapped. */
export const CARD_SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  SAMPLE_CARDS.map((card, index) => [
    `card ${index + 1}: ${card.type}`,
    async (stage) => {
      await stage.open();
      stage.server.change({ carryOn: ['email'] });
      await stage.say('Please tell me more.');
      stage.server.say('Here you are.', { card, quickReplies: CHOICES });
      const isDrawn = (): boolean =>
        stage.rig.panel.querySelector('service-chat-card')?.shadowRoot?.querySelector('.card') != null;
      await until(isDrawn, 'the card is drawn');
    },
  ]),
);
