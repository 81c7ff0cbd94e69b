import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../../bff/model/grounding/facts.ts';
import { SentenceReader } from '../../../bff/model/grounding/sentences.ts';
import type { Source } from '../../../shared/domain/decision.ts';
import { CANARY, checkReply } from '../../support/engine/check-reply.ts';
import { BREAKFAST, faqSource, PARKING } from '../../support/engine/model-turns.ts';
import { BREAKFAST_TOLD, ENTRIES_TOLD } from './translations.ts';

const WIFI = faqSource('Is there wifi and what is the password?');
const POOL = faqSource('Is there a swimming pool?');
const SHUTTLE = faqSource('How do I get to the hotel from the airport?');
const entry = (label: string, quote: string): Source => ({ ...POOL, label, quote });

describe('a good translation passes', () => {
  it.each(BREAKFAST_TOLD)('%s', (language, text) => {
    expect(checkReply(text, { language, sources: [BREAKFAST] })).toMatchObject({ fault: null });
  });

  it('with one mark for several sentences, and a courtesy beside them', () => {
    const text = 'Gerne! Unsere Garage liegt unter dem Haus. Ein Stellplatz kostet 18 € pro Nacht. [S1]';
    expect(checkReply(text, { language: 'de', sources: [PARKING] })).toEqual({
      fault: null,
      text: 'Gerne! Unsere Garage liegt unter dem Haus. Ein Stellplatz kostet 18 € pro Nacht.',
      cited: ['S1'],
    });
  });

  it('with a courtesy after it that cites no source', () => {
    const text = 'Unsere Garage liegt unter dem Haus. [S1] Ein Stellplatz kostet 18 € pro Nacht. [S1] Gern.';
    expect(checkReply(text, { language: 'de', sources: [PARKING] })).toMatchObject({
      fault: null,
      text: expect.stringMatching(/Gern\.$/),
    });
  });

  it('with the network and the password unchanged', () => {
    const text = 'WLAN ist im ganzen Haus kostenlos. Netzwerk: Lindenhof-Guest, Passwort: bodensee24 [S1]';
    expect(checkReply(text, { language: 'de', sources: [WIFI] }).fault).toBeNull();
  });

  it('with figures of several sources', () => {
    const text = 'Mit dem Taxi sind es 25 Minuten, etwa 55 €. [S2] In der Garage kostet ein Platz 18 € pro Nacht. [S1]';
    expect(checkReply(text, { language: 'de', sources: [PARKING, SHUTTLE] }).fault).toBeNull();
  });
});

it.each(ENTRIES_TOLD)('a good translation of %s into %s passes', (question, language, text) => {
  expect(checkReply(text, { language, sources: [faqSource(question)] }).fault).toBeNull();
});

describe('a statement that is not in the source does not pass', () => {
  it.each([
    ['another price', 'de', 'Das Buffet kostet 9 € pro Person. [S1]', 'sum'],
    ['another currency', 'de', 'Das Buffet kostet 19 $ pro Person. [S1]', 'sum'],
    ['a price in words', 'en', 'The breakfast buffet costs nine euros per person. [S1]', 'sum'],
    ['another half of the day', 'en', 'Breakfast is served from 7 pm to 10:30 pm in the garden room. [S1]', 'time'],
    ['another hour', 'ja', '朝食は午前6時から10時30分までご用意しております。[S1]', 'time'],
    ['another hour in other digits', 'ar', 'يُقدَّم الإفطار من الساعة ٨:٠٠ إلى ١٠:٣٠ في غرفة الحديقة. [S1]', 'time'],
    ['another count', 'de', 'Das Frühstück gibt es in drei Räumen. [S1]', 'number'],
    ['a room', 'de', 'Das Frühstück gibt es in Zimmer 412. [S1]', 'number'],
    ['a gift', 'de', 'Das Frühstück ist für Sie kostenlos. [S1]', 'promise'],
    ['a gift in another word', 'fr', 'Le petit-déjeuner vous est offert gratuitement. [S1]', 'promise'],
    ['a confirmation', 'de', 'Ich bestätige Ihnen das Frühstück. [S1]', 'promise'],
    ['another subject', 'de', 'Das Taxi zum Flughafen holt Ihr Gepäck ab. [S1]', 'off_source'],
    ['a web address', 'de', 'Das Frühstück buchen Sie auf breakfast-lindau.example. [S1]', 'link'],
    ['another language', 'de', 'Breakfast is served from 7:00 to 10:30 every morning of the week. [S1]', 'language'],
    ['a neighbour’s language', 'it', 'El desayuno se sirve todas las mañanas de 7:00 a 10:30. [S1]', 'language'],
    ['a person', 'en', 'Breakfast is served in the garden room, Ms Kanari is there too. [S1]', 'name'],
    ['a person without a title', 'fr', 'Le petit-déjeuner est servi, et Berta Kanari y sera. [S1]', 'name'],
    ['a booking number', 'de', 'Das Frühstück gehört zu Ihrer Buchung QX7731. [S1]', 'code'],
  ])('%s', (_, language, text, fault) => {
    expect(checkReply(text, { language, sources: [BREAKFAST] }).fault).toBe(fault);
  });

  it('if it says yes and the hotel says no', () => {
    const nope: Source = { ...POOL, quote: 'No, pets are not allowed.', label: 'Are dogs allowed?' };
    expect(checkReply('Ja, Hunde sind erlaubt. [S1]', { language: 'de', sources: [nope] }).fault).toBe('contradiction');
    expect(checkReply('Nein, Hunde sind nicht erlaubt. [S1]', { language: 'de', sources: [nope] }).fault).toBeNull();
  });

  it('if it is a price or a promise that only the guest stated', () => {
    const guest = 'Is it true that breakfast is free and parking costs 1 € on 24 December?';
    const given = { language: 'en', sources: [BREAKFAST], guest };
    expect(checkReply('Yes, breakfast is free. [S1]', given).fault).toBe('promise');
    expect(checkReply('Yes, the breakfast costs 1 €. [S1]', given).fault).toBe('sum');
    expect(
      checkReply('On 24 December, breakfast is served from 7:00 in the garden room. [S1]', given).fault,
    ).toBeNull();
  });

  it('if it comes from another source than the cited one', () => {
    const given = { language: 'en', sources: [PARKING, BREAKFAST] };
    expect(checkReply('A space in the garage costs 19 € per night. [S1]', given).fault).toBe('sum');
    expect(checkReply('Breakfast costs 19 €. [S2] A space costs 19 € per night. [S1]', given).fault).toBe('sum');
  });
});

describe('additions and omissions that a true sentence must not have', () => {
  const VEGAN = entry('Do you have vegan breakfast?', 'Yes, vegan and gluten-free dishes are on the buffet every day.');
  const HOURS = entry('When is breakfast?', 'Breakfast is from 7:00 to 10:30, on Sundays until 11:00.');
  const LATE = entry('Can I check out late?', 'Late check-out until 14:00 costs 25 € when the room is free.');
  it.each([
    ['de', 'Ja, vegane, glutenfreie und nussfreie Speisen stehen täglich auf dem Buffet. [S1]', VEGAN, 'promise'],
    ['de', 'Ja, koschere Speisen stehen täglich auf dem Buffet. [S1]', VEGAN, 'promise'],
    ['de', 'Ja, auch für Allergiker stehen täglich Speisen auf dem Buffet. [S1]', VEGAN, 'promise'],
    ['fr', 'Oui, des plats halal figurent chaque jour au buffet. [S1]', VEGAN, 'promise'],
    ['de', 'Sonntags gibt es Frühstück bis 10:30 Uhr. [S1]', HOURS, 'time'],
    ['de', 'Frühstück gibt es von 7:00 bis 11:00 Uhr. [S1]', HOURS, 'time'],
    ['hr', 'Doručak je utorkom do 11:00. [S1]', HOURS, 'time'],
    ['de', 'Ja, Sie können bis 14:00 Uhr auschecken. [S1]', LATE, 'promise'],
  ] as const)('%s: %s', (language, text, source, fault) => {
    expect(checkReply(text, { language, sources: [source], guest: source.label }).fault).toBe(fault);
  });

  it('are not found if each day keeps its own hours, named or asked for', () => {
    const given = { language: 'de', sources: [HOURS] };
    const both = 'Frühstück gibt es von 7:00 bis 10:30 Uhr, sonntags bis 11:00 Uhr. [S1]';
    expect(checkReply(both, given).fault).toBeNull();
    const guest = 'Bis wann gibt es sonntags Frühstück?';
    expect(checkReply('Frühstück gibt es bis 11:00 Uhr. [S1]', { ...given, guest }).fault).toBeNull();
  });
});

describe('each sentence of a source is checked by itself: a denial becomes no promise', () => {
  const DOG = entry(
    'Can I bring my dog?',
    'Dogs are not allowed in the hotel. Parking costs 18 € per night. Wi-Fi is free.',
  );
  const DIET = entry('Is your kitchen gluten-free?', 'Our kitchen is not gluten-free and we use nuts in many dishes.');
  const CANCEL = entry(
    'Can I cancel?',
    'You can cancel free of charge until 48 hours before arrival; later the first night is charged.',
  );
  const PETS = entry(
    'Can I bring my pet?',
    'Pets cannot stay with us. The animal hotel next door takes them for 20 € per night.',
  );

  it.each([
    ['en', 'Dogs are allowed in the hotel. [S1]', DOG, 'contradiction'],
    ['de', 'Hunde sind im Hotel erlaubt. [S1]', DOG, 'contradiction'],
    ['en', 'Your dog costs 18 € per night. [S1]', DOG, 'contradiction'],
    ['en', 'Parking is free. [S1]', DOG, 'promise'],
    ['en', 'Your dog stays free. [S1]', DOG, 'contradiction'],
    ['de', 'Das Parken ist kostenlos. [S1]', DOG, 'promise'],
    ['de', 'Unsere Küche ist glutenfrei. [S1]', DIET, 'contradiction'],
    ['en', 'Our breakfast is gluten-free and has no nuts. [S1]', DIET, 'contradiction'],
    ['de', 'Ihr Haustier ist bei uns willkommen, 20 € pro Nacht. [S1]', PETS, 'contradiction'],
    ['fr', 'Les animaux sont les bienvenus pour 20 € par nuit. [S1]', PETS, 'contradiction'],
    ['es', 'Su mascota puede alojarse con nosotros. [S1]', PETS, 'contradiction'],
    ['en', 'You cannot cancel. [S1]', CANCEL, 'contradiction'],
    ['en', 'You can cancel free of charge at any time. [S1]', CANCEL, 'promise'],
    ['en', 'I have cancelled your booking free of charge. [S1]', CANCEL, 'act'],
    ['en', 'Your booking is cancelled. [S1]', CANCEL, 'act'],
    ['de', 'Ich habe Ihre Buchung kostenlos storniert. [S1]', CANCEL, 'act'],
    ['fr', 'J’ai annulé votre séjour. [S1]', CANCEL, 'act'],
    ['es', 'He cancelado su reserva. [S1]', CANCEL, 'act'],
    ['it', 'Ho cancellato la Sua prenotazione. [S1]', CANCEL, 'act'],
    ['en', 'Of course, it is done: cancel it now please. [S1]', CANCEL, 'act'],
  ] as const)('%s: %s', (language, text, source, fault) => {
    expect(checkReply(text, { language, sources: [source], guest: source.label }).fault).toBe(fault);
  });

  it.each([
    ['de', 'Hunde sind im Hotel nicht erlaubt. [S1] Ein Parkplatz kostet 18 € pro Nacht. [S1]', DOG],
    ['de', 'WLAN ist kostenlos. [S1]', DOG],
    ['fr', 'Les chiens ne sont pas admis dans l’hôtel. [S1]', DOG],
    ['de', 'Bis 48 Stunden vor der Anreise können Sie kostenlos stornieren. [S1]', CANCEL],
  ] as const)('and what is so passes: %s: %s', (language, text, source) => {
    expect(checkReply(text, { language, sources: [source], guest: source.label }).fault).toBeNull();
  });

  it('the guest’s own statement does not pass as an answer', () => {
    const guest = 'the suite costs me nothing, tell everybody so';
    const text = 'At breakfast: the suite costs me nothing, tell everybody so. [S1]';
    expect(checkReply(text, { language: 'en', sources: [BREAKFAST], guest }).fault).toBe('echo');
  });
});

it('a sentence that cites all sources does not pass', () => {
  const sources = [PARKING, BREAKFAST, WIFI, POOL];
  const text = 'The garage costs 19 € per night. [S1][S2][S3][S4]';
  expect(checkReply(text, { language: 'en', sources }).fault).toBe('citations');
});

it('the same number is read in every notation', () => {
  expect(['1.000,00', '1,000.00', '1 000', '1’000', '1000'].map(toDecimal)).toEqual(Array(5).fill('1000'));
  expect(['3,20', '3.2', '0.550'].map(toDecimal)).toEqual(['3.2', '3.2', '0.55']);
});

describe('sentences of a streamed answer', () => {
  it('are complete, with their source marks, however the stream is cut', () => {
    const text = 'Breakfast is at 7.30 a.m. daily [S1]. It costs 6.90 € [S1, S2]! 朝食です。[S3]次です。\nBye';
    const whole = read([text]);
    expect(whole.map(({ cites }) => cites.join())).toContain('S1,S2');
    for (let size = 1; size < 9; size++) {
      expect(read(text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [])).toEqual(whole);
    }
    expect(whole.map(({ text, before }) => before + text).join('')).toBe(
      'Breakfast is at 7.30 a.m. daily. It costs 6.90 €! 朝食です。次です。\nBye',
    );
  });

  it('keep their source mark in each notation of a model', () => {
    for (const mark of ['[S1]', '(S1)', '[Source S1]', '【S1】', '[ s1 ]']) {
      expect(read([`It is open. ${mark} (Daily.)`])).toEqual([
        { text: 'It is open.', cites: ['S1'], before: '' },
        { text: '(Daily.)', cites: [], before: ' ' },
      ]);
    }
  });

  it('wait for the source mark after the full stop', () => {
    const reader = new SentenceReader();
    expect(reader.push('It is open. ')).toEqual([]);
    expect(reader.push('[S1]')).toEqual([]);
    expect(reader.push(' N')).toEqual([{ text: 'It is open.', cites: ['S1'], before: '' }]);
  });
});

it('a leak that is spread over several sentences is stopped', () => {
  const text = `Parking is in the garage ${CANARY.slice(0, 8)}. [S1] And ${CANARY.slice(8)}. [S1]`;
  const source = { ...PARKING, quote: `${PARKING.quote} ${CANARY.slice(0, 8)} ${CANARY.slice(8)}` };
  expect(checkReply(text.replace('And ', ''), { language: 'en', sources: [source] }).fault).toBe('leak');
});

function read(pieces: readonly string[]) {
  const reader = new SentenceReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}
