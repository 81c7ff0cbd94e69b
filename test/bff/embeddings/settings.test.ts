import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { prefixOf } from '../../../bff/embeddings/prefixes.ts';

const OLLAMA = { EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434/v1/', EMBEDDINGS_MODEL: 'bge-m3' };

describe('settings of an embedding model', () => {
  it('are absent unless they are given, and need an address and a name', () => {
    expect(readSettings({})).toBeNull();
    expect(readSettings(OLLAMA)).toEqual({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null, model: 'bge-m3' });
  });

  it.each([
    [{ EMBEDDINGS_MODEL: 'm' }, /EMBEDDINGS_BASE_URL: say where/],
    [{ EMBEDDINGS_API_KEY: 'k' }, /EMBEDDINGS_BASE_URL[\s\S]*EMBEDDINGS_MODEL/],
    [{ EMBEDDINGS_BASE_URL: 'https://api.example.com/v1' }, /EMBEDDINGS_MODEL: name/],
    [{ ...OLLAMA, EMBEDDINGS_BASE_URL: 'http://api.example.com/v1' }, /use https/],
    [{ ...OLLAMA, EMBEDDINGS_BASE_URL: 'ftp://x' }, /EMBEDDINGS_BASE_URL/],
  ])('are refused with the name of the wrong setting: %j', (env, fault) => {
    const result = readConfig(env);
    expect('faults' in result ? result.faults.join('\n') : '').toMatch(fault);
  });
});

it('a model that needs a prefix before a text gets the prefix, others do not', () => {
  expect(prefixOf('multilingual-e5-small', 'question')).toBe('query: ');
  expect(prefixOf('nomic-embed-text-v2-moe', 'text')).toBe('search_document: ');
  expect(prefixOf('embeddinggemma:300m', 'question')).toMatch(/^task: search result/);
  expect([prefixOf('bge-m3', 'question'), prefixOf('bge-m3', 'text')]).toEqual(['', '']);
});

function readSettings(env: Record<string, string>) {
  const result = readConfig(env);
  if ('faults' in result) throw new Error(result.faults.join());
  return result.config.embeddings;
}
