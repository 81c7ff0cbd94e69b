import { type Labelled, WEEK, writer } from './row.ts';

const ponteEs = writer('ponte', 'es', 'EUR');
const pontePt = writer('ponte', 'pt', 'EUR');

/** Apartamentos A Ponte: an aparthotel with 26 flats by the river at Tui, Spain, across from Portugal; writes Spanish and Portuguese. */
export const PONTE: Labelled[] = [
  ponteEs(
    '¿A qué hora puedo entrar?',
    'Entrada de 16:00 a 21:00 h; fuera de ese horario, llegada autónoma con código (+34 986 555 017).',
    ['checkIn.hours 16:00-21:00'],
    {
      incomplete: true,
      optionalFacts: ['checkIn.selfService yes'],
      optionalText: [
        'checkIn.contact: +34 986 555 017',
        'lateArrival.contact: +34 986 555 017',
        'lateArrival.how: llegada autónoma con código',
      ],
    },
  ),
  ponteEs(
    'Salida',
    'Salida antes de las 11 h. Domingos, si no hay reservas, hasta las 13 h sin coste.',
    ['checkOut.hours -11:00'],
    {
      incomplete: true,
      note: 'Sunday until 13:00 only if nobody follows',
    },
  ),
  ponteEs(
    '¿Hay aparcamiento?',
    'Garaje propio: 9 €/día, altura máx. 2 m, con reserva previa.',
    ['parking.price 900 EUR /day booking needed', 'parking.limitHeight most 2 meter'],
    {
      optionalFacts: ['parking.available yes', 'parking.available yes booking needed', 'parking.booking yes'],
      optionalText: ['parking.kinds: garaje'],
    },
  ),
  ponteEs('', 'El parking municipal del puente es gratis, pero los jueves hay mercado y no se puede usar.', [], {
    note: "another's car park",
  }),
  ponteEs('¿Admiten mascotas?', 'No se admiten mascotas, salvo perros guía.', [
    'pets.allowed no except assistance_dog',
  ]),
  ponteEs(
    'Desayuno',
    'No servimos desayunos; el bar de abajo (no es nuestro) abre a las 7.',
    ['breakfast.available no'],
    { note: "bar.hours would be the neighbour's" },
  ),
  ponteEs(
    'Recepción',
    'Atendemos de lunes a viernes de 9 a 14 y de 16 a 20 h, sábados 10-14, domingos y festivos cerrado.',
    [`reception.hours ${WEEK} 09:00-14:00,16:00-20:00; Sa 10:00-14:00; Su PH off`],
  ),
  ponteEs(
    'Piscina',
    'La piscina abre del 15 de junio al 15 de septiembre, de 11 a 20:30, excepto los lunes por limpieza.',
    ['pool.hours 06-15..09-15 11:00-20:30; Mo off'],
    { optionalFacts: ['pool.available yes', 'pool.hours 06-15..09-15 Tu We Th Fr Sa Su 11:00-20:30'] },
  ),
  ponteEs('¿Qué profundidad tiene?', 'La piscina grande 1,60 m y la infantil 40 cm.', [], {
    incomplete: true,
    optionalText: ['pool.kinds: grande, infantil'],
    note: 'two depths: pool.depth exactly 1.6 meter is of the large one',
  }),
  ponteEs('Lavadora', 'Lavadora y secadora en el sótano, fichas de 4 € cada una.', ['laundry.price 400 EUR /piece'], {
    incomplete: true,
    optionalFacts: ['laundry.available yes', 'laundry.price 400 EUR'],
    optionalText: ['laundry.where: sótano'],
    note: 'a token at 4 euros for each machine',
  }),
  ponteEs('Cunas', 'Cuna gratis hasta 2 años, una por apartamento.', ['cot.price free', 'cot.limitAge most 2 year'], {
    optionalFacts: ['cot.available yes', 'cot.price child -2y free'],
  }),
  ponteEs(
    'Fianza',
    'Bloqueamos 150 € en tarjeta como fianza y los liberamos a los 3 días de la salida.',
    ['deposit.price 15000 EUR'],
    {
      optionalFacts: ['deposit.available yes'],
      optionalText: ['deposit.refund: a los 3 días de la salida'],
    },
  ),
  ponteEs('', 'Un rincón con encanto donde el Miño te arrulla y el estrés se queda en la frontera.', []),
  ponteEs('Calefacción', 'Calefacción central de octubre a abril, incluida.', [], {
    incomplete: true,
    note: 'heating.available yes and heating.price free in 10-01..04-30',
  }),
  ponteEs('Limpieza', 'Limpieza cada 3 días incluida; extra, 25 € por servicio.', [], {
    incomplete: true,
    optionalFacts: ['cleaning.available yes'],
    optionalText: ['cleaning.frequency: cada 3 días'],
    note: 'cleaning.price 2500 EUR only for the extra ones',
  }),
  ponteEs('¿Se puede pagar en efectivo?', 'Sí, en efectivo hasta 1.000 €, tarjeta o Bizum.', ['card.allowed yes'], {
    incomplete: true,
    optionalText: ['payment.methods: efectivo, tarjeta, Bizum'],
    note: 'cash.allowed yes up to 1000 EUR',
  }),
  pontePt('Qual é o horário de entrada?', 'Entrada das 16h às 21h e saída até às 11h (hora espanhola!).', [
    'checkIn.hours 16:00-21:00',
    'checkOut.hours -11:00',
  ]),
  pontePt(
    'Têm garagem?',
    'Temos garagem própria com 14 lugares, 9 € por dia.',
    ['parking.available yes', 'parking.spaces exactly 14 count', 'parking.price 900 EUR /day'],
    { optionalText: ['parking.kinds: garagem'] },
  ),
  pontePt('Animais', 'Infelizmente não aceitamos animais de estimação, com exceção de cães-guia.', [
    'pets.allowed no except assistance_dog',
  ]),
  pontePt(
    'A cozinha está equipada?',
    'Todos os apartamentos têm cozinha, frigorífico e chaleira, mas não têm ferro de engomar.',
    ['kitchen.available yes', 'fridge.available yes', 'kettle.available yes', 'iron.available no'],
  ),
  pontePt(
    'Crianças',
    'Crianças até aos 4 anos não pagam. Cama extra dos 5 aos 12: 15 €/noite.',
    ['children.stayFree most 4 year', 'extraBed.price 5-12y 1500 EUR /night'],
    {
      optionalFacts: [
        'extraBed.price child 5-12y 1500 EUR /night',
        'children.price child -4y free',
        'extraBed.available yes',
      ],
    },
  ),
  pontePt('Cancelamento', 'Cancelamento grátis até 48 h antes da chegada, exceto em agosto (15 dias).', [], {
    incomplete: true,
    optionalText: ['cancellation.limitTime: 48 h (15 dias em agosto)'],
  }),
  pontePt(
    'Bicicletas',
    'Emprestamos bicicletas sem custo, mediante reserva na véspera.',
    ['bicycle.price free booking needed'],
    {
      optionalFacts: ['bicycle.available yes', 'bicycle.available yes booking needed', 'bicycle.booking yes'],
    },
  ),
  pontePt(
    'Comboio',
    'A estação de Valença fica a 3,5 km; o táxi até lá costuma custar uns 8 €.',
    ['station.distance 3.5 kilometer'],
    {
      incomplete: true,
      note: 'taxi.price is that of another, and vague: about 800 EUR',
    },
  ),
  pontePt('', 'Reserve já e deixe-se encantar pelo pôr do sol sobre a ponte internacional!', []),
  pontePt('Late check-out', 'Saída tardia até às 14h por 20 €, sujeita a disponibilidade.', [], {
    incomplete: true,
    note: 'lateCheckOut.price 2000 EUR and lateCheckOut.hours -14:00, subject to availability',
  }),
  pontePt('Ginásio', 'Os hóspedes têm 20% de desconto no ginásio FitTui, a 300 m.', [], { note: "another's" }),
  pontePt(
    'Elevador',
    'Há elevador, e dois dos apartamentos são adaptados a cadeiras de rodas.',
    ['lift.available yes', 'accessible.rooms exactly 2 count'],
    {
      optionalFacts: ['accessible.available yes'],
    },
  ),
  pontePt('Chave perdida', 'A perda do cartão-chave custa 10 €.', ['key.price 1000 EUR']),
  pontePt('Ar condicionado', 'Ar condicionado só nos apartamentos do último piso.', [], {
    incomplete: true,
    note: 'airConditioning.available yes only on the top floor',
  }),
  pontePt('Taxa turística', 'Em Tui não se paga taxa turística.', ['cityTax.available no']),
];
