import { Parser } from 'htmlparser2';
import { ServiceError } from '../base/errors.ts';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary']);
/** The class names that frameworks use for the headings of collapsible entries. */
const HEADING_CLASS = /(?:^|\s)(?:faq-)?(?:question|accordion-(?:title|button|header))(?:\s|$)/;
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'nav',
  'header',
  'footer',
  'form',
  'svg',
  'iframe',
  'title',
]);
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

/** Normal pages nest some tens of elements, careless ones hundreds. */
const DEPTH_MAX = 1_000;

/** A piece of a page's text, and whether it is a heading. */
export interface Stretch {
  heading: boolean;
  text: string;
}

/** A page, with its text and its structured data. */
export interface Page {
  title: string;
  /** The language that the page declares; '' if it declares none. */
  language: string;
  stretches: Stretch[];
  /** The structured data (JSON-LD), unparsed. */
  ownData: string[];
  /** The targets of its links, as written. */
  links: string[];
}

const JSON_LD = 'application/ld+json';

/** Parses a page in one pass, without running or loading anything. Throws `validation_failed` if it is nested too deeply. */
export function readPage(content: string): Page {
  const page: Page = { title: '', language: '', stretches: [], ownData: [], links: [] };
  const { stretches, ownData } = page;
  let depth = 0;
  let unseen = 0;
  let headingTag: string | null = null;
  let headingDepth = 0;
  let inOwnData = false;
  let inTitle = false;
  const write = (text: string) => {
    const last = stretches.at(-1);
    const heading = headingTag !== null;
    if (last?.heading === heading) last.text += text;
    else stretches.push({ heading, text });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > DEPTH_MAX) throw new ServiceError('validation_failed', 'This page nests too deep to be one');
      inOwnData = name === 'script' && attributes.type?.trim().toLowerCase() === JSON_LD;
      if (inOwnData) ownData.push('');
      inTitle = name === 'title' && unseen === 0;
      if (name === 'html') page.language = attributes.lang ?? '';
      if (name === 'a' && attributes.href !== undefined) page.links.push(attributes.href);
      if (UNSEEN.has(name)) unseen++;
      if (unseen === 0 && headingTag === null && (HEADINGS.has(name) || HEADING_CLASS.test(attributes.class ?? ''))) {
        headingTag = name;
        headingDepth = 0;
        stretches.push({ heading: true, text: '' });
      }
      if (headingTag === name) headingDepth++;
      if (!INLINE.has(name) && headingTag === null) write('\n');
    },
    ontext(text) {
      if (inOwnData) ownData[ownData.length - 1] += text;
      if (inTitle) page.title += text;
      if (unseen === 0) write(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      depth--;
      if (name === 'script') inOwnData = false;
      if (name === 'title') inTitle = false;
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      if (headingTag === name && --headingDepth === 0) headingTag = null;
      if (!INLINE.has(name) && headingTag === null) write('\n');
    },
  });
  parser.write(content);
  parser.end();
  return page;
}

/** The text of a piece of HTML. */
export function plainText(html: string): string {
  return readPage(html)
    .stretches.map(({ text }) => text)
    .join('');
}
