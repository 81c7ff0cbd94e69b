import type { Analytics } from '../../../shared/api/analytics.ts';

type Cell = string | number | null;

/**
 * The figures as one table that spreadsheets open: part, name, value. Names are the server's own, so that a second
 * export fits under the first. RFC 4180, with a mark of UTF-8 for Excel.
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
  return `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins as a formula does is made text: a spreadsheet would run it. */
function quote(cell: Cell): string {
  const words = cell === null ? '' : String(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the browser as a file to keep. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
