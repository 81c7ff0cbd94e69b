import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { maskPersonal } from '../../../bff/model/mask.ts';
import { findPersonNames } from '../../../bff/model/names.ts';

describe('the settings of a model', () => {
  it('set up no model unless a model is named', () => {
    expect(read({})).toBeNull();
  });

  it('need only the model’s name for a local Ollama, which costs nothing', () => {
    expect(read({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'llama3.2' })).toEqual({
      provider: 'ollama',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      model: 'llama3.2',
      checkModel: null,
      prices: null,
      budget: null,
    });
  });

  it('limit the month by tokens by default, or by money', () => {
    const anthropic = { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k', LLM_MODEL: 'm' };
    expect(read(anthropic)).toMatchObject({ budget: { unit: 'tokens', most: 10_000_000 } });
    expect(read({ ...anthropic, LLM_MONTHLY_BUDGET: 'none' })).toMatchObject({ budget: null });
    expect(read({ ...anthropic, LLM_MONTHLY_BUDGET: '20 USD', LLM_PRICES: '0.15/0.60 USD' })).toMatchObject({
      budget: { unit: 'money', mostMicros: 20_000_000, currency: 'USD' },
      prices: { inputPerMillion: 0.15, outputPerMillion: 0.6, currency: 'USD' },
    });
  });

  it.each([
    [{ LLM_MODEL: 'm' }, /LLM_PROVIDER: set it beside LLM_MODEL/],
    [{ LLM_PROVIDER: 'magic', LLM_MODEL: 'm' }, /LLM_PROVIDER/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, /LLM_BASE_URL: say where/],
    [{ LLM_PROVIDER: 'anthropic' }, /LLM_MODEL[\s\S]*LLM_API_KEY/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://api.example.com/v1' }, /use https/],
    [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm', LLM_MONTHLY_BUDGET: 'lots' }, /LLM_MONTHLY_BUDGET: 2000000 tokens/],
    [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm', LLM_MONTHLY_BUDGET: '5 EUR' }, /LLM_PRICES: a budget in EUR needs/],
    [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm', LLM_PRICES: '1' }, /LLM_PRICES: prices of a million tokens/],
  ])('name the error in %j', (env, fault) => {
    const result = readConfig(env);
    expect('faults' in result ? result.faults.join('\n') : '').toMatch(fault);
  });

  it.each(['http://localhost:1234/v1', 'http://192.168.1.9/v1', 'http://[::1]:1/v1', 'http://ollama:11434/v1'])(
    'take plain http within the house: %s',
    (LLM_BASE_URL) => {
      expect(read({ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL })).not.toBeNull();
    },
  );
});

describe('names of people in a prompt', () => {
  it.each([
    ['en', 'Is Berta Kanari staying with you?', ['Berta', 'Kanari']],
    ['de', 'Ist Frau Kanari im Haus?', ['Kanari']],
    ['de', 'Darf mein Hund im Zimmer schlafen?', []],
    ['es', '¿Está la Sra. Kanari en su habitación?', ['Kanari']],
    ['ja', 'カナリさんは泊まっていますか', ['カナリ']],
    ['ru', 'Проживает ли у вас Берта Канари?', ['Берта', 'Канари']],
    ['en', 'On Sundays in September, do you open the Finnish sauna at Hotel Lindenhof?', []],
  ])('are found in %s: %s', (language, text, names) => {
    expect(findPersonNames(text, language, 'Hotel Lindenhof')).toEqual(names);
  });
});

describe('masking', () => {
  it.each([
    ['Write to anna.k@mail.example or +48 601 555 013', 'Write to [e-mail] or [number]'],
    ['my booking is LH-48213 and the code 48213377', 'my booking is [number] and the code [number]'],
    ['card 4111-1111-1111-1111 exp 12/29', 'card [number] exp 12/29'],
    ['Ich heiße Anna Kowalska', 'Ich heiße [name] [name]'],
    [
      'We arrive at 23:30 on 24.12. with 2 kids, room 204, 18 € please',
      'We arrive at 23:30 on 24.12. with 2 kids, room 204, 18 € please',
    ],
    ['Is there a 7kW charger near A96?', 'Is there a 7kW charger near A96?'],
  ])('%s', (text, masked) => {
    expect(maskPersonal(text, ['Anna', 'Kowalska'])).toBe(masked);
  });
});

function read(env: Record<string, string>) {
  const result = readConfig(env);
  if ('faults' in result) throw new Error(result.faults.join('; '));
  return result.config.model;
}
