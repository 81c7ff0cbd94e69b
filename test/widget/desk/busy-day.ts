import { FakeHotel } from './fake-hotel.ts';

const DECISION = {
  reason: 'Answered from FAQ *Can I bring my dog?*, 0.91',
  steps: [
    {
      kind: 'answer',
      intent: 'pets',
      sources: [
        {
          type: 'faq',
          id: 'faq_1',
          label: 'Can I bring my dog?',
          quote: 'Yes, dogs are welcome for 15 € per night. Please keep them on a lead in the breakfast room.',
          language: 'en',
          score: 0.91,
        },
      ],
    },
  ],
  alternatives: [
    { name: 'policies', score: 0.44 },
    { name: 'children', score: 0.31 },
  ],
};

const STAY = {
  state: 'booked',
  checkIn: '2026-11-21',
  checkOut: '2026-11-24',
  arrivalTime: null,
  roomType: 'Double with garden view',
  room: null,
  adults: 2,
  children: 1,
  ratePlan: '',
  inclusions: ['breakfast'],
  balance: { amount: '45.00', currency: 'EUR' },
  notes: '',
};

const ALMA = {
  firstName: 'Alma',
  lastName: 'Sommer',
  email: 'alma@sommer.example',
  phone: '',
  language: 'de',
  notes: '',
};

/** A hotel with every kind of content, for manual views and for axe. */
export function busyDay(): FakeHotel {
  const hotel = new FakeHotel();
  const guest = { id: 'gst_alma', firstName: 'Alma', lastName: 'Sommer', phone: '+49 151 234567', language: 'de' };
  const stay = { ...STAY, id: 'rsv_house', confirmationNumber: 'LH2041', room: '204', guest };
  const open = { conversations: [{ id: 'cnv_dog', state: 'open' }], tasks: [{ id: 'tsk_1', title: 'Shower' }] };
  hotel.stays = [{ ...stay, ...open }];
  const room = { number: '204', type: { code: 'DBL', name: 'Double with garden view' }, occupied: true, byHand: null };
  hotel.rooms = [{ id: 'ext_204', ...room, housekeeping: 'dirty', stay: { ...stay, ...open }, tasks: open.tasks }];
  hotel.labels = [{ id: 'lbl_vip', name: 'VIP', tone: 'violet' }];
  hotel.addConversation('cnv_dog', { guest: { id: null, name: 'Anna Berger' }, language: 'de' });
  hotel.addMessage('cnv_dog', { text: 'Guten Morgen! Darf ich meinen Hund mitbringen?', language: 'de' });
  hotel.addMessage('cnv_dog', {
    author: 'ai',
    text: 'Ja, Hunde sind bei uns willkommen, für 15 € pro Nacht. Bitte sagen Sie es uns bei der Buchung.',
    language: 'de',
    decision: DECISION,
  });
  hotel.addMessage('cnv_dog', {
    author: 'staff',
    name: 'Mia Sommer',
    text: 'Stammgast, Zimmer 204 mit Gartenblick anbieten',
    language: 'de',
    internal: true,
  });
  hotel.addMessage('cnv_dog', { text: 'Und gibt es morgens frisches Wasser im Garten?', language: 'de' });

  hotel.addConversation('cnv_shower', {
    guest: { id: null, name: 'Room 12' },
    language: 'en',
    dialogue: { topic: { about: 'maintenance', until: '2999-01-01T00:00:00.000Z' }, waiting: [], requests: [] },
  });
  hotel.addMessage('cnv_shower', { text: 'my shower is broken, only cold water', language: 'en' });
  hotel.addMessage('cnv_shower', {
    author: 'ai',
    text: 'I am sorry. I have told maintenance; somebody comes to room 12.',
    language: 'en',
  });

  hotel.addConversation('cnv_arabic', { guest: { id: null, name: 'سارة' }, language: 'ar' });
  hotel.addMessage('cnv_arabic', { text: 'مرحبا، هل يوجد موقف سيارات قريب من الفندق؟', language: 'ar' });
  hotel.addMessage('cnv_arabic', {
    author: 'ai',
    text: 'موقف السيارات: نعم، 18 € لليلة.\nOur garage is under the house, entrance on Mill Lane.',
    parts: [
      { text: 'موقف السيارات: نعم، 18 € لليلة.', language: 'ar' },
      { text: 'Our garage is under the house, entrance on Mill Lane.', language: 'en' },
    ],
    language: 'ar',
    decision: DECISION,
  });
  hotel.addMessage('cnv_arabic', { text: 'أريد التحدث مع شخص من فضلكم', language: 'ar' });
  hotel.addMessage('cnv_arabic', { author: 'system', text: 'The guest asked for a person', language: 'en' });
  hotel.change('cnv_arabic', { state: 'waiting', unread: 2, waitingSince: '2026-11-21T08:55:00.000Z' });

  hotel.addConversation('cnv_late', { guest: { id: null, name: 'Pierre Lacroix' }, language: 'fr' });
  hotel.addMessage('cnv_late', { text: 'Est-il possible de partir à 14 h dimanche ?', language: 'fr' });
  hotel.change('cnv_late', {
    mode: 'assisted',
    unread: 1,
    openQuestion: { about: 'late_check_out', asks: 'time' },
  });
  hotel.bookings.set('cnv_late', [
    {
      reservationId: 'res_1',
      confirmationNumber: 'LH-2048',
      level: 'details',
      reason: 'number, name, date',
      checkIn: '2026-11-21',
      checkOut: '2026-11-24',
      endsAt: '2026-11-25T00:00:00.000Z',
    },
  ]);
  hotel.guestFiles.set('cnv_late', {
    spend: [
      { amount: '1240.00', currency: 'EUR' },
      { amount: '80.00', currency: 'CHF' },
    ],
    guest: {
      id: 'gst_1',
      firstName: 'Pierre',
      lastName: 'Lacroix',
      email: 'pierre@lacroix.example',
      phone: '+33612345678',
      language: 'fr',
      notes: 'Vient chaque novembre.',
    },
    reservations: [
      {
        ...STAY,
        id: 'res_1',
        confirmationNumber: 'LH-2048',
        state: 'checked_in',
        room: '204',
        grant: { level: 'details', reason: '' },
      },
    ],
    preferences: [
      { id: 'prf_1', kind: 'pillow', quote: 'Je dors mieux sans plumes.', language: 'fr', state: 'proposed' },
    ],
    pmsPreferences: ['Étage élevé'],
    conversations: [
      {
        id: 'cnv_done',
        channel: 'widget',
        state: 'resolved',
        updatedAt: '2026-10-02T09:00:00.000Z',
        lastText: 'Merci',
      },
    ],
  });
  hotel.guests.set('gst_2', { ...ALMA, id: 'gst_2' });
  hotel.reservations.push({ ...STAY, id: 'res_2', guestId: 'gst_2', confirmationNumber: 'LH-3000' });
  hotel.cannedReplies.push(
    {
      id: 'can_1',
      name: 'Late check-out',
      texts: [
        { language: 'en', text: 'Dear {guest}, room {room} is yours until 14:00 on {checkOut}.' },
        { language: 'fr', text: 'Cher {guest}, la chambre {room} est à vous jusqu’à 14 h le {checkOut}.' },
      ],
    },
    { id: 'can_2', name: 'Wi-Fi', texts: [{ language: 'en', text: 'The password is at the desk. {colleague}' }] },
  );
  hotel.addDraft('dft_late', {
    conversationId: 'cnv_late',
    text: 'Oui, un départ tardif jusqu’à 14 h coûte 25 € si la chambre est libre. Veuillez demander la veille à la réception.',
    language: 'fr',
    decision: DECISION,
  });

  hotel.addConversation('cnv_jon', {
    guest: { id: null, name: '田中さん' },
    language: 'ja',
    state: 'staffed',
    assignee: hotel.colleague,
  });
  hotel.addMessage('cnv_jon', { text: '朝食は何時からですか？', language: 'ja' });
  hotel.change('cnv_jon', { state: 'staffed', assignee: hotel.colleague });

  hotel.addConversation('cnv_done', { language: 'it' });
  hotel.addMessage('cnv_done', { text: 'Grazie mille!', language: 'it' });
  hotel.change('cnv_done', { state: 'resolved' });

  hotel.addTask('tsk_1', {
    title: 'Shower: only cold water',
    detail: 'my shower is broken, only cold water',
    room: '12',
    priority: 'high',
    conversationId: 'cnv_shower',
    dueAt: '2026-11-21T08:00:00.000Z',
  });
  hotel.addTask('tsk_2', { title: 'Two more towels', department: 'housekeeping', kind: 'towels_linen', room: '204' });
  hotel.addTask('tsk_3', {
    title: 'Taxi to the airport at 6:30',
    department: 'concierge',
    kind: 'taxi',
    state: 'in_progress',
    assignee: hotel.colleague,
  });
  hotel.addTask('tsk_4', {
    title: 'Cot for room 7',
    department: 'housekeeping',
    kind: 'crib_extra_bed',
    room: '7',
    state: 'done',
  });
  hotel.histories.set('tsk_3', [
    {
      id: 'tev_1',
      actor: { kind: 'guest', id: null, name: '' },
      change: { state: { from: null, to: 'open' }, department: { from: null, to: 'concierge' } },
      at: '2026-11-21T08:00:00.000Z',
    },
    {
      id: 'tev_2',
      actor: { kind: 'user', id: 'usr_jon', name: 'Jon Winter' },
      change: { state: { from: 'open', to: 'in_progress' }, assigneeId: { from: null, to: 'usr_jon' } },
      at: '2026-11-21T08:10:00.000Z',
    },
  ]);
  hotel.pms.connect();
  hotel.channelManager.connect();
  return hotel;
}
