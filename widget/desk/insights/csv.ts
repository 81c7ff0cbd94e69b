import type { Analytics } from '../../../shared/api/analytics.ts';
import { type Cell, writeCsv } from '../ui/csv.ts';

/**
 * The figures as one table that spreadsheets open: part, name, value. Names are the server's own, so that a second
 * export fits under the first.
 */
export function toCsv(figures: Analytics): string {
  const { conversations, firstResponse, satisfaction, offers, tasks } = figures;
  const rows: Cell[][] = [
    ['part', 'name', 'value'],
    ['period', 'from', figures.from],
    ['period', 'to', figures.to],
    ['conversations', 'total', conversations.total],
    ['conversations', 'answeredByAi', conversations.answeredByAi],
    ['conversations', 'handedToStaff', conversations.handedToStaff],
    ...conversations.byDay.flatMap(({ date, total, answeredByAi, handedToStaff }) => [
      ['day', `${date} total`, total],
      ['day', `${date} answeredByAi`, answeredByAi],
      ['day', `${date} handedToStaff`, handedToStaff],
    ]),
    ...conversations.byHour.map((messages, hour) => ['hour', `${hour}`.padStart(2, '0'), messages]),
    ...conversations.byChannel.map(({ name, count }) => ['channel', name, count]),
    ...Object.entries(firstResponse).map(([name, ms]) => ['firstResponse', name, ms]),
    ...figures.languages.map(({ name, count }) => ['language', name, count]),
    ...figures.intents.map(({ name, count }) => ['intent', name, count]),
    ['unanswered', 'questions', figures.unanswered],
    ['satisfaction', 'ratings', satisfaction.ratings],
    ['satisfaction', 'average', satisfaction.average],
    ...satisfaction.byScore.map(({ score, count }) => ['satisfaction', `${score}`, count]),
    ['offers', 'made', offers.made],
    ['offers', 'accepted', offers.accepted],
    ...offers.revenue.map(({ amount, currency }) => ['offers', `revenue ${currency}`, amount]),
    ['tasks', 'made', tasks.made],
    ['tasks', 'done', tasks.done],
    ['tasks', 'late', tasks.late],
    ...tasks.byDepartment.map(({ name, count }) => ['department', name, count]),
  ];
  return writeCsv(rows);
}

/** Hands a text to the browser as a file to keep. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
