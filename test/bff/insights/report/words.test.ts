import { expect, it } from 'vitest';
import { firstFont, toRuns } from '../../../../bff/insights/report/runs.ts';
import { channelName, Figures, reportText, topicName } from '../../../../bff/insights/report/words.ts';
import { CHANNELS } from '../../../../shared/domain/conversation.ts';
import { INTENTS } from '../../../../shared/domain/intents.ts';
import { DESK_LANGUAGES } from '../../../../shared/language/desk-languages.ts';
import { direction } from '../../../../shared/language/languages.ts';

it.each(DESK_LANGUAGES)('every text of a report exists in %s, in letters that its fonts have', (language) => {
  const form = new Figures(language);
  const span = { from: form.day('2026-10-01'), to: form.day('2026-10-31') };
  const told = [
    reportText(language, 'title', span),
    reportText(language, 'mail', { month: form.month('2026-10') }),
    reportText(language, 'cannotShow').replace('□', ''),
    ...INTENTS.map((intent) => topicName(language, intent)),
    ...CHANNELS.map((channel) => channelName(language, channel)),
    ...[900, 61_000, 9_000_000, null].map((ms) => form.time(ms)),
    ...DESK_LANGUAGES.map((code) => form.language(code)),
    form.share(0.5),
  ];
  for (const text of told) {
    expect(text).not.toMatch(/[{}_]|^$/); // no empty value and no placeholder
    expect(toRuns(text, direction(language) === 'rtl', firstFont(language)).isWhole, text).toBe(true);
  }
  expect(told.join()).toContain('2026');
});

it('an unknown value is shown under its own name', () => {
  expect(topicName('de', 'an_intent_of_long_ago')).toBe(reportText('de', 'notKnown'));
  expect(channelName('de', 'pigeon')).toBe(reportText('de', 'notKnown'));
});
