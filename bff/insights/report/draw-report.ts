import type { Analytics } from '../../../shared/api/analytics.ts';
import type { DeskLanguage } from '../../../shared/language/desk-languages.ts';
import { direction } from '../../../shared/language/languages.ts';
import type { Db } from '../../store/schema/schema.ts';
import { inReaderThread } from '../../store/sqlite/reader.ts';
import { type Asked, measure } from '../measure.ts';
import type { Row } from './pages.ts';
import { firstFont, nameAlone } from './runs.ts';
import { channelName, Figures, reportText, topicName } from './words.ts';

const ROWS_MAX = 15;
const HOURS_MAX = 24;

/** A report's order: period, property name and language. */
export interface ReportOrder extends Asked {
  houseName: string;
  language: DeskLanguage;
}

/** Computes and draws in another thread, because both are slow; returns the PDF as Base64. */
export async function reportAsPdf(db: Db, { houseName, language, ...asked }: ReportOrder): Promise<string> {
  return (await drawReport(await measure(db, asked), houseName, language)).toString('base64');
}

export const reportInThread = inReaderThread(import.meta.url, reportAsPdf);

/**
 * The figures of a period as a PDF, without guests' messages, because reports are passed on. Characters missing in our fonts are
 * boxes, and the last line says so.
 */
export async function drawReport(figures: Analytics, houseName: string, language: DeskLanguage): Promise<Buffer> {
  const form = new Figures(language);
  const text = (key: Parameters<typeof reportText>[1], values?: Readonly<Record<string, string>>) =>
    reportText(language, key, values);
  const span = ({ from, to }: { from: string; to: string }) => ({ from: form.day(from), to: form.day(to) });
  const title = text('title', span(figures));
  const { Pages } = await import('./pages.ts'); // large, and rarely needed
  const pages = new Pages({
    title,
    language,
    isRightToLeft: direction(language) === 'rtl',
    first: firstFont(language),
  });
  pages.title(title);
  pages.note(nameAlone(houseName));
  pages.note(text('before', span(figures.previous)));
  pages.note('');
  pages.table(['', text('nowColumn'), text('beforeColumn')], headline(figures, language, form));
  const { topics, languages, channels, hours } = figures.outcomes;
  const divided = (
    heading: 'topics' | 'languages' | 'channels' | 'hours',
    rows: typeof topics,
    nameOf: (name: string) => string,
    most = ROWS_MAX,
  ) => {
    const head = (['all', 'aiAlone', 'askedAgain', 'notContent', 'leftOpen', 'toStaff'] as const).map((key) =>
      text(key),
    );
    pages.table(
      [text(heading), ...head],
      outcomeRows(rows, (name) => (name === '' ? text('notKnown') : nameOf(name)), form, most),
    );
  };
  divided('topics', topics, (name) => topicName(language, name));
  divided('languages', languages, (code) => form.language(code));
  divided('channels', channels, (name) => channelName(language, name));
  divided('hours', hours, (hour) => `${hour.padStart(2, '0')}:00`, HOURS_MAX);
  pages.table(
    (['colleagues', 'conversations', 'firstWordShort', 'rated'] as const).map((key) => text(key)),
    colleagueRows(figures, text('aColleague'), form),
  );
  if (!pages.isWhole) pages.note(text('cannotShow'));
  return pages.end();
}

function headline(
  { conversations, firstResponse, resolution, serviceLevel, satisfaction, learning, previous }: Analytics,
  language: DeskLanguage,
  form: Figures,
): Row[] {
  const text = (key: Parameters<typeof reportText>[1], values?: Readonly<Record<string, string>>) =>
    reportText(language, key, values);
  /** How a promise was kept; nothing if there is none. */
  const promiseRow = (
    key: 'firstWordWithin' | 'settledWithin',
    { targetMs, metShare }: Analytics['serviceLevel']['resolution'],
  ): Row[] => (targetMs === null ? [] : [[text(key, { time: form.time(targetMs) }), form.share(metShare), '']]);
  return [
    [text('conversations'), form.count(conversations.total), form.count(previous.total)],
    [text('answeredByAi'), form.share(conversations.answeredByAiShare), form.share(previous.answeredByAiShare)],
    [text('handedToStaff'), form.count(conversations.handedToStaff), form.count(previous.handedToStaff)],
    [text('firstAnswer'), form.time(firstResponse.medianMs), form.time(previous.medianMs)],
    [text('firstWord'), form.time(firstResponse.staffMedianMs), form.time(previous.staffMedianMs)],
    [text('settled'), form.time(resolution.medianMs), form.time(previous.resolutionMedianMs)],
    ...promiseRow('firstWordWithin', serviceLevel.firstResponse),
    ...promiseRow('settledWithin', serviceLevel.resolution),
    [
      text('satisfaction', { ratings: form.count(satisfaction.ratings) }),
      form.mean(satisfaction.average),
      form.mean(previous.average),
    ],
    [text('learning'), form.count(learning.waiting), ''],
  ];
}

function outcomeRows(
  rows: Analytics['outcomes']['topics'],
  nameOf: (name: string) => string,
  form: Figures,
  most: number,
): Row[] {
  return rows
    .filter(({ total }) => total > 0)
    .slice(0, most)
    .map((row) => [
      nameOf(row.name),
      form.count(row.total),
      form.share(row.answeredByAiShare),
      ...[row.askedAgain, row.complained, row.leftOpen, row.handedToStaff].map((count) => form.count(count)),
    ]);
}

function colleagueRows({ colleagues }: Analytics, nameless: string, form: Figures): Row[] {
  return colleagues
    .slice(0, ROWS_MAX)
    .map(({ name, conversations, firstResponseMedianMs, averageRating }) => [
      name === null ? nameless : nameAlone(name),
      form.count(conversations),
      form.time(firstResponseMedianMs),
      form.mean(averageRating),
    ]);
}
