import { CLOSE } from '../../../../shared/protocol/close.ts';
import { ScriptedServer } from '../scripted-socket.ts';
import type { Scene } from './stage.ts';

const HOUR_MS = 3_600_000;
const CLOSED = { online: false, opensAt: new Date(Date.now() + 30 * HOUR_MS).toISOString() };

/** Scenes with messages of each author, and with each state of the connection. */
export const CONVERSATION_SCENES: Readonly<Record<string, Scene>> = {
  'a conversation with sources, languages and replies to tap': async (stage) => {
    await stage.open();
    await stage.say('Can I bring my dog?');
    stage.server.push({ type: 'receipt', seq: 2, upTo: 1, state: 'read' });
    stage.server.seq = 2;
    stage.server.say('Anna has joined.', { author: 'system' });
    stage.server.say('Yes. See https://hotel.example/a-long-address-that-has-to-break-somewhere', {
      sources: [{ type: 'faq', label: 'Dogs' }],
      quickReplies: [
        { label: 'Thanks', value: 'thanks' },
        { label: 'What does it cost?', value: 'price' },
      ],
      parts: [
        { text: 'Yes. See https://hotel.example/a-long-address-that-has-to-break-somewhere', language: 'en' },
        { text: 'Ja, gern.', language: 'de' },
        { text: 'نعم، بكل سرور.', language: 'ar' },
      ],
    });
    await stage.rig.settle();
    stage.shows('.quick button', '.mark-read', '[data-quote]');
  },
  'a text that is too long': async (stage) => {
    await stage.open();
    stage.rig.write('x '.repeat(150));
    await stage.rig.settle();
    stage.shows('.hint');
  },
  'a conversation handed to a closed reception': async (stage) => {
    const server = new ScriptedServer();
    server.mode = 'snapshot';
    server.seq = 30;
    server.property = CLOSED;
    await stage.open(server);
    for (let line = 0; line < 12; line++) server.say(`line ${line}`, { sources: [{ type: 'faq', label: 'Dogs' }] });
    server.say('From 3 pm.', { sources: [{ type: 'property', label: 'Arrival' }] });
    server.status('waiting');
    await stage.rig.settle();
    stage.rig.find('.log').scrollTop = 0;
    await stage.rig.settle();
    server.say('One more line.');
    await stage.options();
    await stage.tap('.menu > button:last-of-type');
    stage.shows('[data-kind=handoff]', '.older', '.jump', '.danger');
  },
  'a line kept while offline': async (stage) => {
    const server = new ScriptedServer();
    server.reachable = false;
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    await stage.open(server);
    await stage.say('Late arrival');
    stage.shows('[data-kind=offline]', '.mark-waiting');
  },
  'a person of the reception, writing': async (stage) => {
    await stage.open();
    stage.server.status('staffed', 'Anna-Lena');
    stage.server.say('Good morning.', { author: 'staff' });
    stage.server.push({ type: 'typing', author: 'staff', on: true });
    await stage.rig.settle();
    stage.shows('.dots');
  },
  'a reply that is still being written': async (stage) => {
    await stage.open();
    await stage.say('When is breakfast?');
    stage.server.push({ type: 'delta', messageId: 'msg_9', text: 'Breakfast is from 7 to' });
    await stage.rig.settle();
    stage.shows('.line[data-author=ai] .bubble');
  },
  'another way to the hotel': async (stage) => {
    const server = new ScriptedServer();
    server.property = { phone: '+41 41 000 00 00' };
    await stage.open(server);
    server.cut(CLOSE.versionNotSpoken);
    await stage.rig.settle();
    stage.shows('a.primary');
  },
  'a line the server did not take': async (stage) => {
    await stage.open();
    stage.server.acknowledges = false;
    await stage.say('Hello');
    stage.server.push({ type: 'error', code: 'internal', detail: 'no', id: stage.server.sent('send')[0]?.['id'] });
    await stage.rig.settle();
    stage.shows('[data-kind=problem]', '.again');
  },
  'a guest who writes too fast': async (stage) => {
    await stage.open();
    stage.server.push({ type: 'error', code: 'rate_limited', detail: 'slowly' });
    await stage.rig.settle();
    stage.shows('[data-kind=problem]');
  },
  'the end and the rating, with the options': async (stage) => {
    await stage.open();
    stage.server.say('Goodbye.');
    stage.server.status('resolved');
    await stage.rig.settle();
    await stage.options();
    stage.shows('.rate', '.menu');
  },
  'the rating given': async (stage) => {
    await stage.open();
    stage.server.say('Goodbye.');
    stage.server.status('resolved');
    await stage.rig.settle();
    await stage.tap('.stars button');
    stage.shows('.why');
  },
};
