type Json = Record<string, unknown>;

const SITE = 'https://www.hotel.example';
const hours = (from: string) => ({
  type: 'hours',
  rules: [{ days: null, season: null, spans: [{ from, until: '10:30' }], roundClock: false }],
});

function fact(attribute: string, value: Json, quote: string, page: string, known: Json | null = null): Json {
  const source = { type: 'page', id: `${SITE}${page}`, quote, language: 'en' };
  return { attribute, value, conditions: [], exceptions: [], said: `Said: ${quote}`, source, known };
}

const PAGES: Readonly<Record<string, Json>> = {
  '/': {
    facts: [
      fact('breakfast.hours', hours('07:00'), 'From 7:00 to 10:30.', '/'),
      fact('pets.allowed', { type: 'presence', is: 'yes' }, 'petsAllowed: true', '/', {
        id: 'fct_3',
        said: 'Pets are not allowed.',
        isSame: false,
      }),
      fact('pool.hours', hours('08:00'), 'From 8:00 to 10:30.', '/', { id: 'fct_5', said: 'Same.', isSame: true }),
    ],
    faqs: [{ question: 'Is there a crib?', answer: 'Yes, free.', replaces: null }],
    links: [`${SITE}/rooms`, `${SITE}/gone`, `${SITE}/`],
  },
  '/rooms': {
    facts: [
      fact('breakfast.hours', hours('07:00'), 'Breakfast from 7:00 to 10:30.', '/rooms'),
      fact('breakfast.hours', hours('06:30'), 'Breakfast from 6:30 to 10:30.', '/rooms'),
    ],
    faqs: [{ question: 'Is there a crib?', answer: 'Yes, free.', replaces: null }],
    links: [`${SITE}/`],
  },
};

/** The response to calls about the house's site; null for other calls. */
export function answerSite(method: string, path: string, body: Json) {
  if (method === 'POST' && path === '/api/knowledge/facts/keep')
    return { status: 200, body: { added: (body['facts'] as Json[]).length, removed: 0 } };
  if (method !== 'POST' || path !== '/api/knowledge/pages') return null;
  const url = String(body['url']);
  const page = PAGES[new URL(url).pathname];
  if (!url.startsWith(SITE) || page === undefined)
    return { status: 502, body: { code: 'page_unreachable', detail: 'No page' } };
  return { status: 200, body: { url, title: 'Hotel', language: 'en', isWhole: true, skipped: [], ...page } };
}
