/** How the evening goes for a guest: answered by the AI, handed to a colleague, or in danger. */
export type Fate = 'answered' | 'person' | 'danger' | 'draft';

export interface EveningGuest {
  locale: string;
  says: string;
  fate: Fate;
}

/**
 * The questions in every language: when breakfast is, a request for a person, and a question that nobody taught the answer
 * to.
 */
const QUESTIONS: Readonly<Record<string, readonly [breakfast: string, person: string, parking: string]>> = {
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

const DANGER_MESSAGES: readonly (readonly [locale: string, says: string])[] = [
  ['en', 'There is a fire in room 305, please help!'],
  ['de', 'Hilfe, meine Frau ist zusammengebrochen und atmet nicht, Zimmer 112'],
  ['fr', 'Au secours, il y a le feu dans le couloir !'],
];

/**
 * Creates the guests of an evening in the order in which they write; the languages alternate. A `count` of 18 or more covers
 * every case.
 */
export function createEveningGuests(count: number): EveningGuest[] {
  const locales = Object.keys(QUESTIONS);
  const guests = Array.from({ length: count }, (_, number): EveningGuest => {
    const locale = locales[number % locales.length] ?? 'en';
    const [breakfast, person, parking] = QUESTIONS[locale] ?? ['', '', ''];
    const round = Math.floor(number / locales.length) + (number % 3);
    if (round % 3 === 1) return { locale, says: person, fate: 'person' };
    return { locale, says: round % 3 === 0 ? breakfast : parking, fate: 'answered' };
  });
  // The last third writes while colleagues approve the AI's drafts; the danger messages come in the middle of that.
  const dangers = DANGER_MESSAGES.slice(0, count < 40 ? 1 : DANGER_MESSAGES.length);
  const drafts = guests
    .slice(-Math.floor(count / 3))
    .map((guest): EveningGuest => (guest.fate === 'answered' ? { ...guest, fate: 'draft' } : guest));
  const before = guests.slice(0, count - drafts.length - dangers.length);
  const alarm = dangers.map(([locale, says]): EveningGuest => ({ locale, says, fate: 'danger' }));
  return [...before, ...alarm, ...drafts];
}
