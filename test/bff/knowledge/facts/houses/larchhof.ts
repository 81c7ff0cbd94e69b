import { ALL, type Labelled, writer } from './row.ts';

const larchhofDe = writer('larchhof', 'de', 'EUR');
const larchhofIt = writer('larchhof', 'it', 'EUR');

/** Gasthof Larchhof: a family hotel with 34 rooms in the Ahrntal, South Tyrol, Italy; writes German and Italian. */
export const LARCHHOF: Labelled[] = [
  larchhofDe(
    'Ab wann können wir ins Zimmer?',
    'Die Zimmer sind ab 14.30 Uhr bezugsfertig, am Abreisetag bitten wir Sie, bis 10.30 Uhr auszuchecken.',
    ['checkIn.hours 14:30-', 'checkOut.hours -10:30'],
  ),
  larchhofDe(
    'Frühstück',
    'Frühstücksbuffet tgl. 7.30–10 Uhr, im Hochsommer (Juli/Aug.) schon ab 7.',
    [`breakfast.hours ${ALL} 07:30-10:00; 07-01..08-31 ${ALL} 07:00-10:00`],
    { optionalFacts: ['breakfast.available yes'], optionalText: ['breakfast.style: Buffet'] },
  ),
  larchhofDe(
    'Ist das Schwimmbad geöffnet?',
    'Das Hallenbad (29 °C) steht Ihnen tägl. von 7 bis 20 Uhr offen, Kinder unter 14 nur in Begleitung.',
    [`pool.hours ${ALL} 07:00-20:00`],
    {
      optionalFacts: ['pool.heated yes', 'pool.available yes'],
      optionalText: ['pool.kinds: Hallenbad'],
      note: 'pool.limitAge least 14 year is wrong: under 14 with company',
    },
  ),
  larchhofDe('', 'Sauna Mo–Sa 15–19.30, So Ruhetag; Zutritt ab 16 J.', [
    'spa.hours Mo Tu We Th Fr Sa 15:00-19:30; Su off',
    'spa.limitAge least 16 year',
  ]),
  larchhofDe(
    'Sind Hunde erlaubt?',
    'Ja, Hunde auf Anfrage, 12 €/Tag ohne Futter; im Speisesaal leider nicht.',
    ['pets.price 1200 EUR /day'],
    {
      incomplete: true,
      note: 'pets.allowed yes on request only',
    },
  ),
  larchhofDe(
    'Wo kann ich parken?',
    'Parkplätze direkt vorm Haus kostenlos, Tiefgarage 8 € pro Nacht (Einfahrtshöhe 1,95 m).',
    [],
    {
      incomplete: true,
      optionalFacts: ['parking.available yes'],
      optionalText: ['parking.where: vorm Haus / Tiefgarage', 'parking.kinds: Parkplatz, Tiefgarage'],
      note: 'free in front of the house, 800 EUR /night and most 1.95 meter in the garage: none of it holds for both',
    },
  ),
  larchhofDe(
    'E-Auto laden',
    '2 Wallboxen à 11 kW, Abrechnung 0,55 €/kWh.',
    ['charging.points exactly 2 count', 'charging.power exactly 11 kilowatt', 'charging.price 55 EUR /kwh'],
    { optionalFacts: ['charging.available yes'] },
  ),
  larchhofDe(
    'Ortstaxe',
    'Die Ortstaxe von 2,80 € pro Person und Nacht (ab 14 Jahren) ist im Preis nicht enthalten.',
    ['cityTax.price 14-y 280 EUR /person /night', 'cityTax.included no'],
    { incomplete: true, optionalFacts: ['cityTax.available yes'] },
  ),
  larchhofDe(
    'Kinderermäßigung',
    'Kinder bis 2,9 Jahre frei, 3–7,9 Jahre –50 %, 8–13,9 J. –30 %.',
    ['children.stayFree most 2 year'],
    {
      optionalFacts: ['children.stayFree most 2.9 year'],
      incomplete: true,
      note: 'the reductions are percentages; 2,9 years is the usual way to say: not yet 3',
    },
  ),
  larchhofDe('Skifahren', 'Das Skigebiet Klausberg liegt 4 km entfernt, der Skibus hält 50 m vom Haus.', [], {
    optionalFacts: ['bus.distance 50 meter'],
    note: 'a ski bus is a bus in the winter; the ski area is no attribute',
  }),
  larchhofDe('', 'Herrliche Ausblicke, ehrliche Küche und die herzlichste Wirtin zwischen Sand und Kasern!', []),
  larchhofDe('Gibt es WLAN?', 'WLAN im ganzen Haus gratis – am Berg manchmal etwas gemütlich.', ['wifi.price free'], {
    optionalFacts: ['wifi.available yes'],
    optionalText: ['wifi.coverage: ganzes Haus'],
  }),
  larchhofDe(
    'Halbpension',
    'Das 5-Gang-Wahlmenü gibt es von 18.45 bis 20 Uhr, Dienstag Ruhetag.',
    ['dinner.hours 18:45-20:00; Tu off'],
    {
      optionalFacts: ['dinner.available yes'],
    },
  ),
  larchhofDe(
    'Kartenzahlung',
    'EC- und Kreditkarten nehmen wir gern, Barzahlung laut Gesetz nur bis 4.999 €.',
    ['card.allowed yes'],
    {
      incomplete: true,
      optionalText: ['card.kinds: EC, Kreditkarten'],
      note: 'cash.allowed yes only up to 4999 EUR',
    },
  ),
  larchhofDe(
    'Radverleih',
    'E-Bikes verleiht Sport Hofer im Dorf (ab 38 €/Tag), eigene Räder haben wir nicht.',
    ['bicycle.available no'],
    {
      note: "another firm's price",
    },
  ),
  larchhofDe('Massage', 'Massagen nur nach Voranmeldung, 25 Min. 39 €, 50 Min. 68 €.', [], {
    incomplete: true,
    optionalFacts: ['massage.booking yes'],
    optionalText: ['massage.duration: 25 or 50 minutes'],
    note: 'two prices by duration',
  }),
  larchhofIt(
    'A che ora è il check-in?',
    'Camere disponibili dalle 14.30; il giorno della partenza vanno lasciate entro le 10.30.',
    ['checkIn.hours 14:30-', 'checkOut.hours -10:30'],
  ),
  larchhofIt(
    'Colazione',
    'Tutti i giorni dalle 7.30 alle 10, sempre compresa nel prezzo.',
    [`breakfast.hours ${ALL} 07:30-10:00`, 'breakfast.included yes'],
    {
      note: 'the subject stands in the question',
    },
  ),
  larchhofIt(
    'Si può cenare senza mezza pensione?',
    'Sì, anche chi non alloggia da noi può cenare, ma solo su prenotazione entro le 16.',
    ['restaurant.outsideGuests yes booking needed'],
    {
      incomplete: true,
      optionalFacts: ['dinner.booking yes'],
    },
  ),
  larchhofIt(
    'Avete la sauna?',
    'Certo: finlandese e bagno turco, aperti 15-19.30 dal lun. al sab., domenica chiuso.',
    ['spa.available yes', 'spa.hours Mo Tu We Th Fr Sa 15:00-19:30; Su off'],
    { optionalText: ['spa.facilities: finlandese, bagno turco'] },
  ),
  larchhofIt(
    'Quanto costa il lettino?',
    'Culla 8 € al giorno (biancheria inclusa), da richiedere alla prenotazione.',
    ['cot.price 800 EUR /day booking needed'],
    {
      optionalFacts: ['cot.available yes', 'cot.booking yes'],
    },
  ),
  larchhofIt('Letto aggiunto', 'Terzo letto: 3-7 anni 35 €, 8-13 anni 48 €, adulti 62 € a notte.', [
    'extraBed.price 3-7y 3500 EUR /night; 8-13y 4800 EUR /night; adult 6200 EUR /night',
  ]),
  larchhofIt('Piscina', 'La piscina esterna è aperta solo da metà giugno a metà settembre.', [], {
    incomplete: true,
    optionalText: ['pool.season: 06-15..09-15', 'pool.kinds: esterna'],
  }),
  larchhofIt('', 'Il parcheggio del vicino impianto di Klausberg costa 5 € al giorno in alta stagione.', [], {
    note: "another's car park",
  }),
  larchhofIt('Si può fumare?', 'È vietato fumare in tutta la struttura, balconi compresi.', ['smoking.allowed no']),
  larchhofIt('Ascensore', "L'ascensore c'è, ma non arriva alla mansarda.", ['lift.available yes except attic'], {
    incomplete: true,
  }),
  larchhofIt('', "Stiamo valutando di aprire una palestra, forse già dall'anno prossimo.", [], { note: 'a maybe' }),
  larchhofIt('Quanto dista la stazione?', 'La stazione di Brunico è a 22 km, la fermata dell’autobus a 50 m.', [
    'station.distance 22 kilometer',
    'bus.distance 50 meter',
  ]),
  larchhofIt('Cancellazione', 'Disdetta gratuita fino a 14 giorni prima; poi 70% del soggiorno.', [], {
    incomplete: true,
    optionalText: ['cancellation.limitTime: 14 giorni', 'cancellation.terms: gratuita fino a 14 giorni, poi 70%'],
  }),
  larchhofIt(
    'La reception è sempre aperta?',
    'No, siamo in reception dalle 7 alle 21.30; per urgenze notturne 0474 555 108.',
    ['reception.hours 07:00-21:30'],
    {
      optionalText: ['reception.phone: 0474 555 108'],
    },
  ),
  larchhofIt('Aria condizionata', 'Non c’è, a 1.000 metri non serve.', ['airConditioning.available no']),
  larchhofIt(
    'Parco giochi',
    'Per i più piccoli: parco giochi in giardino e baby sitting (12 €/ora, su prenotazione).',
    ['children.playground yes'],
    {
      incomplete: true,
      optionalFacts: ['children.babysitting yes', 'children.babysitting yes booking needed'],
      note: 'the price of the babysitting has no attribute: children.price 1200 EUR /hour is wrong',
    },
  ),
];
