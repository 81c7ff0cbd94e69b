import { html, type TemplateResult } from 'lit';

/** Icons on a 24 px square with one stroke. Icons with a direction are mirrored in right-to-left languages. */
const SHAPES = {
  inbox:
    'M4 13l2.6-7.2A2 2 0 0 1 8.5 4.5h7a2 2 0 0 1 1.9 1.3L20 13v4.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 13h4.5a3.5 3.5 0 0 0 7 0H20',
  tasks: 'M10 6.5h10M10 12h10M10 17.5h10M3.5 6.5l1.4 1.4 2.4-2.8M3.5 12l1.4 1.4 2.4-2.8M3.5 17.5l1.4 1.4 2.4-2.8',
  teach: 'M3 9.5L12 5l9 4.5-9 4.5zM7 12v4.5c1.4 1.2 3 1.8 5 1.8s3.6-.6 5-1.8V12M21 9.5V15',
  insights: 'M4 20h16M7 16.5v-5M12 16.5V5.5M17 16.5v-8',
  integrations: 'M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  attach: 'M19 11l-7.5 7.5a4.5 4.5 0 0 1-6.4-6.4L13 4.3a3 3 0 0 1 4.2 4.2l-7.800 7.8a1.5 1.5 0 0 1-2.1-2.1l7-7',
  voice: 'M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3',
  stop: 'M7 7h10v10H7z',
  play: 'M8.5 6v12l10-6z',
  bolt: 'M13 3L5 13.5h6L10.5 21 19 10h-6z',
  bed: 'M3.5 18.5v-12M3.5 15.5h17v3M20.5 15.5v-3a3 3 0 0 0-3-3h-8v6M6.5 12.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  heart: 'M12 19.5S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2c0 5.8-8 10.3-8 10.3z',
  panel: 'M4 5h16v14H4zM14.5 5v14',
  translate: 'M4 6h9M8.5 4v2M11 6c-.8 3.5-3 6-6.5 7.5M6 9c1 2 3 3.6 5.5 4.5M12.5 20l4-9.5 4 9.5M14 17h5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.500 9M19.500 4.500V9H15',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  download: 'M12 4.5v10M7.5 10.5l4.5 4.5 4.5-4.5M5 19.5h14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  building: 'M5 20V5.5L13 4v16M13 9.5l6 1V20M3 20h18M8 9h2M8 12.5h2M8 16h2',
  density: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  setup: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  back: 'M19 12H5M11 6l-6 6 6 6',
  send: 'M4.5 12h14M13 6.5l5.5 5.5-5.5 5.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  auto: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16M12 8h5.6M12 12h8M12 16h5.6',
  leave: 'M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
  keys: 'M4.5 6h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M8 14h8',
  close: 'M6 6l12 12M18 6L6 18',
  spark:
    'M12 3.5l1.9 5.1a3 3 0 0 0 1.5 1.5l5.1 1.9-5.1 1.9a3 3 0 0 0-1.5 1.5L12 20.5l-1.9-5.1a3 3 0 0 0-1.5-1.5L3.5 12l5.1-1.9a3 3 0 0 0 1.5-1.5z',
  note: 'M5 4.5h14v10l-5 5H5zM14 19.5v-5h5M8.5 9h7M8.5 12.5h4',
  person: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM4.5 20c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  check: 'M4.5 12.5l5 5 10-11',
  chat: 'M7 4.5h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-4.5L8 21v-3.5H7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.3 2.4 3.4 5.3 3.4 8.5s-1.1 6.1-3.4 8.5c-2.3-2.4-3.4-5.3-3.4-8.5s1.1-6.1 3.4-8.5z',
  lock: 'M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6zM8.8 12l2.3 2.3 4.2-4.3',
  screen: 'M4.5 5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM9 20h6M12 16v4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5.2l3.3 2',
} as const;

export type IconName = keyof typeof SHAPES;

const MIRRORED: ReadonlySet<IconName> = new Set(['back', 'send', 'leave']);

/** Icons that consist of dots and need a thicker stroke. */
const BOLD: ReadonlySet<IconName> = new Set(['more']);

/** An icon beside a text: hidden from screen readers, in the colour of the text. */
export function icon(name: IconName): TemplateResult {
  return html`<svg
    class=${MIRRORED.has(name) ? 'icon mirrored' : 'icon'}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width=${BOLD.has(name) ? 2.8 : 1.7}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${SHAPES[name]}></path>
  </svg>`;
}

/** The desk's logo, inline so that no image has to be loaded. */
export function mark(): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 32 32" width="36" height="36" fill="none" aria-hidden="true" focusable="false">
    <path fill="var(--accent)" d="M7 3h18a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-8l-7 6v-6H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"></path>
    <path stroke="var(--on-accent)" stroke-width="2.4" stroke-linecap="round" d="M9 11h14M9 16h9"></path>
  </svg>`;
}
