import { ALL, type Labelled, writer } from './row.ts';

const galetsFr = writer('galets', 'fr', 'EUR');
const galetsNl = writer('galets', 'nl', 'EUR');

/** Camping Les Galets: a camp site with 110 pitches and 20 mobile homes on the Ardèche, France; writes French and Dutch. */
export const GALETS: Labelled[] = [
  galetsFr('Heures d’arrivée', 'Emplacements à partir de 14h, locatifs à partir de 16h.', [], {
    incomplete: true,
    note: 'two hours for two kinds of lodging: neither holds alone',
  }),
  galetsFr('Départ', 'Merci de libérer votre emplacement avant 12h.', ['checkOut.hours -12:00'], {
    incomplete: true,
    note: 'pitches; the question says departure',
  }),
  galetsFr('Horaires de l’accueil', 'Accueil ouvert 9h-12h / 14h-19h, juil.-août 8h30-20h non stop.', [
    'reception.hours 09:00-12:00,14:00-19:00; 07-01..08-31 08:30-20:00',
  ]),
  galetsFr(
    'Piscine',
    'La piscine (non chauffée) est ouverte du 1er mai au 15 sept., tlj 10h-19h.',
    [`pool.hours 05-01..09-15 ${ALL} 10:00-19:00`, 'pool.heated no'],
    { optionalFacts: ['pool.available yes'] },
  ),
  galetsFr(
    'Les chiens sont-ils acceptés ?',
    'Oui, 4,50 €/nuit, tenus en laisse, carnet de vaccination obligatoire ; catégories 1 et 2 refusées.',
    ['pets.price 450 EUR /night'],
    { incomplete: true, note: 'pets.allowed yes except dogs of categories 1 and 2' },
  ),
  galetsFr(
    'Petit déjeuner',
    'Pas de petit déjeuner servi, mais dépôt de pain et viennoiseries dès 8h (à commander la veille).',
    ['breakfast.available no'],
    {
      note: 'the hour is that of the bread',
    },
  ),
  galetsFr('Wifi', 'Wifi gratuit à l’accueil et au bar uniquement ; sur les emplacements : 3 €/jour.', [], {
    incomplete: true,
    optionalFacts: ['wifi.available yes'],
    optionalText: ['wifi.coverage: accueil, bar, emplacements'],
    note: 'two prices for two places',
  }),
  galetsFr('Laverie', 'Lave-linge 5 €, sèche-linge 3,50 €, jetons à l’accueil.', [], {
    incomplete: true,
    optionalFacts: ['laundry.available yes'],
    note: 'laundry.price 500 EUR is only the washing',
  }),
  galetsFr('', 'Ici, le chant des cigales remplace le réveil-matin et la rivière fait la sieste avec vous.', []),
  galetsFr(
    'Taxe de séjour',
    '0,66 € par nuit et par pers. de plus de 18 ans.',
    ['cityTax.price 18-y 66 EUR /person /night'],
    {
      incomplete: true,
      note: 'plus de 18 ans is used as: from 18',
    },
  ),
  galetsFr(
    'Visiteurs',
    'Les visiteurs sont admis de 10h à 21h, après passage à l’accueil.',
    ['visitors.hours 10:00-21:00', 'visitors.allowed yes'],
    { incomplete: true, note: 'after a word at the reception' },
  ),
  galetsFr('Bruit', 'Silence total de 23h à 7h, voitures comprises.', ['quiet.hours 23:00-07:00']),
  galetsFr('Resto', 'Le snack-bar fonctionne de mi-juin à fin août, le soir seulement, fermé le lundi.', [], {
    incomplete: true,
    note: 'no hours given: evenings only, 06-15..08-31, Mo off',
  }),
  galetsFr(
    'Vélos',
    'Location de VTT : 12 € la demi-journée, 18 € la journée, caution 100 €.',
    ['bicycle.price 1800 EUR /day; 1200 EUR /half_day'],
    {
      incomplete: true,
      optionalFacts: ['bicycle.available yes'],
      note: 'deposit.price 10000 EUR would be the deposit of the house: wrong',
    },
  ),
  galetsFr('Canoë', 'Descente en canoë avec notre voisin Ardèche Aventure, 29 € par adulte, 20 € - 12 ans.', [], {
    note: "another firm's price",
  }),
  galetsFr('Supermarché', 'Supérette à 800 m, ouverte tous les jours en saison.', ['shop.distance 800 meter']),
  galetsNl('Hoe laat kunnen we aankomen?', 'Kampeerplaatsen vanaf 14.00 uur, stacaravans pas vanaf 16.00 uur.', [], {
    incomplete: true,
    note: 'two hours for two kinds of lodging',
  }),
  galetsNl('Is de receptie altijd open?', 'Nee: 9-12 en 14-19 u, in juli/aug. doorlopend van 8.30 tot 20 u.', [
    'reception.hours 09:00-12:00,14:00-19:00; 07-01..08-31 08:30-20:00',
  ]),
  galetsNl('Broodjes', 'Vers brood? Vóór 18 u bestellen, volgende ochtend vanaf 8 u ophalen bij de receptie.', [], {
    note: 'bread is no breakfast; not the hours of the reception',
  }),
  galetsNl(
    'Zwembad',
    'Zwembad open 1 mei t/m 15 september, dagelijks van 10 tot 19 uur. Zwemshorts zijn verboden!',
    [`pool.hours 05-01..09-15 ${ALL} 10:00-19:00`],
    { optionalFacts: ['pool.available yes'] },
  ),
  galetsNl(
    'Mag mijn hond mee?',
    'Max. 2 honden per plaats, € 4,50 per nacht per hond.',
    ['pets.limitCount most 2 count', 'pets.price 450 EUR /pet /night'],
    {
      incomplete: true,
      optionalFacts: ['pets.allowed yes'],
    },
  ),
  galetsNl(
    'Babybedje',
    'Kinderbedje te huur voor € 15 per week, vooraf reserveren.',
    ['cot.price 1500 EUR /week booking needed'],
    {
      optionalFacts: ['cot.available yes', 'cot.available yes booking needed', 'cot.booking yes'],
    },
  ),
  galetsNl('Beddengoed', 'Lakens zijn niet inbegrepen: huurset € 12 per persoon.', ['linen.price 1200 EUR /person'], {
    optionalFacts: ['linen.available yes'],
  }),
  galetsNl('Eindschoonmaak', 'Eindschoonmaak stacaravan € 75, of gewoon zelf netjes achterlaten.', [], {
    incomplete: true,
    note: 'cleaning.price 7500 EUR, mobile homes only, and by choice',
  }),
  galetsNl('Borg', 'Borg stacaravan: € 250, wordt na controle teruggestort.', [], {
    incomplete: true,
    optionalText: ['deposit.refund: na controle teruggestort'],
    note: 'deposit.price 25000 EUR, mobile homes only',
  }),
  galetsNl('Elektrische auto', 'Laden aan het stopcontact van je plaats mag NIET. Laadpaal in het dorp op 900 m.', [], {
    incomplete: true,
    optionalFacts: ['charging.available no'],
    note: "the post is the village's",
  }),
  galetsNl('Speeltuin', 'Ja, met trampoline en een (heel langzame) zipline.', ['children.playground yes']),
  galetsNl('', 'Volgens onze gasten het fijnste plekje van de hele Ardèche – wij spreken ze niet tegen.', []),
  galetsNl('Roken', 'Roken mag buiten, niet in de stacaravans en i.v.m. brandgevaar nooit in het bos.', [], {
    incomplete: true,
    optionalText: ['smoking.where: buiten'],
  }),
  galetsNl('Betalen', 'Pinnen kan vanaf € 10, vakantiecheques (ANCV) nemen we ook aan.', [], {
    incomplete: true,
    optionalText: ['payment.methods: pin, ANCV'],
    note: 'card.allowed yes only from 10 EUR',
  }),
  galetsNl('BBQ', 'Vorig jaar was de gas-bbq nog gratis, nu € 5 per keer.', [], { note: 'no attribute' }),
  galetsNl('Wifi-code', 'Netwerk Galets-Accueil, wachtwoord: cigale07 (hoofdlettergevoelig).', [
    'wifi.network Galets-Accueil',
    'wifi.password cigale07',
  ]),
];
