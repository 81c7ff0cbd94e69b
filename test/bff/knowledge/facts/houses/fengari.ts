import { ALL, type Labelled, writer } from './row.ts';

const fengariEl = writer('fengari', 'el', 'EUR');
const fengariIt = writer('fengari', 'it', 'EUR');

/** Φεγγαρόπετρα Studios: a family house with 14 studios above a bay of Corfu, Greece; writes Greek and Italian. */
export const FENGARI: Labelled[] = [
  fengariEl('Τι ώρα είναι το check-in;', 'Check-in από τις 14:00, check-out μέχρι τις 11:00 το πρωί.', [
    'checkIn.hours 14:00-',
    'checkOut.hours -11:00',
  ]),
  fengariEl(
    'Σερβίρετε πρωινό;',
    'Ναι, 8:30–10:30 στην αυλή, 8 € το άτομο, παιδιά έως 6 ετών δωρεάν (Μάιο–Σεπτέμβριο μόνο).',
    [
      'breakfast.hours 05-01..09-30 08:30-10:30',
      'breakfast.price 05-01..09-30 800 EUR /person; 05-01..09-30 child -6y free',
    ],
    {
      incomplete: true,
      optionalFacts: ['breakfast.price 800 EUR /person; child -6y free'],
      optionalText: ['breakfast.where: στην αυλή'],
      note: 'breakfast.available yes only from May to September',
    },
  ),
  fengariEl(
    'Πάρκινγκ',
    'Δωρεάν πάρκινγκ για όλους τους πελάτες μας, χωρίς κράτηση.',
    ['parking.price free', 'parking.booking no'],
    { optionalFacts: ['parking.available yes'] },
  ),
  fengariEl(
    'Πισίνα',
    'Η πισίνα λειτουργεί καθημερινά 10:00–20:00 εκτός Τρίτης πρωί (καθαρισμός μέχρι τις 13:00).',
    [`pool.hours ${ALL} 10:00-20:00; Tu 13:00-20:00`],
    {
      optionalFacts: [
        'pool.available yes',
        'pool.hours 10:00-20:00; Tu 13:00-20:00',
        'pool.hours Mo We Th Fr Sa Su 10:00-20:00; Tu 13:00-20:00',
      ],
    },
  ),
  fengariEl('Βάθος πισίνας', 'Το βάθος φτάνει το 1,80 μ., δεν υπάρχει ναυαγοσώστης.', ['pool.depth most 1.8 meter'], {
    optionalFacts: ['pool.depth exactly 1.8 meter'],
  }),
  fengariEl(
    'Κατοικίδια',
    'Δεκτά κατοικίδια έως 8 κιλά, ένα ανά στούντιο, χωρίς χρέωση.',
    ['pets.limitWeight most 8 kilogram', 'pets.limitCount most 1 count', 'pets.price free'],
    { incomplete: true, note: 'pets.allowed yes within the limits' },
  ),
  fengariEl(
    'Παραλία',
    'Η παραλία απέχει 250 μ. Οι ξαπλώστρες (10 € το ζευγάρι) είναι του κυρ-Σπύρου, όχι δικές μας.',
    [],
    { note: "another's price" },
  ),
  fengariEl('Κλιματισμός', 'Κλιματισμός σε όλα τα στούντιο, χρεώνεται 5 € την ημέρα.', [
    'airConditioning.available yes',
    'airConditioning.price 500 EUR /day',
  ]),
  fengariEl(
    'Τέλος ανθεκτικότητας',
    'Το τέλος ανθεκτικότητας (2 € ανά δωμάτιο/διανυκτέρευση Απρ.–Οκτ.) πληρώνεται επιτόπου με μετρητά.',
    [],
    {
      incomplete: true,
      optionalFacts: ['cityTax.available yes', 'cityTax.included no'],
      note: 'cityTax.price 04-01..10-31 200 EUR /room /night',
    },
  ),
  fengariEl('', 'Εδώ η μέρα αρχίζει με ελληνικό καφέ και τελειώνει με φεγγάρι πάνω από τη θάλασσα.', []),
  fengariEl(
    'Αεροδρόμιο',
    'Το αεροδρόμιο είναι στα 19 χλμ. Ταξί γύρω στα 40 €, κλείνουμε εμείς αν θέλετε.',
    ['airport.distance 19 kilometer'],
    {
      incomplete: true,
      optionalFacts: ['taxi.available yes'],
      note: 'taxi.price is vague: about 40',
    },
  ),
  fengariEl('Κουζίνα', 'Κάθε στούντιο έχει μικρή κουζίνα με ψυγείο και βραστήρα. Φούρνος δεν υπάρχει.', [
    'kitchen.available yes',
    'fridge.available yes',
    'kettle.available yes',
  ]),
  fengariEl(
    'Κούνια μωρού',
    'Παρκοκρέβατο δωρεάν, αρκεί να το ζητήσετε με την κράτηση.',
    ['cot.price free booking needed'],
    {
      optionalFacts: ['cot.available yes', 'cot.available yes booking needed', 'cot.booking yes'],
    },
  ),
  fengariEl('Καθαριότητα', 'Καθαρίζουμε κάθε δεύτερη μέρα πλην Κυριακής.', [], {
    optionalFacts: ['cleaning.available yes'],
    optionalText: ['cleaning.frequency: κάθε δεύτερη μέρα πλην Κυριακής'],
  }),
  fengariEl(
    'Ώρες κοινής ησυχίας',
    'Ησυχία 15:00–17:30 και 23:00–07:00 τη θερινή περίοδο.',
    ['quiet.hours summer 15:00-17:30,23:00-07:00'],
    { incomplete: true, note: 'named season' },
  ),
  fengariEl('Μπαρ', 'Το μπαρ της πισίνας ανοίγει στις 11 και κλείνει όταν φύγει ο τελευταίος.', ['bar.hours 11:00-'], {
    optionalFacts: ['bar.available yes'],
    optionalText: ['bar.where: πισίνα'],
  }),
  fengariEl('Χειμώνας', 'Ίσως τον χειμώνα να μείνουμε ανοιχτά, θα δείξει.', [], { note: 'a maybe' }),
  fengariIt(
    'Orari di arrivo',
    'Check in dalle 14, dopo le 23 solo con codice (chiamare il +30 26615 55071).',
    ['checkIn.hours 14:00-'],
    {
      incomplete: true,
      optionalText: ['lateArrival.contact: +30 26615 55071', 'lateArrival.how: solo con codice'],
      note: 'after 23:00 with a code only',
    },
  ),
  fengariIt(
    'Il parcheggio è gratuito?',
    'Sì, ed è proprio davanti agli studios. Camper non ammessi.',
    ['parking.price free'],
    {
      incomplete: true,
      optionalFacts: ['parking.available yes'],
      optionalText: ['parking.where: davanti agli studios'],
      note: 'no campers',
    },
  ),
  fengariIt('Carte', 'Accettiamo Visa e Mastercard; per importi sotto i 20 € solo contanti.', [], {
    incomplete: true,
    optionalFacts: ['cash.allowed yes'],
    optionalText: ['card.kinds: Visa, Mastercard'],
    note: 'card.allowed yes only from 20 EUR',
  }),
  fengariIt('Asciugamani', 'Lenzuola e asciugamani inclusi; telo piscina 3 € a settimana.', ['linen.price free'], {
    incomplete: true,
    optionalFacts: ['linen.available yes', 'towels.available yes', 'towels.price free'],
    note: 'the towel of the pool costs 300 EUR /week',
  }),
  fengariIt(
    'Animali',
    'Piccoli animali fino a 8 kg, gratis. Non in piscina, per carità!',
    ['pets.limitWeight most 8 kilogram', 'pets.price free'],
    { incomplete: true, note: 'pets.allowed yes only up to 8 kg' },
  ),
  fengariIt(
    'Bambini',
    'Sotto i 3 anni gratis, da 3 a 10 anni letto aggiunto a 12 € per notte.',
    ['children.stayFree most 2 year', 'extraBed.price 3-10y 1200 EUR /night'],
    {
      optionalFacts: [
        'extraBed.price child 3-10y 1200 EUR /night',
        'children.price child -2y free',
        'extraBed.available yes',
      ],
    },
  ),
  fengariIt(
    'Noleggio auto',
    'Non noleggiamo auto, ma Corfù Drive consegna qui da 35 € al giorno.',
    ['carRental.available no'],
    { note: "another firm's price" },
  ),
  fengariIt(
    'Wi-Fi',
    'Wi-Fi gratuito, rete Fengari_Guest, password: olive&mare',
    ['wifi.price free', 'wifi.network Fengari_Guest', 'wifi.password olive&mare'],
    {
      optionalFacts: ['wifi.available yes'],
    },
  ),
  fengariIt(
    'Autobus',
    'L’autobus n. 11 ferma a 120 metri, biglietto 1,70 € (prezzo 2024).',
    ['bus.distance 120 meter'],
    {
      note: "an old price, and the bus company's",
    },
  ),
  fengariIt(
    'Cena',
    'Ogni venerdì sera grigliata, 18 € adulti e 9 € bambini, prenotare entro giovedì.',
    ['dinner.price Fr adult 1800 EUR; Fr child 900 EUR booking needed'],
    {
      incomplete: true,
      optionalFacts: ['dinner.booking yes'],
      note: 'Fridays only',
    },
  ),
  fengariIt('Fumatori', 'Si fuma solo all’aperto; all’interno 100 € di multa.', ['smoking.fine 10000 EUR'], {
    incomplete: true,
    optionalText: ['smoking.where: all’aperto'],
  }),
  fengariIt('Balcone', 'Tutti gli studios hanno balcone vista mare.', ['balcony.available yes', 'view.available yes']),
  fengariIt('', 'Il segreto meglio custodito dell’isola: provare per credere!', []),
  fengariIt('Cassaforte', 'Cassaforte a richiesta, 2 € al giorno.', ['safe.price 200 EUR /day'], {
    optionalFacts: ['safe.available yes'],
  }),
  fengariIt(
    'Supermercato',
    'Minimarket a 400 m, aperto 8-22, d’inverno chiuso.',
    ['shop.distance 400 meter', 'shop.hours 08:00-22:00; winter off'],
    { incomplete: true, note: 'named season' },
  ),
];
