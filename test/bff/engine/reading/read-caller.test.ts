import { describe, expect, it } from 'vitest';
import { understand } from '../../../../bff/engine/understand.ts';
import { PACKS } from '../../../../bff/language/pack/packs.ts';

const HINTS = { now: new Date('2026-11-20T14:00:00Z'), timezone: 'Europe/Berlin' };
const read = (text: string, code = 'en') => understand(text, { ...HINTS, conversation: code });
const wantsPerson = (text: string, code = 'en') => read(text, code).intents[0]?.name === 'human';

/** "Can somebody come to the room?", as guests of each language write it. */
const CALLS: Record<string, string> = {
  ar: 'هل يمكن أن يأتي أحد إلى الغرفة',
  bg: 'може ли някой да дойде в стаята',
  bn: 'কেউ কি আমার রুমে আসতে পারবেন',
  ca: 'pot venir algú a l’habitació',
  cs: 'může někdo přijít na pokoj',
  da: 'kan der komme nogen op på værelset',
  de: 'kann jemand aufs Zimmer kommen',
  el: 'μπορεί να έρθει κάποιος στο δωμάτιο',
  en: 'can somebody come to the room',
  es: 'puede venir alguien a la habitación',
  et: 'kas keegi saaks tuppa tulla',
  fa: 'ممکنه کسی بیاد اتاق',
  fi: 'voisiko joku tulla huoneeseen',
  fil: 'pwede bang magpaakyat ng isang tao sa kwarto',
  fr: 'quelqu’un peut venir dans la chambre',
  he: 'מישהו יכול לבוא לחדר',
  hi: 'क्या कोई कमरे में आ सकता है',
  hr: 'može li netko doći u sobu',
  hu: 'fel tudna jönni valaki a szobába',
  id: 'bisakah seseorang datang ke kamar',
  is: 'getur einhver komið upp á herbergi',
  it: 'può venire qualcuno in camera',
  ja: '誰か部屋に来てもらえますか',
  ka: 'შეიძლება ვინმე მოვიდეს ნომერში',
  ko: '누가 방으로 와 줄 수 있나요',
  lt: 'ar galėtų kas nors ateiti į kambarį',
  lv: 'vai kāds var atnākt uz istabu',
  ms: 'boleh seseorang datang ke bilik',
  nb: 'kan noen komme opp på rommet',
  nl: 'kan er iemand naar de kamer komen',
  pl: 'czy ktoś może przyjść do pokoju',
  pt: 'pode vir alguém ao quarto',
  ro: 'poate veni cineva în cameră',
  ru: 'может кто-нибудь подойти в номер',
  sk: 'môže niekto prísť na izbu',
  sl: 'ali lahko kdo pride v sobo',
  sr: 'može li neko da dođe u sobu',
  sv: 'kan någon komma till rummet',
  th: 'ขอให้คนขึ้นมาที่ห้องหน่อย',
  tr: 'birisi odaya gelebilir mi',
  uk: 'чи може хтось прийти в номер',
  ur: 'کیا کوئی کمرے میں آ سکتا ہے',
  vi: 'có ai lên phòng giúp tôi được không',
  'zh-Hans': '能派人来房间吗',
  'zh-Hant': '可以派人來房間嗎',
};

describe('a guest who calls for a person', () => {
  it('is tested in every language', () => {
    expect(Object.keys(CALLS).sort(), 'a sentence of each language in CALLS').toEqual(
      PACKS.map(({ code }) => code).sort(),
    );
  });

  it.each(Object.entries(CALLS))('is understood in %s: %s', (code, text) => {
    expect(wantsPerson(text, code)).toBe(true);
  });

  it.each(PACKS.map(({ code, cues }) => [code, cues.somebody.call.split(', ')[0] ?? '']))(
    'is understood in %s by the cue words: %s',
    (code, text) => {
      expect(wantsPerson(text, code)).toBe(true);
    },
  );

  it.each([
    'someone please come to room 204',
    'come to my room please',
    'could you come up here please',
    'hello? anyone?',
    'please send somebody up',
    'reception',
    'front desk please',
    'this bot sucks',
    'stop bot',
    'stupid robot',
  ])('is understood in English: %s', (text) => {
    expect(wantsPerson(text)).toBe(true);
  });

  it.each([
    ['Could someone bring up a hairdryer?', 'toiletries'],
    ['can someone take our bags down?', 'luggage_storage'],
    ['Could somebody bring us two towels to 204?', 'towels_linen'],
    ['Can someone come and fix the shower?', 'maintenance'],
    ['can somebody call us a taxi', 'taxi'],
    ['May anyone come in the sauna?', 'spa'],
    ['are you a bot?', 'bot_identity'],
    ['call me a taxi', 'taxi'],
    ['Is someone at reception at night?', 'opening_hours'],
    ['reception hours', 'opening_hours'],
  ])('is not assumed if the text names another service: %s', (text, intent) => {
    expect(read(text).intents[0]?.name).toBe(intent);
  });

  it.each(['somebody fainted, please come', 'someone come quick, there is a fire'])(
    'is treated as an emergency: %s',
    (text) => {
      expect(read(text).urgency).toBe('emergency');
    },
  );
});
