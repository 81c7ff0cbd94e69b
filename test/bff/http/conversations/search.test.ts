import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../bff/base/ids.ts';
import { insertConversation, updateConversation } from '../../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../../bff/store/conversations/insert-message.ts';
import { eraseConversations } from '../../../../bff/store/guests/erasure.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

describe('the search in conversations', () => {
  let server: HttpServer;
  let key = '';
  let propertyId = '';
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    server = await startHttpServer();
    ({ key, propertyId } = await register(server, 'desk@search.example'));
    ids.towels = await say(propertyId, ['Könnten Sie mir Handtücher bringen?', 'Danke']);
    ids.breakfast = await say(propertyId, ['早餐几点开始？']);
    ids.named = await say(propertyId, ['Hello'], 'Søren Østergård');
    const other = await register(server, 'desk@other.example');
    ids.theirs = await say(other.propertyId, ['Handtücher']);
  });
  afterAll(() => server.close());

  async function say(property: string, lines: string[], guestName: string | null = null): Promise<string> {
    const at = server.deps.clock().toISOString();
    return server.deps.writer.write(async (trx) => {
      const given = { propertyId: property, channel: 'widget', mode: 'ai', language: 'de', locale: 'de' };
      const id = newId('conversation');
      const made = await insertConversation(trx, { ...given, id, pageUrl: null, dialogue: '{}' }, at);
      for (const text of lines) await insertMessage(trx, made, { author: 'guest', text, language: 'de', at });
      await updateConversation(trx, made, { guestName });
      return id;
    });
  }

  async function find(q: string): Promise<string[]> {
    const { body } = await server.call('GET', `/api/conversations?q=${encodeURIComponent(q)}`, { key });
    return body.items.map((item: { id: string }) => item.id);
  }

  it.each([
    ['a word, in any letter case', 'handtücher', 'towels'],
    ['a word without its accents', 'handtucher', 'towels'],
    ['a part of a word', 'andtüch', 'towels'],
    ['all of several words, in any order', 'bringen könnten', 'towels'],
    ['three characters of a script without spaces', '早餐几', 'breakfast'],
    ['two of them', '早餐', 'breakfast'],
    ['a guest’s name', 'østergård', 'named'],
  ])('finds %s', async (_, q, expected) => {
    expect(await find(q)).toEqual([ids[expected]]);
  });

  it.each(['handtücher breakfast', 'nothing like it', '"', '%', 'NEAR(', 'x'])('finds nothing for %s', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  it.each(['Guest', 'ゲスト', ''])(
    'finds the guest without a name by what the desk calls them (“%s …”)',
    async (word) => {
      expect(await find(`${word} ${ids.breakfast?.slice(-3).toLowerCase()}`)).toEqual([ids.breakfast]);
      expect(await find(`${word} ${ids.named?.slice(-3)}`)).not.toContain(ids.named);
    },
  );

  async function match(q: string) {
    const { body } = await server.call('GET', `/api/conversations?q=${encodeURIComponent(q)}`, { key });
    return body.items[0].match;
  }
  const markedWords = ({ text, marks }: { text: string; marks: [number, number][] }) =>
    marks.map(([from, to]) => text.slice(from, to));

  it('shows the text around the match, newest message first, and marks the words as they are written', async () => {
    const found = await match('handtucher bringen');
    expect(found).toMatchObject({ author: 'guest', language: 'de', text: 'Könnten Sie mir Handtücher bringen?' });
    expect(markedWords(found)).toEqual(['Handtücher', 'bringen']);
    expect(markedWords(await match('早餐'))).toEqual(['早餐']);
    expect(await match('østergård')).toBeNull();
    const { body } = await server.call('GET', '/api/conversations', { key });
    expect(body.items[0]).not.toHaveProperty('match');
  });

  it('shortens a long message to the text around the match, between whole letters', async () => {
    const long = `${'😀 sehr lange Vorrede '.repeat(20)}und dann die Sauna ${'und noch mehr 😀 '.repeat(20)}`;
    ids.long = await say(propertyId, [long]);
    const found = await match('sauna');
    expect(found.text.length).toBeLessThan(180);
    expect(markedWords(found)).toEqual(['Sauna']);
    expect(found.text).toMatch(/^… .* …$/);
    expect(found.text.isWellFormed()).toBe(true);
  });

  it('finds no text of deleted conversations', async () => {
    const gone = await say(propertyId, ['Wasserkocher']);
    expect(await find('wasserkocher')).toEqual([gone]);
    await server.deps.writer.write((trx) =>
      eraseConversations(trx, propertyId, [gone], server.deps.clock().toISOString()),
    );
    expect(await find('wasserkocher')).toEqual([]);
  });
});
