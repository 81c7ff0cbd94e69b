import { asks, type FoundFaq } from './found.ts';
import { readFaqPage } from './from-json.ts';
import { readText } from './from-text.ts';
import { plainText, readPage, type Stretch } from './page.ts';

/**
 * Questions and answers of a hotel's own FAQ page: what it tells search engines (schema.org/FAQPage), or else headings
 * and folded entries with what follows them, or else its running text. Nothing of the page is run or fetched.
 */
export function readHtml(content: string): FoundFaq[] {
  const { stretches, ownData } = readPage(content);
  const own = readOwnFaqs(ownData);
  if (own.length > 0) return own;
  const answered = pairHeadings(stretches).filter(({ answer }) => answer.trim() !== '');
  const asking = answered.filter(({ question }) => asks(question));
  if (asking.length > 0) return asking;
  return answered.length > 0 ? answered : readText(stretches.map(({ text }) => text).join('\n'));
}

/** The questions and answers that a page tells search engines. */
export function readOwnFaqs(ownData: readonly string[]): FoundFaq[] {
  return ownData.flatMap(readOwnData).map((faq) => ({ ...faq, answer: plainText(faq.answer) }));
}

function readOwnData(text: string): FoundFaq[] {
  try {
    return readFaqPage(JSON.parse(text));
  } catch {
    return []; // a page's broken data is its own business: its text is read instead
  }
}

/** Each heading with the text up to the next one. */
export function pairHeadings(stretches: readonly Stretch[]): FoundFaq[] {
  const found: FoundFaq[] = [];
  for (const { heading, text } of stretches) {
    const last = found.at(-1);
    if (heading) found.push({ question: text, answer: '', where: `heading ${found.length + 1}` });
    else if (last !== undefined) last.answer += text;
  }
  return found;
}
