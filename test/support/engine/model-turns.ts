import type { ModelSettings } from '../../../bff/base/model-settings.ts';
import { SAMPLE_HOTEL } from '../../../bff/cli/sample/sample-hotel.ts';
import type { ModelTurn } from '../../../bff/model/types.ts';
import type { Source } from '../../../shared/domain/decision.ts';
import { detect } from '../../../shared/language/detect/server.ts';

/** The sample hotel's entry with this question, as a source. */
export function faqSource(question: string): Source {
  const { faqs } = SAMPLE_HOTEL.training;
  const index = faqs.findIndex((faq) => faq.question === question);
  const faq = faqs[index];
  if (faq === undefined) throw new Error(`The sample hotel has no entry “${question}”`);
  return { type: 'faq', id: `faq_${index}`, label: faq.question, quote: faq.answer, language: detect(faq.answer).code };
}

export const PARKING = faqSource('Where can I park my car?');
export const BREAKFAST = faqSource('When and where is breakfast, and what does it cost?');

/** A turn in which a guest asks in English where to park. Its sources are the entries about parking and breakfast. */
export function modelTurn(change: Partial<ModelTurn> = {}): ModelTurn {
  return {
    purpose: 'answer',
    propertyId: 'prp_1',
    propertyName: 'Hotel Lindenhof',
    language: 'en',
    guestText: 'Where do I leave the car?',
    history: [],
    sources: [PARKING, BREAKFAST],
    keeps: [],
    personalWords: [],
    allowedTools: ['hand_off', 'request_task'],
    requests: ['towels_linen', 'room_cleaning'],
    spent: { tokens: 0, costMicros: 0 },
    ...change,
  };
}

/** Settings of a model without a limit. A million input tokens cost 1 USD, a million output tokens 2 USD. */
export function modelSettings(baseUrl: string, change: Partial<ModelSettings> = {}): ModelSettings {
  return {
    provider: 'openai-compatible',
    baseUrl,
    apiKey: 'test-key',
    model: 'test-model',
    checkModel: null,
    prices: { inputPerMillion: 1, outputPerMillion: 2, currency: 'USD' },
    budget: null,
    ...change,
  };
}
