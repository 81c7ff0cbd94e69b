import { ScriptedServer } from '../scripted-socket.ts';
import type { Scene, Stage } from './stage.ts';

/** Scenes around the conversation: the launcher, the welcome, the consent, the options and the views that they open. */
export const AROUND_SCENES: Readonly<Record<string, Scene>> = {
  'closed, with a greeting beside the launcher': async (stage) => {
    await stage.enter(new ScriptedServer(), { greeting: 'Good evening! Shall we keep a table for you tonight?' });
    stage.shows('.bubble');
  },
  'closed, with an unread line': async (stage) => {
    await stage.open();
    await stage.say('Is the pool open?');
    stage.rig.chat.close();
    stage.server.say('Yes, until nine in the evening. Towels are at the pool.', { author: 'staff', name: 'Anna' });
    await stage.rig.settle();
    stage.shows('.badge:not([hidden])');
  },
  'the welcome, with hours and questions to tap': async (stage) => {
    await stage.open(furnished());
    stage.shows('.hours', '.starters button', '[part=help]');
  },
  'the welcome, with the options': async (stage) => {
    await stage.open();
    await stage.options();
  },
  'the consent': async (stage) => {
    const server = new ScriptedServer();
    server.property = { consentRequired: true };
    await stage.open(server);
    stage.shows('[part=agree]');
  },
  'the consent in the house’s own words': async (stage) => {
    const text = `We keep what you write for thirty days, to answer you.\n\n${'You may have it erased at any time. '.repeat(12)}`;
    const consent = { version: '2', text, language: 'en', privacyUrl: 'https://hotel.example/privacy' };
    const server = new ScriptedServer();
    server.property = { consentRequired: true, look: { consent } as never };
    await stage.open(server);
    stage.shows('.words', '.privacy');
  },
  'questions and answers, one of them open': async (stage) => {
    await stage.open(furnished());
    await stage.tap('[part=help]');
    const help = await stage.within('service-chat-help', 'summary');
    help.querySelector('summary')?.click();
  },
  'questions and answers, nothing found': async (stage) => {
    await stage.open(furnished());
    await stage.tap('[part=help]');
    const help = await stage.within('service-chat-help', 'summary');
    const field = help.querySelector('input');
    if (field === null) throw new Error('There is no field to search in');
    field.value = 'helicopter';
    field.dispatchEvent(new InputEvent('input'));
    await stage.within('service-chat-help', '.note');
  },
  'earlier conversations': async (stage) => {
    await openPast(stage);
  },
  'an earlier conversation, about to be erased': async (stage) => {
    const past = await openPast(stage);
    past.querySelector<HTMLElement>('.entry')?.click();
    await stage.within('service-chat-past', '.erase');
    past.querySelector<HTMLElement>('.erase')?.click();
    await stage.within('service-chat-past', '.danger');
  },
  'about to end the conversation': async (stage) => {
    await stage.open();
    await stage.say('Thank you');
    await stage.options('End conversation');
    stage.shows('.danger');
  },
  'about to end the conversation, rated': async (stage) => {
    await stage.open();
    await stage.say('Thank you');
    await stage.options('End conversation');
    await stage.tap('.menu .stars button:nth-child(4)');
    stage.shows('.menu .why', '.danger');
  },
  'about to erase the conversation': async (stage) => {
    await stage.open();
    await stage.say('Thank you');
    await stage.options('Erase conversation');
    stage.shows('.danger');
  },
  'going on elsewhere: a code, and an address to write to': async (stage) => {
    await stage.open(furnished());
    await stage.say('Is the pool open?');
    await stage.options('Continue elsewhere');
    const ways = await stage.within('service-chat-ways', 'form');
    ways.querySelector('button')?.click();
    await stage.within('service-chat-ways', '.code');
  },
  'a copy of the conversation goes by e-mail': async (stage) => {
    await stage.open(furnished());
    await stage.say('Is the pool open?');
    await stage.options();
    await stage.tap('.menu summary');
    const copy = await stage.within('service-chat-transcript', 'input');
    const field = copy.querySelector('input');
    if (field !== null) field.value = 'anna@guests.example';
    copy.querySelector('form')?.requestSubmit();
    await stage.within('service-chat-transcript', 'p:not(:empty)');
  },
};

/** A house with all optional settings. */
function furnished(): ScriptedServer {
  const server = new ScriptedServer();
  const hours = { mon_fri: '07:00-12:00, 14:00-22:30', weekend: 'closed', timezone: 'Europe/Zurich' };
  const starters = [
    { text: 'When can I check in, and may I leave my luggage before?', language: 'en' },
    { text: 'Wo kann ich parken?', language: 'de' },
    { text: 'هل يوجد موقف للسيارات؟', language: 'ar' },
  ];
  server.property = {
    online: false,
    opensAt: new Date(Date.now() + 36e5).toISOString(),
    carryOn: ['email', 'whatsapp'],
    mailsTranscript: true,
    look: { help: true, hours, starters } as never,
  };
  server.http = answer;
  return server;
}

function answer(url: string, init?: RequestInit): unknown {
  if (url.includes('/help/prp_')) return { items: ENTRIES };
  if (url.endsWith('/follow-up')) return {};
  if (url.endsWith('/transcript')) return JSON.parse(String(init?.body));
  if (url.endsWith('/link'))
    return {
      url: 'https://chat.hotel.example/c/4711',
      qr: '<svg viewBox="0 0 25 25"><path d="M4 4h7v7h-7zM14 4h7v7h-7zM4 14h7v7h-7zM14 14h3v3h-3z"/></svg>',
    };
  if (url.endsWith('/messages') && String(init?.body).includes('history')) return PAST;
  return undefined;
}

const ENTRIES = [
  {
    question: 'Can I bring my dog, and what does it cost for a night?',
    answer: 'Yes, for 15 € a night. See https://hotel.example/dogs',
    language: 'en',
  },
  { question: 'Wo kann ich parken?', answer: 'Unter dem Haus.', language: 'de' },
  { question: 'هل يوجد مسبح؟', answer: 'نعم، من السابعة صباحًا.', language: 'ar' },
];

const messageFrame = (seq: number, author: string, text: string, more = {}) => ({
  type: 'message',
  seq,
  message: { id: `msg_${seq}`, author, text, language: 'en', at: new Date().toISOString(), ...more },
});
const PAST = [
  messageFrame(1, 'guest', 'Can I bring my dog?'),
  messageFrame(2, 'ai', 'Yes, dogs are welcome. They pay 15 € a night and have a bed of their own.'),
  messageFrame(3, 'guest', '', {
    attachments: [
      { id: 'att_1', kind: 'image', type: 'image/jpeg', name: 'Rex.jpg', bytes: 9, state: 'here', url: 'files/att_1' },
    ],
  }),
  messageFrame(4, 'staff', 'See you on Friday!', { name: 'Anna' }),
];

/** Opens the list of earlier conversations, with one that was left for a new one. */
async function openPast(stage: Stage): Promise<ShadowRoot> {
  await stage.open(furnished());
  await stage.say('Can I bring my dog, and is there a place where it can run without a leash?');
  stage.server.status('resolved');
  await stage.rig.settle();
  await stage.options('New conversation');
  await stage.options('Earlier conversations');
  return stage.within('service-chat-past', '.entry');
}
