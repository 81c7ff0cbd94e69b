/**
 * The descriptions that editors show for `<service-chat>`. `custom-elements.json` and the data for VS Code are made
 * from them.
 */

interface Described {
  text: string;
  /** A TypeScript type. */
  type?: string;
  values?: readonly string[];
  fallback?: string;
}

export const ABOUT = 'A guest chat for a hotel website: the launcher, and the panel once a guest reaches for it.';

export const ATTRIBUTES: Readonly<Record<string, Described>> = {
  'property-id': {
    text: 'The hotel’s id, prp_…; the desk shows it under Settings, On your site. Required.',
    type: 'string',
  },
  'base-url': {
    text: 'The address of the ServiceChat server, such as https://chat.example. Required with the npm package.',
    type: 'string',
  },
  locale: {
    text: 'The language of the texts (BCP 47).',
    type: 'string',
    fallback: 'the page’s lang, then the browser’s languages',
  },
  theme: {
    text: 'Light, dark, or as the guest’s system has it.',
    values: ['auto', 'light', 'dark'],
    fallback: 'auto',
  },
  accent: {
    text: 'Any CSS colour; text on it and in it is kept readable.',
    type: 'string',
    fallback: 'the hotel’s colour',
  },
  position: {
    text: 'The corner at the end or the start of a line of text.',
    values: ['end', 'start'],
    fallback: 'end',
  },
  offset: {
    text: 'Pixels from the corner, or two numbers: along the line, and up.',
    type: 'string',
    fallback: '20',
  },
  mode: {
    text: 'A button in the corner, or a chat that fills the element’s own box.',
    values: ['floating', 'inline'],
    fallback: 'floating',
  },
  greeting: { text: 'A short line in a bubble beside the launcher.', type: 'string' },
};

export const EVENTS: Readonly<Record<string, Described>> = {
  ready: { text: 'The launcher is on the page.', type: 'CustomEvent<undefined>' },
  open: { text: 'The panel was opened.', type: 'CustomEvent<undefined>' },
  close: { text: 'The panel was closed.', type: 'CustomEvent<undefined>' },
  message: { text: 'A message was sent or came.', type: 'CustomEvent<MessageDetail>' },
  unread: { text: 'The number of unread messages changed.', type: 'CustomEvent<{ count: number }>' },
  error: { text: 'The chat cannot work; detail says why.', type: 'CustomEvent<ErrorDetail>' },
};

export const METHODS: Readonly<Record<string, Described>> = {
  open: { text: 'Shows the panel. Rejects where it cannot be fetched or the server does not serve this property.' },
  close: { text: 'Hides the panel.' },
  toggle: { text: 'Shows the panel, or hides it.' },
  send: { text: 'Opens the panel and sends a text as the guest’s.' },
  identify: { text: 'Says who the guest is, by a JSON Web Token your site signed.' },
  destroy: { text: 'Takes the chat off the page and ends its connection.' },
};

export const SLOTS: Readonly<Record<string, Described>> = {
  launcher: { text: 'Replaces the launcher’s icon.' },
  header: { text: 'Replaces the hotel’s name and status in the panel.' },
  empty: { text: 'Replaces the welcome before the first message.' },
  'before-composer': { text: 'Above the field the guest writes in.' },
};

/** CSS custom properties, without the prefix `--service-chat-`. */
export const CSS_PROPERTIES: Readonly<Record<string, Described>> = {
  accent: { text: 'The hotel’s colour.' },
  'on-accent': { text: 'Text on the accent.' },
  font: { text: 'Font family.' },
  radius: { text: 'How round the panel’s corners are.' },
  width: { text: 'The panel’s width.' },
  height: { text: 'The panel’s height.' },
  surface: { text: 'The panel’s background.' },
  sunken: { text: 'The background behind messages.' },
  raised: { text: 'The background of what stands out.' },
  text: { text: 'Text.' },
  muted: { text: 'Less important text.' },
  line: { text: 'Borders.' },
  'offset-inline': { text: 'Distance from the corner along the line.', fallback: '20px' },
  'offset-block': { text: 'Distance from the corner, up.', fallback: '20px' },
  'z-index': { text: 'Above what the chat lies.', fallback: '2147483000' },
  'launcher-size': { text: 'The launcher’s width and height.', fallback: '60px' },
  'launcher-radius': { text: 'How round the launcher is.', fallback: '50%' },
};
