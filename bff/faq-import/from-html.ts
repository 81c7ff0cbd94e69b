import { Parser } from 'htmlparser2';
import { ServiceError } from '../base/errors.ts';
import { asks, type FoundFaq } from './found.ts';
import { readFaqPage } from './from-json.ts';
import { readText } from './from-text.ts';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary']);
/** How kits of folded entries name theirs. */
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

/** Pages nest by tens, sloppy ones by hundreds. */
const DEPTH_MAX = 1_000;

/** A stretch of a page's text, and whether it stands in a heading. */
interface Stretch {
  heading: boolean;
  text: string;
}

/**
 * Questions and answers of a hotel's own FAQ page: what it tells search engines (schema.org/FAQPage), or else headings
 * and folded entries with what follows them, or else its running text. Nothing of the page is run or fetched.
 */
export function readHtml(content: string): FoundFaq[] {
  const { stretches, ownData } = readPage(content);
  const own = ownData.flatMap(readOwnData);
  if (own.length > 0) return own.map((faq) => ({ ...faq, answer: plainText(faq.answer) }));
  const headed = pairHeadings(stretches);
  return headed.length > 0 ? headed : readText(stretches.map(({ text }) => text).join('\n'));
}

/** The page in order, read in one pass. Throws `validation_failed` where it nests as no page does. */
function readPage(content: string): { stretches: Stretch[]; ownData: string[] } {
  const stretches: Stretch[] = [];
  const ownData: string[] = [];
  let depth = 0;
  let unseen = 0;
  let headingTag: string | null = null;
  let headingDepth = 0;
  let inOwnData = false;
  const write = (text: string) => {
    const last = stretches.at(-1);
    const heading = headingTag !== null;
    if (last?.heading === heading) last.text += text;
    else stretches.push({ heading, text });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > DEPTH_MAX) throw new ServiceError('validation_failed', 'This page nests too deep to be one');
      inOwnData = name === 'script' && attributes.type === 'application/ld+json';
      if (inOwnData) ownData.push('');
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
      if (unseen === 0) write(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      depth--;
      if (name === 'script') inOwnData = false;
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      if (headingTag === name && --headingDepth === 0) headingTag = null;
      if (!INLINE.has(name) && headingTag === null) write('\n');
    },
  });
  parser.write(content);
  parser.end();
  return { stretches, ownData };
}

function readOwnData(text: string): FoundFaq[] {
  try {
    return readFaqPage(JSON.parse(text));
  } catch {
    return []; // a page's broken data is its own business: its text is read instead
  }
}

/** Each heading with the text up to the next one; where any of them asks, those alone. */
function pairHeadings(stretches: readonly Stretch[]): FoundFaq[] {
  const found: FoundFaq[] = [];
  for (const { heading, text } of stretches) {
    const last = found.at(-1);
    if (heading) found.push({ question: text, answer: '', where: `heading ${found.length + 1}` });
    else if (last !== undefined) last.answer += text;
  }
  const answered = found.filter(({ answer }) => answer.trim() !== '');
  const asking = answered.filter(({ question }) => asks(question));
  return asking.length > 0 ? asking : answered;
}

function plainText(html: string): string {
  return readPage(html)
    .stretches.map(({ text }) => text)
    .join('');
}
