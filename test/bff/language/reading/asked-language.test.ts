import { describe, expect, it } from 'vitest';
import { understand } from '../../../../bff/engine/understand.ts';
import { isSpoken } from '../../../../bff/language/lexicon/registry.ts';
import { LANGUAGE_CODES } from '../../../../shared/language/languages.ts';

const HINTS = { now: new Date('2026-11-21T09:00:00Z'), timezone: 'Europe/Berlin' };

const ASKED: [conversation: string, text: string, asked: string][] = [
  ['en', 'auf Deutsch bitte', 'de'],
  ['en', 'can we speak French?', 'fr'],
  ['en', 'Do you speak Icelandic?', 'is'],
  ['en', 'Norwegian please', 'nb'],
  ['en', 'could we write in Chinese', 'zh-Hans'],
  ['en', 'Deutsch', 'de'],
  ['de', 'Können wir auf Englisch schreiben?', 'en'],
  ['de', 'Sprechen Sie Italienisch?', 'it'],
  ['fr', 'En anglais, s’il vous plaît', 'en'],
  ['fr', 'Peut-on parler allemand ?', 'de'],
  ['es', '¿Habla inglés?', 'en'],
  ['es', 'en alemán por favor', 'de'],
  ['it', 'Possiamo parlare in spagnolo?', 'es'],
  ['pt', 'Pode falar em francês?', 'fr'],
  ['nl', 'Kunnen we Nederlands praten?', 'nl'],
  ['pl', 'Czy możemy po polsku?', 'pl'],
  ['cs', 'Mluvíte anglicky?', 'en'],
  ['sk', 'Môžeme po nemecky?', 'de'],
  ['ru', 'Можно по-немецки?', 'de'],
  ['uk', 'Можна англійською?', 'en'],
  ['fi', 'Voimmeko puhua englantia?', 'en'],
  ['sv', 'Kan vi prata tyska?', 'de'],
  ['hu', 'Beszélhetünk németül?', 'de'],
  ['tr', 'Almanca konuşabilir miyiz?', 'de'],
  ['ar', 'ممكن بالإنجليزية؟', 'en'],
  ['he', 'אפשר באנגלית?', 'en'],
  ['ja', '英語でお願いします', 'en'],
  ['ko', '영어로 할 수 있나요?', 'en'],
  ['zh-Hans', '可以说英文吗？', 'en'],
  ['th', 'พูดภาษาอังกฤษได้ไหม', 'en'],
  ['vi', 'Nói tiếng Anh được không?', 'en'],
];

describe('a guest who asks for a language', () => {
  it.each(ASKED.filter(([code]) => isSpoken(code)))('gets the language (%s): %s', (conversation, text, asked) => {
    const { switchTo, intents } = understand(text, { ...HINTS, conversation });
    expect([switchTo, intents[0]?.name]).toEqual([asked, 'language_switch']);
  });

  it('gets each language by its English name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    const missed = LANGUAGE_CODES.filter(
      (code) =>
        understand(`Can you answer in ${names.of(code)}, please?`, { ...HINTS, conversation: 'en' }).switchTo !== code,
    );
    expect(missed).toEqual([]);
  });

  it.each([
    'Is there an Italian restaurant nearby?',
    'I would like the French toast',
    'I do not speak German',
    'What languages do you speak?',
    'When is breakfast?',
    'my name is Ingrid English and I booked a room',
  ])('does not ask for a language with: %s', (text) => {
    expect(understand(text, { ...HINTS, conversation: 'en' }).switchTo).toBeNull();
  });
});

describe('a message without words of a language', () => {
  const NEUTRAL = ['ok', '👍', 'Marriott 204', 'https://example.com/en/menu', '204', '🙏🙏', 'OK!', 'www.hotel.de'];

  it.each(LANGUAGE_CODES.filter(isSpoken))('never switches a conversation in %s', (conversation) => {
    const switched = NEUTRAL.filter((text) => {
      const { language, switchTo } = understand(text, { ...HINTS, conversation, page: 'en', property: ['en', 'de'] });
      return language.code !== conversation || switchTo !== null;
    });
    expect(switched).toEqual([]);
  });
});
