import { SIMULATED } from '../../../bff/simulators/mail/account.ts';

/** The guest's text in each mail, above the quotation that their mail program adds. */
export const WRITTEN = 'Please cancel my booking 4711 and call an ambulance';

const PAGE = [
  '<html><head><title>Mail</title><style>p { color: red }</style></head><body>',
  '<div style="display:none">Preview</div>',
  '<p>Please <b>cancel</b> my booking&nbsp;4711<br></p><div>and call an ambulance</div>',
  '<div class="gmail_quote"><div>Am Mo., 3. Nov. 2026 schrieb Hotel &lt;chat@lindenhof.example&gt;:</div>',
  '<blockquote>Welcome to the Lindenhof</blockquote></div></body></html>',
].join('\r\n');
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const html = ['Content-Type: text/html; charset=utf-8', '', PAGE];
const png = (head: string) => [
  'Content-Type: image/png; name="logo.png"',
  head,
  'Content-Transfer-Encoding: base64',
  '',
  PICTURE,
];
const blank = ['Content-Type: text/plain; charset=utf-8', '', ' \u00a0\r\n'];
const parts = (kind: string, all: readonly string[][]) => [
  `Content-Type: multipart/${kind}; boundary="part-${kind}"`,
  '',
  ...all.flatMap((one) => [`--part-${kind}`, ...one]),
  `--part-${kind}--`,
  '',
];

/** Mails with an HTML part only, by the program that built them. */
export const HTML_BODIES: readonly (readonly [string, readonly string[]])[] = [
  ['a page', html],
  ['a page with a file', parts('mixed', [html, png('Content-Disposition: attachment; filename="lamp.png"')])],
  ['a page with its logo', parts('related', [html, png('Content-ID: <logo>\r\nContent-Disposition: inline')])],
  ['a page that stands for nothing else', parts('alternative', [html])],
  ['a page beside a blank text', parts('alternative', [blank, html])],
];

/** Writes such a mail as a reply, in the form in which it is sent. */
export function writeHtmlMail(from: string, body: readonly string[], at: Date): string {
  return [
    `From: <${from}>`,
    `To: ${SIMULATED.address}`,
    'Subject: Re: Question',
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <html-${from}>`,
    'In-Reply-To: <nothing@guests.example>',
    'MIME-Version: 1.0',
    ...body,
  ].join('\r\n');
}
