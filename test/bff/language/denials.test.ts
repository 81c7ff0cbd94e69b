import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPolarity } from '../../../bff/engine/reading/polarity.ts';
import { WORK } from '../../../bff/engine/wishes/work-table.ts';
import { readBareYesOrNo } from '../../../bff/language/lexicon/bare-yes-or-no.ts';
import { languageFor } from '../../../bff/language/lexicon/registry.ts';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent } from '../../../shared/domain/understanding.ts';

/** Lines "language | text | intent". */
function readLines(name: string): { language: string; text: string; intent: Intent }[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [language = '', text = '', intent = ''] = line.split(' | ');
      return { language, text, intent: intent as Intent };
    });
}

/** How one intent of a text is judged: wanted, or how it is denied. */
function judge(text: string, code: string, name: Intent): 'wanted' | DeniedIntent['how'] {
  const { wanted, denied } = readPolarity(text, code, languageFor(code).lexicon.read(text), [{ name, score: 0.9 }]);
  return wanted.length > 0 ? 'wanted' : (denied[0]?.how ?? 'wanted');
}

describe('a thing that a message denies', () => {
  it('is read as refused, not as wanted, in every language', () => {
    const wrong = readLines('denials.txt').filter(({ language, text, intent }) => {
      return judge(text, language, intent) !== 'refused';
    });
    expect(wrong).toEqual([]);
  });

  it('is not refused if a “no” says that a thing is missing, or in a question', () => {
    const wrong = readLines('lacks.txt').filter(({ language, text, intent }) => {
      return judge(text, language, intent) !== 'wanted';
    });
    expect(wrong).toEqual([]);
  });

  it('is not found in the sample phrases that ask for a thing or report a problem', () => {
    const wrong = PACKS.flatMap(({ code, phrases }) =>
      [...(Object.keys(WORK) as Intent[]), 'complaint' as const, 'human' as const].flatMap((intent) =>
        phrases[intent].filter((text) => judge(text, code, intent) === 'refused').map((text) => `${code}: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has cue words in each language', () => {
    for (const { code, cues, script } of PACKS) {
      expect([code, script.unspaced ? cues.refusalInside : cues.refusal]).not.toContain(null);
      expect([code, script.unspaced ? cues.stateInside : cues.state]).not.toContain(null);
    }
  });
});

describe('a bare no', () => {
  it.each([
    ...['nein', 'non', 'non merci', 'nee', 'nej', 'nie', 'nem', 'nu', 'ne', 'não', 'hayır', 'yok', 'ei', 'không'],
    ...['ไม่', '不', 'いいえ', '아니요', 'لا', 'לא', 'нет', 'όχι', 'lass mal', 'laisse tomber', 'déjalo'],
  ])('is recognised whatever the conversation’s language: %s', (text) => {
    expect(readBareYesOrNo(text)).toBe('no');
  });

  it('is not recognised if the word means “yes” in another language or the message has more words', () => {
    expect(readBareYesOrNo('tak')).toBeNull();
    expect(readBareYesOrNo('no towels in the room')).toBeNull();
  });
});
