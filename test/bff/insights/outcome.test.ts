import { describe, expect, it } from 'vitest';
import { judge, topicOf } from '../../../bff/insights/outcome.ts';
import type { Story, Turn } from '../../../bff/store/figures/stories.ts';

const AT = '2026-07-02T10:00:00.000Z';

function turn(topic: string | null, kinds: string[], more: Partial<Turn> = {}): Turn {
  return { topic, tone: 'neutral', kinds, isFollowUp: false, ...more };
}

function story(turns: Turn[], more: Partial<Story> = {}): Story {
  const line = (author: string) => ({ author, userId: null, at: AT });
  const lines = [line('guest'), line('ai')];
  return { channel: 'widget', language: 'en', createdAt: AT, ratingScore: null, lines, turns, moves: [], ...more };
}

const ANSWERED = turn('wifi', ['answer']);

describe('the outcome of a conversation', () => {
  it.each<[string, Story, string]>([
    ['an answered question counts for the engine', story([ANSWERED]), 'answeredByAi'],
    ['a request that became a task counts for the engine', story([turn('towels_linen', ['task'])]), 'answeredByAi'],
    ['another question is no second asking', story([ANSWERED, turn('parking', ['answer'])]), 'answeredByAi'],
    ['nor is "on Sunday too?"', story([ANSWERED, turn('wifi', ['answer'], { isFollowUp: true })]), 'answeredByAi'],
    ['thanks do not ask again', story([ANSWERED, turn('thanks', ['smalltalk'])]), 'answeredByAi'],
    ['where decisions are not kept any more the reply counts', story([]), 'answeredByAi'],
    ['the same once more was not answered', story([ANSWERED, turn('wifi', ['answer'])]), 'askedAgain'],
    ['"what did you say?" neither', story([ANSWERED, turn('repeat', ['smalltalk'])]), 'askedAgain'],
    [
      'nor what the guest complains of afterwards',
      story([ANSWERED, turn(null, ['answer'], { tone: 'complaint' })]),
      'complained',
    ],
    ['a low rating is a complaint', story([ANSWERED], { ratingScore: 2 }), 'complained'],
    ['a good one is none', story([ANSWERED], { ratingScore: 3 }), 'answeredByAi'],
    [
      'a cold shower that was passed on is no complaint of the answer',
      story([turn('maintenance', ['task'], { tone: 'complaint' })]),
      'answeredByAi',
    ],
    ['what ends in a question back is open', story([ANSWERED, turn('taxi', ['clarify'])]), 'leftOpen'],
    ['so is what nobody replied to', story([], { lines: [{ author: 'guest', userId: null, at: AT }] }), 'leftOpen'],
    ['a greeting asks for nothing', story([turn('greeting', ['smalltalk'])]), 'smalltalk'],
    ['whoever waited was handed over', story([ANSWERED], { moves: [{ state: 'waiting', at: AT }] }), 'handedToStaff'],
    [
      'so was whoever a colleague wrote to',
      story([ANSWERED], { lines: [{ author: 'staff', userId: 'usr_1', at: AT }] }),
      'handedToStaff',
    ],
  ])('is decided by its turns: %s', (_, told, outcome) => {
    expect(judge(told)).toBe(outcome);
  });

  it('belongs to the first question, whatever was said before', () => {
    expect(topicOf(story([turn('greeting', ['smalltalk']), ANSWERED, turn('parking', ['answer'])]))).toBe('wifi');
    expect(topicOf(story([turn('greeting', ['smalltalk'])]))).toBeNull();
  });
});
