import { ALL, type Labelled, writer } from './row.ts';

const kreekNl = writer('kreek', 'nl', 'EUR');
const kreekDe = writer('kreek', 'de', 'EUR');

/** Vakantiepark De Kreek: a holiday park with 85 bungalows near Domburg in Zeeland, the Netherlands; writes Dutch and German. */
export const KREEK: Labelled[] = [
  kreekNl('Aankomst en vertrek', 'Inchecken kan vanaf 15.00 uur, uitchecken t/m 10.00 uur (ook op zondag).', [
    'checkIn.hours 15:00-',
    'checkOut.hours -10:00',
  ]),
  kreekNl('Openingstijden receptie', 'Receptie: ma, wo, vr 8.30-20.00; overige dagen 9.00-17.30 uur.', [
    'reception.hours Mo We Fr 08:30-20:00; Tu Th Sa Su 09:00-17:30',
  ]),
  kreekNl(
    'Zijn huisdieren welkom?',
    'Max. twee huisdieren toegestaan, € 5,75 p.n. per dier. In de Duinlodges zijn huisdieren niet toegestaan.',
    ['pets.limitCount most 2 count'],
    { incomplete: true, note: 'pets.allowed yes except in the Duinlodges; 575 EUR per pet and night' },
  ),
  kreekNl('Parkeren', 'Per bungalow 1 auto gratis op het park; 2e auto € 4 per dag.', [], {
    incomplete: true,
    optionalFacts: ['parking.available yes'],
    note: 'free only for the first car',
  }),
  kreekNl('Strandparkeren', 'Let op: bij strandopgang Westduin betaal je de gemeente € 2,90 per uur.', [], {
    note: "the town's car park",
  }),
  kreekNl(
    'Zwembad',
    'Het overdekte zwembad is het hele jaar open, 8.00-20.00 uur; in de kerstvakantie vanaf 10.00.',
    [],
    {
      incomplete: true,
      optionalFacts: ['pool.available yes'],
      optionalText: ['pool.kinds: overdekt'],
      note: 'pool.hours 08:00-20:00, but from 10:00 in the Christmas holidays',
    },
  ),
  kreekNl(
    'Is er wasgelegenheid?',
    'Ja, wassen € 6, drogen € 4, open van 7 tot 22 uur.',
    ['laundry.available yes', 'laundry.hours 07:00-22:00'],
    {
      incomplete: true,
      note: 'two prices for two machines',
    },
  ),
  kreekNl('Fietsen', 'Gewone fiets € 11 p.d., e-bike € 27,50 p.d., kinderfiets € 7. Reserveren aangeraden.', [], {
    incomplete: true,
    optionalFacts: ['bicycle.available yes'],
    note: 'by kind; booking is advised, not needed',
  }),
  kreekNl(
    'Toeristenbelasting',
    'De toeristenbelasting (€ 2,05 p.p.p.n.) is niet bij de huurprijs inbegrepen.',
    ['cityTax.price 205 EUR /person /night', 'cityTax.included no'],
    { incomplete: true, optionalFacts: ['cityTax.available yes'] },
  ),
  kreekNl('Rookbeleid', 'Alle bungalows zijn rookvrij, op je eigen terras mag het wel.', [], {
    incomplete: true,
    optionalFacts: ['smoking.allowed no except terrace'],
    optionalText: ['smoking.where: terras'],
  }),
  kreekNl('', 'Uitwaaien, krabbetjes vangen, friet op de dijk: méér heb je niet nodig.', []),
  kreekNl(
    'Bedlinnen',
    'Bedden zijn opgemaakt bij aankomst; handdoeken zelf meenemen of huren (€ 6,50 p.p.).',
    ['linen.available yes', 'towels.price 650 EUR /person'],
    {
      optionalFacts: ['towels.available yes', 'linen.price free'],
    },
  ),
  kreekNl(
    'Restaurant',
    'Eetcafé De Schorre is open do t/m zo vanaf 17 uur, in de zomervakantie dagelijks vanaf 12.',
    [],
    {
      incomplete: true,
      optionalFacts: ['restaurant.available yes'],
      note: 'restaurant.hours Th Fr Sa Su 17:00-, but daily from 12:00 in the summer holidays',
    },
  ),
  kreekNl('Bezoek', 'Bezoekers zijn welkom tot 22.00 uur, graag even melden bij de receptie.', [
    'visitors.allowed yes',
    'visitors.hours -22:00',
  ]),
  kreekNl('Annuleren', 'Tot 6 weken vooraf 30% van de huursom, daarna 100%.', [], {
    incomplete: true,
    optionalText: ['cancellation.terms: tot 6 weken vooraf 30%, daarna 100%'],
    note: 'cancellation.price is a share',
  }),
  kreekNl('Komt er een sauna?', 'Wie weet! Er ligt een plan, maar nog geen vergunning.', [], { note: 'a maybe' }),
  kreekNl(
    'Snel internet?',
    'Gratis wifi in de bungalow, 100 Mbit/s. Wachtwoord: zie de welkomstmap.',
    ['wifi.price free', 'wifi.speed exactly 100 megabit-per-second'],
    {
      optionalFacts: ['wifi.available yes', 'wifi.speed most 100 megabit-per-second'],
      optionalText: ['wifi.coverage: in de bungalow'],
      note: 'no password is told',
    },
  ),
  kreekDe(
    'Anreise',
    'Schlüsselübergabe ab 15 Uhr an der Rezeption, spätere Anreise bitte telefonisch melden (+31 118 555 090).',
    ['checkIn.hours 15:00-'],
    {
      optionalText: [
        'lateArrival.contact: +31 118 555 090',
        'key.how: an der Rezeption',
        'reception.phone: +31 118 555 090',
      ],
    },
  ),
  kreekDe('Brötchenservice', 'Frische Brötchen tgl. 8–10 Uhr im Parkshop, Vorbestellung nicht nötig.', [], {
    note: 'bread is no breakfast, and the shop is no restaurant',
  }),
  kreekDe('Hochstuhl & Babybett', 'Babybett und Hochstuhl als Set: 4 € pro Nacht, max. 20 € pro Aufenthalt.', [], {
    incomplete: true,
    optionalFacts: ['cot.available yes'],
    note: 'cot.price 400 EUR /night, at most 2000 a stay; and a set',
  }),
  kreekDe(
    'Schwimmbad',
    'Kinder unter 8 Jahren dürfen nur mit einem Erwachsenen ins Bad, der Eintritt ist für Parkgäste frei.',
    ['pool.price free'],
    {
      incomplete: true,
      note: 'free for those who stay; pool.limitAge least 8 year is wrong',
    },
  ),
  kreekDe('Wie weit ist es zum Supermarkt?', '1,2 km bis zum Albert Heijn in Domburg (tgl. 8–20 Uhr, So ab 9).', [
    'shop.distance 1.2 kilometer',
    `shop.hours ${ALL} 08:00-20:00; Su 09:00-20:00`,
  ]),
  kreekDe('Kann man mit Karte zahlen?', 'Nur Kartenzahlung – Bargeld nehmen wir an der Rezeption nicht mehr an.', [
    'card.allowed yes',
    'cash.allowed no',
  ]),
  kreekDe(
    'Endreinigung',
    'Die Endreinigung ist obligatorisch und kostet 69 €; Hunde +15 €.',
    ['cleaning.price 6900 EUR'],
    {
      incomplete: true,
      note: 'pets.price 1500 EUR would be wrong: cleaning with a dog',
    },
  ),
  kreekDe('Kaution', 'Keine Kaution – wir vertrauen Ihnen.', ['deposit.available no']),
  kreekDe(
    'Sind die Häuser barrierefrei?',
    '3 Bungalows sind rollstuhlgerecht (bitte bei der Buchung angeben).',
    ['accessible.rooms exactly 3 count'],
    {
      optionalFacts: ['accessible.available yes', 'accessible.available yes booking needed'],
    },
  ),
  kreekDe('', 'Bis 2022 gab es bei uns noch eine Minigolfbahn und Tretboote für 10 € die Stunde.', [], {
    note: 'the past',
  }),
  kreekDe(
    'E-Auto',
    'Vier Ladepunkte (je 22 kW) am Parkeingang, 0,49 € je kWh zzgl. 0,50 € Startgebühr.',
    ['charging.points exactly 4 count', 'charging.power exactly 22 kilowatt'],
    {
      incomplete: true,
      optionalFacts: ['charging.available yes'],
      optionalText: ['charging.where: am Parkeingang'],
      note: 'charging.price 49 EUR /kwh lacks the starting fee',
    },
  ),
  kreekDe('Ruhezeiten', 'Nachtruhe 22–7 Uhr, freitags und samstags erst ab 23 Uhr.', [
    'quiet.hours 22:00-07:00; Fr Sa 23:00-07:00',
  ]),
  kreekDe(
    'Spielplatz',
    'Zwei Spielplätze und im Sommer ein Kinderclub (Mo–Fr 10–12 Uhr, gratis).',
    ['children.playground yes'],
    { note: 'the club has no attribute' },
  ),
  kreekDe('Fernseher?', 'In jedem Bungalow, mit ARD, ZDF und RTL.', ['tv.available yes'], {
    optionalText: ['tv.channels: ARD, ZDF, RTL'],
    note: 'the subject stands in the question',
  }),
];
