import { asks, type FoundFaq } from './found.ts';
import { readFaqPage } from './from-json.ts';
import { readText } from './from-text.ts';
import { plainText, readPage, type Stretch } from './page.ts';

/**
 * Reads questions and answers of a hotel's FAQ page: from its structured data (schema.org/FAQPage), or else from headings
 * and collapsible entries with the text below, or else from its running text. No code of the page is run and no link is
 * followed.
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

/** The questions and answers in a page's structured data. */
export function readOwnFaqs(ownData: readonly string[]): FoundFaq[] {
  return ownData.flatMap(readOwnData).map((faq) => ({ ...faq, answer: plainText(faq.answer) }));
}

function readOwnData(text: string): FoundFaq[] {
  try {
    return readFaqPage(JSON.parse(text));
  } catch {
    return []; // Invalid structured data is ignored; the page's text is read instead.
  }
}

/** Pairs each heading with the text up to the next one. */
export function pairHeadings(stretches: readonly Stretch[]): FoundFaq[] {
  const found: FoundFaq[] = [];
  for (const { heading, text } of stretches) {
    const last = found.at(-1);
    if (heading) found.push({ question: text, answer: '', where: `heading ${found.length + 1}` });
    else if (last !== undefined) last.answer += text;
  }
  return found;
}
