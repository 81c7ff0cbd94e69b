type Json = Record<string, unknown>;

const PATH = '/api/knowledge/translations';

/** Texts of the house: one translated, one with an outdated translation, one untranslated. */
export const HOUSE_TEXTS: Json[] = [
  {
    id: 'faq_1',
    question: 'Can I bring my dog?',
    text: 'Yes, dogs are welcome for 15 € per night.',
    language: 'en',
    translation: { question: '', text: 'Ja, für 15 € pro Nacht.', status: 'written', updatedAt: '' },
  },
  {
    id: 'faq_3',
    question: 'Is there a lift?',
    text: 'Yes, to every floor.',
    language: 'en',
    translation: { question: 'Gibt es einen Aufzug?', text: 'Ja.', status: 'outdated', updatedAt: '' },
  },
  { id: 'policies', question: '', text: 'Non-smoking house.', language: 'en', translation: null },
];

/** The response to calls about translations; null for other calls. */
export function answerTexts(method: string, path: string, body: Json) {
  if (!path.startsWith(PATH)) return null;
  if (method === 'PUT') {
    const { text, question, status, sure } = body;
    const code = String(text).includes('16')
      ? 'figures'
      : String(text).includes('kein') && sure !== true
        ? 'negation'
        : '';
    if (code !== '')
      return {
        status: 422,
        body: { code: 'validation_failed', detail: 'No', errors: [{ pointer: '/text', code, detail: 'No' }] },
      };
    return { status: 200, body: { text, question, status, updatedAt: '' } };
  }
  if (method === 'POST' && path === `${PATH}.csv`)
    return {
      status: 200,
      body: {
        imported: 2,
        unchanged: 1,
        empty: 0,
        refused: [{ line: 7, id: 'faq_1', language: 'de', code: 'figures', detail: '15 of the original is missing' }],
      },
    };
  if (path === `${PATH}/run`) {
    const run = { languages: ['de'], total: 2, done: method === 'GET' ? 2 : 0, failed: 0, available: true };
    return { status: method === 'GET' ? 200 : 202, body: { ...run, state: method === 'GET' ? 'done' : 'running' } };
  }
  return null;
}
