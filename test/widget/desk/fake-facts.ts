type Json = Record<string, unknown>;

const PATH = '/api/knowledge/facts';
const AT = '2026-11-21T09:00:00.000Z';

const price = (amountMinor: number) => ({
  type: 'price',
  tiers: [
    {
      cost: { amountMinor, currency: 'EUR', from: false },
      per: 'person',
      who: null,
      ages: null,
      days: null,
      season: null,
    },
  ],
});

/** Facts in every state, of two subjects. */
export function houseFacts(): Json[] {
  const fact = (id: string, attribute: string, value: Json, given: Json = {}): Json => ({
    id,
    attribute,
    value,
    conditions: [],
    exceptions: [],
    status: 'read',
    source: {
      type: 'faq',
      id: 'faq_2',
      label: 'Wann gibt es Frühstück?',
      quote: 'Von 7:00 bis 10:30 Uhr.',
      language: 'de',
      state: 'current',
    },
    said: `Said: ${attribute}.`,
    updatedAt: AT,
    ...given,
  });
  const rules = [{ days: null, season: null, spans: [{ from: '07:00', until: '10:30' }], roundClock: false }];
  return [
    fact('fct_1', 'breakfast.hours', { type: 'hours', rules }),
    fact('fct_2', 'breakfast.price', price(1_800)),
    fact('fct_3', 'pets.allowed', { type: 'presence', is: 'yes' }, { exceptions: ['restaurant'] }),
    fact('fct_4', 'pets.price', price(1_500), {
      status: 'confirmed',
      source: {
        type: 'faq',
        id: 'faq_1',
        label: 'Can I bring my dog?',
        quote: '15 € per night.',
        language: 'en',
        state: 'changed',
      },
    }),
    fact(
      'fct_5',
      'pool.hours',
      { type: 'hours', rules },
      {
        status: 'confirmed',
        source: { type: 'owner', id: '', label: '', quote: '', language: 'en', state: 'current' },
      },
    ),
  ];
}

const known = (attribute: string, label: string, type: string, kept = 'fact') => ({
  attribute,
  subject: attribute.split('.')[0],
  label,
  type,
  question: '',
  kept,
});

export const CATALOGUE = {
  items: [
    known('breakfast.hours', 'Breakfast', 'hours'),
    known('breakfast.price', 'Breakfast', 'price'),
    known('pets.allowed', 'Pets', 'presence'),
    known('pets.price', 'Pets', 'price'),
    known('pool.hours', 'Pool', 'hours'),
    known('pool.where', 'Pool', 'place'),
    known('wakeUp.how', 'Wake-up call', 'text', 'text'),
  ],
  nextCursor: null,
  terms: {
    per: [{ name: 'person', label: '… per person' }],
    places: [{ name: 'roof', label: 'on the roof' }],
    exceptions: [{ name: 'restaurant', label: 'the restaurant' }],
  },
};

export const COVERAGE = {
  asked: 40,
  answerable: 34,
  missing: [
    { attribute: 'pool.where', askedCount: 4 },
    { attribute: 'wakeUp.how', askedCount: 2 },
    { attribute: 'pool.hours', askedCount: 0 },
  ],
  languages: [
    { code: 'en', facts: 5, texts: 3, missingTexts: 0 },
    { code: 'de', facts: 5, texts: 1, missingTexts: 2 },
  ],
};

/** The response to a change of facts; null for other calls. */
export function answerFacts(books: Record<string, Json[]>, method: string, path: string, body: Json) {
  if (!path.startsWith(PATH) || method === 'GET') return null;
  const facts = books[PATH] ?? [];
  const id = path.slice(PATH.length + 1);
  const { seen: _, ...change } = body;
  if (method === 'DELETE') {
    books[PATH] = facts.filter((fact) => fact['id'] !== id);
    return { status: 204, body: null };
  }
  if (method === 'POST') {
    const made = { ...houseFacts()[4], ...change, id: 'fct_new', said: 'Said: new.' };
    books[PATH] = [...facts, made];
    return { status: 201, body: made };
  }
  const status = change['value'] === undefined ? change['status'] : 'corrected';
  const changed = { ...facts.find((fact) => fact['id'] === id), ...change, status };
  books[PATH] = facts.map((fact) => (fact['id'] === id ? changed : fact));
  return { status: 200, body: changed };
}
