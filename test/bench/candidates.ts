import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One page to measure. Selector paths cross shadow roots with " >>> ". */
export interface Candidate {
  id: string;
  name: string;
  /** The HTML that the page carries besides its one paragraph. `nonce` is the one that the strict policy demands of scripts. */
  html(nonce: string): string;
  /** The folders of built files, by URL prefix. */
  folders: Record<string, string>;
  launcher: string | null;
  /** The selector of the input field; it equals the launcher's where the chat is always open. */
  field: string | null;
  /** The response of the page's server at a path: a value is sent as JSON, a string as it is. */
  answer?(path: string): unknown;
}

const ROOT = join(import.meta.dirname, '../..');
const PROPERTY_ID = 'prp_01J00000000000000000000000';

/** Builds the launcher script as the server delivers it to a page that names its property. */
function scriptWithLook(): string {
  const look = { theme: 'auto', corner: 'bottom-right', radius: 16 };
  const served = JSON.stringify({ accent: '#0b6e4f', look });
  return readFileSync(join(ROOT, 'dist/widget/widget.js'), 'utf8').replace('"{{LOOK}}"', () => served);
}

export const CANDIDATES: readonly Candidate[] = [
  { id: 'empty', name: 'empty page', html: () => '', folders: {}, launcher: null, field: null },
  {
    id: 'ours',
    name: 'service-chat',
    html: () => `<script src="/chat/widget.js?property=${PROPERTY_ID}" async></script>`,
    answer: (path) => path === '/chat/widget.js' && scriptWithLook(),
    folders: { '/chat/': join(ROOT, 'dist/widget') },
    launcher: 'service-chat >>> .launcher',
    field: 'service-chat >>> service-chat-panel >>> textarea',
  },
  {
    id: 'deep-chat',
    name: 'deep-chat 2.4.2',
    html: () =>
      '<script type="module" src="/peer/deepChat.bundle.js"></script><deep-chat demo="true" style="height:500px;width:380px"></deep-chat>',
    folders: { '/peer/': join(ROOT, 'node_modules/deep-chat/dist') },
    launcher: 'deep-chat >>> #text-input',
    field: 'deep-chat >>> #text-input',
  },
  {
    id: 'typebot',
    name: '@typebot.io/js 0.10.7',
    html: (nonce) =>
      `<script type="module" nonce="${nonce}">import Typebot from '/peer/web.js'; Typebot.initBubble({ typebot: 'hotel', apiHost: location.origin })</script>`,
    folders: { '/peer/': join(ROOT, 'node_modules/@typebot.io/js/dist') },
    launcher: 'typebot-bubble >>> button',
    field: 'typebot-bubble >>> input',
    answer: (path) =>
      path.endsWith('/startChat') && {
        sessionId: 's1',
        resultId: 'r1',
        typebot: {
          id: 't1',
          version: '6.1',
          theme: { general: {}, chat: {} },
          settings: { general: { isBrandingEnabled: false }, typingEmulation: { enabled: false } },
          publishedAt: new Date(0).toISOString(),
        },
        messages: [],
        input: {
          id: 'i1',
          type: 'text input',
          options: { isLong: false, labels: { placeholder: 'Type your answer', button: 'Send' } },
          runtimeOptions: {},
        },
        logs: [],
      },
  },
];

/** The welcome frame that our panel waits for. */
export const WELCOME_FRAME = {
  type: 'welcome',
  session: 'bench',
  conversationId: 'cnv_bench',
  epoch: 'e',
  seq: 0,
  mode: 'new',
  property: {
    id: PROPERTY_ID,
    name: 'Hotel Minimal',
    languages: ['en'],
    online: true,
    greeting: 'Good day.',
    consentRequired: false,
  },
  limits: { textLength: 4_000, uploadBytes: 1, uploadTypes: [] },
  heartbeatMs: 25_000,
};
