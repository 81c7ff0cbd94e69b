import type { PanelModule } from '../launcher/contract.ts';
import { openBrowserLink } from './browser-link.ts';
import { ChoiceShelf } from './choices.ts';
import { getLocale, setLocale } from './localization.ts';
import { ServiceChatPanel } from './panel.ts';
import { openPreviewLink } from './preview-link.ts';
import { createShelf } from './storage.ts';

/** Loads the texts of a locale before the first render; those of the source locale are in the bundle. */
export const prepare: PanelModule['prepare'] = async (locale) => {
  await setLocale(locale);
};

export const createPanel: PanelModule['createPanel'] = (setup) => {
  if (customElements.get('service-chat-panel') === undefined) {
    customElements.define('service-chat-panel', ServiceChatPanel);
  }
  const { propertyId, baseUrl, identity } = setup;
  const shelf = createShelf(propertyId);
  const panel = new ServiceChatPanel();
  panel.choices = new ChoiceShelf(propertyId);
  panel.setAttribute('exportparts', PARTS.join(', '));
  panel.setup = setup;
  const { locale } = panel.choices.get();
  if (setup.preview === null && locale !== undefined) queueMicrotask(() => setup.localeChosen(locale));
  panel.expected = setup.preview === null && shelf.read() !== null;
  panel.openLink =
    setup.preview === null
      ? openBrowserLink({ propertyId, baseUrl, identity, shelf, locale: getLocale })
      : openPreviewLink(setup.preview);
  return panel;
};

/** The parts that a page may style with `::part()`. */
const PARTS = [
  'panel',
  'header',
  'menu',
  'menu-button',
  'erase',
  'close-button',
  'banner',
  'log',
  'empty',
  'hours',
  'name',
  'message',
  'message-guest',
  'message-ai',
  'message-staff',
  'source',
  'help',
  'card',
  'card-action',
  'typing',
  'quick-replies',
  'quick-reply',
  'rating',
  'dock',
  'talk-to-reception',
  'composer',
  'attach',
  'record',
  'chosen',
  'files',
  'input',
  'send',
  'agree',
  'contact',
];
