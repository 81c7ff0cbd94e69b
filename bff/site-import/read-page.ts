import { createHash } from 'node:crypto';
import { detect } from '../../shared/language/detect/server.ts';
import { toLanguageCode } from '../../shared/language/languages.ts';
import { ServiceError } from '../base/errors.ts';
import { type ConversationEngine, EngineOverrun } from '../conversation/turn/engine-port.ts';
import { asks, type FoundFaq, tidy } from '../faq-import/found.ts';
import { pairHeadings, readOwnFaqs } from '../faq-import/from-html.ts';
import { type Page, plainText, readPage } from '../faq-import/page.ts';
import type { Fact } from '../knowledge/facts/fact.ts';
import { saysTheSame } from '../knowledge/facts/fact-key.ts';
import { readAmenity, readOwnData } from './own-data.ts';

/** Only this many characters of a page are read, from its start. Pages of houses are not longer. */
const LETTERS_MAX = 60_000;
const SECTIONS_MAX = 300;
const LINKS_MAX = 300;
const LANGUAGE_LETTERS = 4_000;
const QUOTE_LETTERS_MAX = 4_000;
const TITLE_LETTERS_MAX = 200;
/** The file extensions of pages; links to other files are skipped. */
const PAGE_ENDING = /\.(?:html?|php|aspx?|jsp)$/i;
const ANY_ENDING = /\.\w{2,5}$/;

/** The content of a page, before a person has reviewed it. */
export interface ReadSitePage {
  title: string;
  language: string;
  /** False if only the beginning was read. */
  isWhole: boolean;
  facts: Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions' | 'source'>[];
  faqs: FoundFaq[];
  links: string[];
}

interface Section {
  heading: string;
  text: string;
}

interface Given {
  engine: ConversationEngine;
  propertyId: string;
  currency: string;
  url: string;
  content: string;
}

/**
 * Reads a page of the house's site: first its structured data, then its text, section by section. Throws
 * `validation_failed` if it cannot be read.
 */
export async function readSitePage({ engine, propertyId, currency, url, content }: Given): Promise<ReadSitePage> {
  const page = readPage(content);
  const ownData = readOwnData(page.ownData);
  const whole = page.stretches.map(({ text }) => text).join('');
  const language = toLanguageCode(page.language) ?? detect(`${page.title} ${whole.slice(0, LANGUAGE_LETTERS)}`).code;
  const { faqs, sections } = splitPage(page);
  const own = ownData.texts.map((text) => ({ heading: '', text: tidy(plainText(text)) }));
  const { shown, isWhole } = cut([...own, ...sections]);
  const read = await readSections(engine, { propertyId, currency, language, sections: shown });
  const source = { id: url, label: tidy(page.title), type: 'page' as const, language };
  const ownFacts = ownData.facts.map(({ attribute, value, said }) =>
    toFact(attribute, value, { ...source, quote: said }),
  );
  for (const { name, isThere, said } of ownData.amenities) {
    const found = readAmenity(await engine.readWords(name, language), isThere);
    if (found !== null) ownFacts.push(toFact(found.attribute, found.value, { ...source, quote: said }));
  }
  const facts = [
    ...ownFacts,
    ...read.map((fact) => ({
      ...fact,
      source: { ...source, language: fact.source.language, quote: fact.source.sentence ?? fact.source.quote },
    })),
  ];
  return {
    title: tidy(page.title).slice(0, TITLE_LETTERS_MAX),
    language,
    isWhole,
    facts: facts
      .filter((fact, index) => facts.findIndex((other) => saysTheSame(other, fact)) === index)
      .map((fact) => ({ ...fact, source: { ...fact.source, quote: fact.source.quote.slice(0, QUOTE_LETTERS_MAX) } })),
    faqs,
    links: listLinks(page.links, url),
  };
}

function toFact(attribute: string, value: Fact['value'], source: Fact['source']): ReadSitePage['facts'][number] {
  return { attribute, value, conditions: [], exceptions: [], source };
}

/** Splits a page into FAQ entries and other text. */
function splitPage({ stretches, ownData }: Page): { faqs: FoundFaq[]; sections: Section[] } {
  const own = readOwnFaqs(ownData);
  const headed = pairHeadings(stretches).map((one) => ({ ...one, question: tidy(one.question) }));
  const asking = headed.filter(({ question, answer }) => asks(question) && answer.trim() !== '');
  const first = stretches.findIndex(({ heading }) => heading);
  const before = stretches.slice(0, first < 0 ? stretches.length : first);
  const sections = [
    { heading: '', text: before.map(({ text }) => text).join('') },
    ...headed
      .filter(({ question }) => !asks(question))
      .map(({ question, answer }) => ({ heading: question, text: answer })),
  ];
  return {
    faqs: own.length > 0 ? own : asking,
    sections: sections.map(({ heading, text }) => ({ heading, text: tidy(text) })).filter(({ text }) => text !== ''),
  };
}

function cut(sections: readonly Section[]): { shown: Section[]; isWhole: boolean } {
  const shown: Section[] = [];
  let lettersLeft = LETTERS_MAX;
  for (const section of sections.slice(0, SECTIONS_MAX)) {
    lettersLeft -= section.text.length + section.heading.length;
    if (lettersLeft < 0) break;
    shown.push(section);
  }
  return { shown, isWhole: shown.length === sections.length };
}

/** Reads sections like the house's own texts, in the thread of the engine. */
async function readSections(
  engine: ConversationEngine,
  {
    propertyId,
    currency,
    language,
    sections,
  }: { propertyId: string; currency: string; language: string; sections: readonly Section[] },
): Promise<readonly Fact[]> {
  const faqs = sections.map(({ heading, text }, index) => ({ id: String(index), question: heading, answer: text }));
  const revision = createHash('sha256')
    .update(JSON.stringify([faqs, currency, language]))
    .digest('base64url');
  const house = { faqs, policies: '', specialties: '', amenities: [], currency, language };
  try {
    const houseRequest = { propertyId: `page of ${propertyId}`, revision, load: async () => house };
    return (await engine.search(houseRequest, [])).facts ?? [];
  } catch (error) {
    if (!(error instanceof EngineOverrun)) throw error;
    throw new ServiceError('validation_failed', 'The page could not be read in the time there is for one', {
      cause: error,
      fields: [{ pointer: '/url', code: 'too_long', detail: 'it could not be read in the time there is for a page' }],
    });
  }
}

/** The links to pages of the same site, each once. */
function listLinks(links: readonly string[], url: string): string[] {
  const own = new URL(url);
  const found = new Set<string>();
  for (const link of links) {
    const to = URL.parse(link, url);
    if (to === null || to.origin !== own.origin || to.search !== '') continue;
    if (ANY_ENDING.test(to.pathname) && !PAGE_ENDING.test(to.pathname)) continue;
    to.hash = '';
    if (to.href !== own.href) found.add(to.href);
    if (found.size >= LINKS_MAX) break;
  }
  return [...found];
}
