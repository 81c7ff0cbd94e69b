import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../../bff/knowledge/facts/answering/answer-question.ts';
import { frameQuestion } from '../../../../bff/knowledge/facts/answering/frame-question.ts';
import { readHouse } from '../../../../bff/knowledge/facts/binding/read-house.ts';
import { sayAnswer } from '../../../../bff/knowledge/facts/saying/say-answer.ts';
import { findEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

/** A Thursday, a quarter past nine in the morning in Bregenz. */
const NOW = new Date('2026-03-12T08:15:00Z');
const timezone = 'Europe/Vienna';

const FACTS = readHouse({
  language: 'de',
  currency: 'EUR',
  checkIn: 'ab 15 Uhr',
  checkOut: 'bis 11 Uhr',
  policies: 'Rauchen ist verboten. Keine Haustiere, außer Assistenzhunde.',
  specialties: '',
  faqs: [
    {
      id: 'breakfast',
      question: 'Wann gibt es Frühstück?',
      answer: 'Mo-Fr 7-9:30, Sa/So 8-11 Uhr. 19,50 € p.P., Kinder 4–11 J. 9 €, unter 4 frei.',
    },
    { id: 'parking', question: 'Kann ich bei Ihnen parken?', answer: '24 €/Nacht, Höhe max. 2,05 m.' },
    { id: 'pool', question: 'Haben Sie einen Pool?', answer: 'Ja. Juni bis September täglich 10–19 Uhr.' },
    { id: 'gym', question: 'Fitnessraum?', answer: 'Rund um die Uhr, ab 16 Jahren.' },
    { id: 'wifi', question: 'WLAN?', answer: 'Netz: Heron_Gast, Passwort: reiher77. Das WLAN ist kostenlos.' },
    { id: 'bar', question: 'Bar?', answer: '17-1 Uhr' },
    { id: 'bar2', question: 'Wann ist die Bar offen?', answer: '18-24 Uhr' },
    { id: 'garden', question: 'Restaurant?', answer: 'Täglich 12–14 und 18–22 Uhr, mittwochs geschlossen.' },
  ],
});

function ask(language: string, text: string): { said: string | null; sources: string[] } | null {
  const entities = findEntities(text, languageFor(language).pack, NOW, timezone);
  const question = frameQuestion({ text, language, intent: null, entities });
  const answer = question === null ? null : answerQuestion(question, FACTS, { now: NOW, timezone });
  return answer === null ? null : { said: sayAnswer(answer, language), sources: answer.sources.map(({ id }) => id) };
}

/** Language, question, its source, parts of the reply, and words that the reply must not have. */
const COMPUTED_ANSWERS: [string, string, string, string[], string[]][] = [
  ['en', 'When is breakfast on Sunday?', 'breakfast', ['Breakfast, Sunday', '08:00–11:00'], ['07:00', '09:30', '19']],
  ['en', 'When is breakfast?', 'breakfast', ['Monday to Friday 07:00–09:30', '08:00–11:00'], ['€']],
  ['en', 'When is breakfast tomorrow?', 'breakfast', ['March 13', '07:00–09:30'], ['08:00']],
  ['fr', 'À quelle heure est le petit-déjeuner samedi ?', 'breakfast', ['de 8:00 à 11:00'], ['7:00', '9:30']],
  ['es', '¿A qué hora es el desayuno el domingo?', 'breakfast', ['de 8:00 a 11:00'], ['7:00']],
  ['it', 'A che ora è la colazione domenica?', 'breakfast', ['8:00–11:00'], ['7:00']],
  ['de', 'Wann gibt es am Samstag Frühstück?', 'breakfast', ['Samstag', '8:00–11:00 Uhr'], ['7:00']],
  ['en', 'How much is breakfast?', 'breakfast', ['€19.50 per person', '4–11', '€9'], ['7:00']],
  ['en', 'How much is breakfast for a 7 year old?', 'breakfast', ['€9'], ['19.50', 'free']],
  ['de', 'Was kostet das Frühstück für ein Kind von 3 Jahren?', 'breakfast', ['kostenlos'], ['19,50', '9 €']],
  ['fr', 'Combien coûte le petit-déjeuner pour un enfant de 8 ans ?', 'breakfast', ['9 €'], ['19,50', 'gratuit']],
  ['en', 'Is breakfast served now?', 'breakfast', ['Yes, open now', '07:00–09:30'], ['8:00']],
  ['en', 'How much is parking?', 'parking', ['€24 per night'], ['2.05']],
  ['en', 'Is parking free?', 'parking', ['No.', '€24 per night'], ['Yes']],
  ['en', 'Can I park a van 2.4 m high?', 'parking', ['No.', '2.05 m'], ['24']],
  ['fr', 'Parking pour un van de 1,90 m ?', 'parking', ['Oui.', '2,05'], []],
  ['it', 'Avete un parcheggio?', 'parking', ['Sì, abbiamo un parcheggio', '2,05 m'], []],
  ['en', 'Is the pool open now?', 'pool', ['No, closed', 'June'], ['Yes']],
  ['es', '¿Tienen piscina?', 'pool', ['Sí, tenemos piscina.'], []],
  ['en', 'Is the restaurant open on Wednesday?', 'garden', ['closed', 'Wednesday'], ['12:00']],
  ['it', 'Il ristorante è aperto giovedì alle 19?', 'garden', ['Sì.', '18:00–22:00'], ['No']],
  ['en', 'Is the restaurant open today at 15:30?', 'garden', ['No.', '12:00–14:00 and 18:00–22:00'], ['Yes']],
  ['en', 'What is the wifi password?', 'wifi', ['reiher77', 'Heron_Gast'], []],
  ['es', '¿El wifi es gratis?', 'wifi', ['Sí.', 'gratis'], ['No']],
  ['en', 'Are pets allowed?', 'policies', ['not allowed', 'assistance dogs'], ['Yes']],
  ['es', '¿Se puede fumar?', 'policies', ['No se puede fumar.'], ['Sí']],
  ['en', 'Gym opening hours?', 'gym', ['around the clock'], []],
  ['it', 'A che ora è il check-in?', 'checkIn', ['dalle 15:00'], ['11']],
  ['fr', 'À quelle heure est le check-out ?', 'checkOut', ['jusqu’à 11:00'], ['15']],
];

describe('an answer computed from facts', () => {
  it.each(COMPUTED_ANSWERS)('%s: “%s” is computed from the facts', (language, text, source, says, saysNot) => {
    const answer = ask(language, text);
    expect(answer?.sources).toContain(source);
    for (const words of says) expect(answer?.said?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
    for (const words of saysNot) expect(answer?.said).not.toContain(words);
  });

  it.each([
    ['en', 'Is the pool heated?', 'no fact states it'],
    ['en', 'When does the bar close?', 'two entries contradict each other'],
    ['en', 'Is breakfast vegan?', 'another thing'],
    ['en', 'May my dog of 20 kg come?', 'no weight is told'],
    ['en', 'Can I check in at 9 am?', 'before its hours another fact decides'],
    ['en', 'How much is the pool?', 'no price is told'],
    ['en', 'Can my 12 year old use the pool?', 'no age is told'],
  ])('%s: %s is not answered from facts: %s', (language, text) => {
    expect(ask(language, text)).toBeNull();
  });
});
