import { Parser } from 'htmlparser2';

/** Only this much of a page is read. Guests write above what they quote. */
const HTML_CHARACTERS_MAX = 512 * 1_024;
/** Maximum number of nested hidden or quoted elements. A page with more is an attack on our CPU time. */
const MARKED_MAX = 100;
/** Maximum depth of elements; the rest of a deeper page is left out. The parser's time grows faster than the depth. */
const DEPTH_MAX = 1_000;
/** Elements that mail programs do not show. */
const UNSEEN = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template', 'title']);
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const PARAGRAPHS = new Set(['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'p', 'pre', 'table', 'ul']);
const LINES = new Set('address article br dd div dt footer header hr li section tr'.split(' '));
const CELLS = new Set('td th'.split(' '));
/** Classes of quotes in mail programs; `QUOTES_BELOW`: ids of elements after which everything is a quote. */
const QUOTES = /(?:^|\s)(?:gmail_quote|gmail_quote_container|yahoo_quoted|protonmail_quote|zmail_extra)(?:\s|$)/;
const QUOTES_BELOW = /^(?:x_)*(?:divRplyFwdMsg|appendonsend|OLK_SRC_BODY_SECTION)$/;
/** Characters without width, which senders use to fill the preview of a mail. */
const NOTHING = /[\u034f\u200b\u2060\ufeff]/g;

interface Line {
  text: string;
  quoted: boolean;
}

/** Returns the visible text of a mail's HTML. Quoted lines begin with `>`, as in plain text. */
export function readHtmlWords(page: string): string {
  const lines: Line[] = [];
  /** The open elements, with their depth, whose content is hidden or quoted. */
  const open: { depth: number; kind: 'unseen' | 'quoted' }[] = [];
  let depth = 0;
  let isBelow = false;
  const isIn = (kind: 'unseen' | 'quoted') => open.some((one) => one.kind === kind);
  const breakLine = (count: number) => {
    for (let time = 0; time < count; time++) lines.push({ text: '', quoted: isBelow || isIn('quoted') });
  };
  const write = (text: string) => {
    const last = lines.at(-1);
    if (last !== undefined && !isIn('unseen')) last.text += text;
  };
  breakLine(1);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > DEPTH_MAX) return parser.pause();
      if (QUOTES_BELOW.test(attributes.id ?? '')) isBelow = true;
      const kind = kindOf(name, attributes);
      if (kind !== null && open.length < MARKED_MAX) open.push({ depth, kind });
      breakLine(kind === 'quoted' ? Math.max(1, breaksAt(name)) : breaksAt(name));
    },
    ontext: (text) => write(text.replace(NOTHING, '').replace(/\s+/g, ' ')),
    onclosetag(name) {
      const wasQuoted = open.at(-1)?.depth === depth && open.pop()?.kind === 'quoted';
      depth--;
      if (CELLS.has(name)) write(' ');
      if (name !== 'br') breakLine(wasQuoted ? Math.max(1, breaksAt(name)) : breaksAt(name));
    },
  });
  parser.write(page.slice(0, HTML_CHARACTERS_MAX));
  if (depth <= DEPTH_MAX) parser.end();
  return writeLines(lines);
}

function kindOf(name: string, attributes: Readonly<Record<string, string>>): 'unseen' | 'quoted' | null {
  if (UNSEEN.has(name) || 'hidden' in attributes || HIDDEN.test(attributes['style'] ?? '')) return 'unseen';
  return name === 'blockquote' || QUOTES.test(attributes['class'] ?? '') ? 'quoted' : null;
}

function breaksAt(name: string): number {
  if (PARAGRAPHS.has(name)) return 2;
  return LINES.has(name) ? 1 : 0;
}

/** Joins the lines, with at most one empty line between two others. */
function writeLines(lines: readonly Line[]): string {
  const written: string[] = [];
  for (const { text, quoted } of lines) {
    const words = text.trim();
    if (words !== '') written.push(quoted ? `> ${words}` : words);
    else if (written.at(-1) !== '') written.push('');
  }
  return written.join('\n').trim();
}
