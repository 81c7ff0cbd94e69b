import type { Analytics } from '../../../shared/api/analytics.ts';
import { type Cell, writeCsv } from '../ui/csv.ts';

const OUTCOMES = [
  'total',
  'answeredByAi',
  'askedAgain',
  'complained',
  'leftOpen',
  'smalltalk',
  'handedToStaff',
] as const;

/**
 * The figures as CSV: part, name, value. The names are the server's and do not depend on the desk's language, so that
 * exports can be appended to each other.
 */
export function toCsv(figures: Analytics): string {
  const { conversations, firstResponse, resolution, serviceLevel, satisfaction, offers, tasks } = figures;
  const rows: Cell[][] = [
    ['part', 'name', 'value'],
    ['period', 'from', figures.from],
    ['period', 'to', figures.to],
    ...OUTCOMES.map((name): Cell[] => ['conversations', name, conversations[name]]),
    ...conversations.byDay.flatMap(({ date, total, answeredByAi, handedToStaff }) => [
      ['day', `${date} total`, total],
      ['day', `${date} answeredByAi`, answeredByAi],
      ['day', `${date} handedToStaff`, handedToStaff],
    ]),
    ...conversations.byHour.map((messages, hour) => ['hour', `${hour}`.padStart(2, '0'), messages]),
    ...conversations.byChannel.map(({ name, count }) => ['channel', name, count]),
    ...Object.entries(firstResponse).map(([name, ms]) => ['firstResponse', name, ms]),
    ...Object.entries(resolution).map(([name, ms]) => ['resolution', name, ms]),
    ['serviceLevel', 'hours', serviceLevel.hours],
    ...Object.entries(serviceLevel.firstResponse).map(([name, value]) => [
      'serviceLevel',
      `firstResponse ${name}`,
      value,
    ]),
    ...Object.entries(serviceLevel.resolution).map(([name, value]) => ['serviceLevel', `resolution ${name}`, value]),
    ['serviceLevel', 'pending', serviceLevel.pending],
    ...Object.entries(figures.outcomes).flatMap(([part, rows]) =>
      rows.flatMap((row) => OUTCOMES.map((name): Cell[] => [`outcomes ${part}`, `${row.name} ${name}`, row[name]])),
    ),
    ...figures.colleagues.flatMap(({ id, name, conversations: held, firstResponseMedianMs, averageRating }) => [
      ['colleague', `${name ?? id} conversations`, held],
      ['colleague', `${name ?? id} firstResponseMedianMs`, firstResponseMedianMs],
      ['colleague', `${name ?? id} averageRating`, averageRating],
    ]),
    ...figures.languages.map(({ name, count }) => ['language', name, count]),
    ...figures.intents.map(({ name, count }) => ['intent', name, count]),
    ['unanswered', 'questions', figures.unanswered],
    ...Object.entries(figures.learning).map(([name, value]) => ['learning', name, value]),
    ['satisfaction', 'ratings', satisfaction.ratings],
    ['satisfaction', 'average', satisfaction.average],
    ...satisfaction.byScore.map(({ score, count }) => ['satisfaction', `${score}`, count]),
    ...satisfaction.comments.map(({ at, score, comment }) => ['comment', `${at} ${score ?? ''}`.trim(), comment]),
    ['offers', 'made', offers.made],
    ['offers', 'accepted', offers.accepted],
    ...offers.revenue.map(({ amount, currency }) => ['offers', `revenue ${currency}`, amount]),
    ['tasks', 'made', tasks.made],
    ['tasks', 'done', tasks.done],
    ['tasks', 'late', tasks.late],
    ...tasks.byDepartment.map(({ name, count }) => ['department', name, count]),
    ...Object.entries(figures.previous).map(([name, value]) => ['previous', name, value]),
  ];
  return writeCsv(rows);
}

/** Saves a text as a file. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
