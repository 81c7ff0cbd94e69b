/** What becomes of a guest: answered by the AI, taken to a colleague, or in danger. */
export type Fate = 'answered' | 'person' | 'danger' | 'draft';

export interface EveningGuest {
  locale: string;
  says: string;
  fate: Fate;
}

/** What every language asks this evening: when breakfast is, for a person, and what nobody taught. */
const WORDS: Readonly<Record<string, readonly [breakfast: string, person: string, parking: string]>> = {
  en: ['When is breakfast?', 'I want to talk to a person, please', 'How much is parking?'],
  de: ['Wann gibt es Frühstück?', 'Ich möchte bitte mit einem Menschen sprechen', 'Was kostet das Parken?'],
  fr: ['À quelle heure est le petit-déjeuner ?', 'Je voudrais parler à une personne', 'Combien coûte le parking ?'],
  es: ['¿A qué hora es el desayuno?', 'Quiero hablar con una persona', '¿Cuánto cuesta el aparcamiento?'],
  it: ['A che ora è la colazione?', 'Vorrei parlare con una persona', 'Quanto costa il parcheggio?'],
  pt: ['A que horas é o pequeno-almoço?', 'Quero falar com uma pessoa', 'Quanto custa o estacionamento?'],
  nl: ['Hoe laat is het ontbijt?', 'Ik wil graag met een medewerker praten', 'Wat kost parkeren?'],
  pl: ['O której jest śniadanie?', 'Chcę porozmawiać z człowiekiem', 'Ile kosztuje parking?'],
  tr: ['Kahvaltı saat kaçta?', 'Bir yetkiliyle görüşmek istiyorum', 'Otopark ne kadar?'],
  ja: ['朝食は何時ですか？', 'スタッフと話したいです', '駐車場はいくらですか？'],
  zh: ['早餐几点开始？', '我想和工作人员说话', '停车多少钱？'],
  ar: ['متى يكون الإفطار؟', 'أريد التحدث مع موظف', 'كم تكلفة موقف السيارات؟'],
};

const DANGERS: readonly (readonly [locale: string, says: string])[] = [
  ['en', 'There is a fire in room 305, please help!'],
  ['de', 'Hilfe, meine Frau ist zusammengebrochen und atmet nicht, Zimmer 112'],
  ['fr', 'Au secours, il y a le feu dans le couloir !'],
];

/** The guests of an evening, in the order they write; the languages take turns. `count` at least 18 has everything in it. */
export function eveningGuests(count: number): EveningGuest[] {
  const locales = Object.keys(WORDS);
  const guests = Array.from({ length: count }, (_, number): EveningGuest => {
    const locale = locales[number % locales.length] ?? 'en';
    const [breakfast, person, parking] = WORDS[locale] ?? ['', '', ''];
    const round = Math.floor(number / locales.length) + (number % 3);
    if (round % 3 === 1) return { locale, says: person, fate: 'person' };
    return { locale, says: round % 3 === 0 ? breakfast : parking, fate: 'answered' };
  });
  // The last third of them writes while colleagues approve what the AI would say; danger comes in the midst of it.
  const dangers = DANGERS.slice(0, count < 40 ? 1 : DANGERS.length);
  const drafts = guests
    .slice(-Math.floor(count / 3))
    .map((guest): EveningGuest => (guest.fate === 'answered' ? { ...guest, fate: 'draft' } : guest));
  const before = guests.slice(0, count - drafts.length - dangers.length);
  const alarm = dangers.map(([locale, says]): EveningGuest => ({ locale, says, fate: 'danger' }));
  return [...before, ...alarm, ...drafts];
}
