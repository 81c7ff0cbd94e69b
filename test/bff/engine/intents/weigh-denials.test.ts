import { expect, it } from 'vitest';
import { weighDenials } from '../../../../bff/engine/intents/weigh-denials.ts';
import type { Act, Frame } from '../../../../shared/domain/frame.ts';
import type { DeniedIntent } from '../../../../shared/domain/understanding.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { openTask } from '../../../support/engine/turns.ts';

const frame = (act: Act, actConfidence: number, text: string): Frame => ({
  act,
  topic: 'towels_linen',
  attribute: null,
  text,
  confidence: 0.9,
  actConfidence,
});
const denial = (how: DeniedIntent['how']): DeniedIntent => ({ name: 'towels_linen', score: 0.9, how });
const words = {
  reportsMissing: (clause: string) => clause.includes('have'),
};
const weigh = (by: 'byWords' | 'byFrames', how: DeniedIntent['how'], one: Frame) =>
  weighDenials({ byWords: [], byFrames: [], [by]: [denial(how)] }, [one], words)[0];

it.each([
  ['byFrames', 'refused', 'refuse', 0.93, 'no towels', 'refused'],
  ['byFrames', 'refused', 'refuse', 0.8, 'nobody brought towels', 'doubted'],
  ['byFrames', 'refused', 'cancel', 0.7, 'cancel the towels', 'refused'],
  ['byFrames', 'refused', 'refuse', 0.8, 'we have no towels', 'missing'],
  ['byFrames', 'refused', 'refuse', 0.98, 'we have no towels', 'doubted'],
  ['byFrames', 'doubted', 'refuse', 0.45, 'no towels', 'doubted'],
  ['byWords', 'where_arranged', 'chase', 0.8, 'still no towels', 'missing'],
  ['byWords', 'where_arranged', 'refuse', 0.8, 'no towels', 'where_arranged'],
  ['byWords', 'refused', 'refuse', 0.8, 'we do not want towels', 'refused'],
] as const)(
  'a denial found %s as “%s”, in a clause classified as %s with confidence %s (“%s”), counts as %s',
  (by, how, act, sure, text, result) => {
    expect(weigh(by, how, frame(act, sure, text))?.how).toBe(result);
  },
);

it.each([
  ['en', 'two towels to room 204', 'we have not received the towels yet', 'known'],
  ['en', 'two towels to room 204', 'the towels aren’t here', 'known'],
  ['en', 'two towels to room 204', 'still no towels', 'known'],
  ['en', 'two towels to room 204', 'we never got any towels', 'known'],
  ['en', 'two towels to room 204', 'there are not enough towels', 'known'],
  ['de', 'zwei Handtücher auf Zimmer 204', 'Wir haben noch keine Handtücher bekommen', 'known'],
  ['de', 'zwei Handtücher auf Zimmer 204', 'die Handtücher sind nicht da', 'known'],
  ['de', 'zwei Handtücher auf Zimmer 204', 'noch zwei Handtücher bitte', 'new'],
  ['es', 'dos toallas a la habitación 204', 'Todavía no han llegado las toallas', 'known'],
  ['it', 'due asciugamani in camera 204', 'gli asciugamani non sono arrivati', 'known'],
  ['es', 'dos toallas a la habitación 204', 'no nos han traído las toallas', 'known'],
  ['fr', 'deux serviettes chambre 204', 'toujours pas de serviettes', 'known'],
  ['fr', 'deux serviettes chambre 204', 'je ne trouve pas les serviettes', 'known'],
  ['en', 'two towels to room 204', 'we do not need the towels any more', 'withdraw'],
  ['en', 'two towels to room 204', 'no towels, thanks', 'withdraw'],
  ['en', 'two towels to room 204', 'The towels are not needed, we are running late', 'withdraw'],
  ['fr', 'deux serviettes chambre 204', 'Nous n’avons plus besoin des serviettes, il est trop tard', 'withdraw'],
  ['es', 'dos toallas a la habitación 204', 'Ya no necesitamos las toallas, es muy tarde', 'withdraw'],
  ['es', 'dos toallas a la habitación 204', 'ya no necesitamos las toallas', 'withdraw'],
  ['de', 'zwei Handtücher auf Zimmer 204', 'wir brauchen die Handtücher nicht mehr', 'withdraw'],
])('%s: “%3$s” after “%2$s” leads to the act: %4$s', (code, request, text, act) => {
  const guest = new EngineGuest({ openTasks: [openTask('towels_linen')] }, code);
  guest.say(request);
  expect(guest.say(text).decision.steps[0]).toMatchObject({ kind: 'task', act });
});

it('a question that reproaches staff with a no withdraws nothing', () => {
  const guest = new EngineGuest({ openTasks: [openTask('towels_linen')] }, 'en');
  guest.say('two towels to room 204');
  const { decision } = guest.say('Did you really bring no towels, and when is dinner?');
  expect(decision.steps.filter((step) => step.kind === 'task')).toEqual([]);
});
