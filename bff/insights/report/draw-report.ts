import PDFDocument from 'pdfkit';
import type { Analytics } from '../../shared/api/analytics.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';

/** A4 in points. */
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW_HEIGHT = 17;
const ROWS_MAX = 15;
const INK = '#1b1f23';
const INK_2 = '#5b6570';
const LINE = '#d5dae0';
/** What the fonts that every PDF reader has can write (WinAnsi, as far as Latin goes). */
const WRITABLE = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018-\u201d]*$/;

type Doc = PDFKit.PDFDocument;
type Row = readonly string[];

/**
 * The figures of a period as pages to print, in English, as all mail to staff is. A name in letters that the standard fonts lack
 * is left out, and what guests said is not in it: pages are passed on.
 */
export async function writeReport(figures: Analytics, houseName: string): Promise<Buffer> {
  const title = `Guests' conversations, ${figures.from} to ${figures.to}`;
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  document.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(title);
  if (WRITABLE.test(houseName)) document.font('Helvetica').fontSize(11).fillColor(INK_2).text(houseName);
  document.moveDown();
  const { from, to } = figures.previous;
  document.font('Helvetica').fontSize(9).fillColor(INK_2).text(`Before: ${from} to ${to}`);
  document.moveDown();
  drawTable(document, ['', 'now', 'before'], headline(figures));
  drawTable(document, OUTCOME_HEAD('What guests asked about'), outcomeRows(figures.outcomes.topics, plainName));
  drawTable(document, OUTCOME_HEAD('Languages'), outcomeRows(figures.outcomes.languages, languageName));
  drawTable(document, OUTCOME_HEAD('Channels'), outcomeRows(figures.outcomes.channels, plainName));
  drawTable(document, OUTCOME_HEAD('Hour of the day'), outcomeRows(figures.outcomes.hours, hourName, 24));
  drawTable(document, ['Colleagues', 'conversations', 'first word', 'rated'], colleagueRows(figures));
  document.end();
  await done;
  return Buffer.concat(chunks);
}

const OUTCOME_HEAD = (name: string): Row => [name, 'all', 'AI alone', 'asked again', 'not content', 'open', 'to staff'];

function headline({
  conversations,
  firstResponse,
  resolution,
  serviceLevel,
  satisfaction,
  learning,
  previous,
}: Analytics): Row[] {
  return [
    ['Conversations', `${conversations.total}`, `${previous.total}`],
    [
      'Answered by the AI alone, and not asked again',
      share(conversations.answeredByAiShare),
      share(previous.answeredByAiShare),
    ],
    ['Handed to staff', `${conversations.handedToStaff}`, `${previous.handedToStaff}`],
    ['First answer, half of them within', time(firstResponse.medianMs), time(previous.medianMs)],
    ['First word of staff, half of them within', time(firstResponse.staffMedianMs), time(previous.staffMedianMs)],
    ['Settled by staff, half of them within', time(resolution.medianMs), time(previous.resolutionMedianMs)],
    ...targetRows('First word', serviceLevel.firstResponse),
    ...targetRows('Settled', serviceLevel.resolution),
    [`Satisfaction, of 5 (${satisfaction.ratings} ratings)`, mean(satisfaction.average), mean(previous.average)],
    ['Questions that wait for an answer', `${learning.waiting}`, ''],
  ];
}

/** How a promise was kept; nothing of one that the house does not make. */
function targetRows(name: string, { targetMs, metShare }: Analytics['serviceLevel']['resolution']): Row[] {
  return targetMs === null ? [] : [[`${name} within ${time(targetMs)}`, share(metShare), '']];
}

function outcomeRows(rows: Analytics['outcomes']['topics'], nameOf: (name: string) => string, most = ROWS_MAX): Row[] {
  return rows
    .filter(({ total }) => total > 0)
    .slice(0, most)
    .map((row) => [
      row.name === '' ? 'not known' : nameOf(row.name),
      `${row.total}`,
      share(row.answeredByAiShare),
      `${row.askedAgain}`,
      `${row.complained}`,
      `${row.leftOpen}`,
      `${row.handedToStaff}`,
    ]);
}

function colleagueRows({ colleagues }: Analytics): Row[] {
  return colleagues
    .slice(0, ROWS_MAX)
    .map(({ name, conversations, firstResponseMedianMs, averageRating }) => [
      name !== null && WRITABLE.test(name) ? name : 'A colleague',
      `${conversations}`,
      time(firstResponseMedianMs),
      mean(averageRating),
    ]);
}

/** A table over the page's width: names on the left, figures on the right. Nothing where there are no rows. */
function drawTable(document: Doc, head: Row, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  if (document.y + 4 * ROW_HEIGHT > BOTTOM) document.addPage();
  drawRow(document, head, true);
  for (const row of rows) {
    if (document.y + ROW_HEIGHT > BOTTOM) {
      document.addPage();
      drawRow(document, head, true);
    }
    drawRow(document, row, false);
  }
  document.y += ROW_HEIGHT;
}

function drawRow(document: Doc, cells: Row, isHead: boolean): void {
  const top = document.y;
  const figures = cells.length - 1;
  const nameWidth = figures > 4 ? WIDTH * 0.26 : WIDTH * 0.55;
  const width = (WIDTH - nameWidth) / figures;
  document
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(isHead ? 8 : 9)
    .fillColor(isHead ? INK_2 : INK);
  for (const [place, cell] of cells.entries()) {
    const left = place === 0 ? MARGIN : MARGIN + nameWidth + (place - 1) * width;
    document.text(cell, left, top + 4, {
      width: place === 0 ? nameWidth - 8 : width,
      align: place === 0 ? 'left' : 'right',
      lineBreak: false,
      ellipsis: true,
    });
  }
  const bottom = top + ROW_HEIGHT;
  document
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + WIDTH, bottom)
    .lineWidth(0.5)
    .stroke(LINE);
  document.x = MARGIN;
  document.y = bottom;
}

function share(part: number | null): string {
  return part === null ? '-' : `${Math.round(part * 100)} %`;
}

function mean(average: number | null): string {
  return average === null ? '-' : average.toFixed(1);
}

function time(ms: number | null): string {
  if (ms === null) return '-';
  const seconds = ms / 1_000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  return seconds < 3_600 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

function plainName(name: string): string {
  return name.replaceAll('_', ' ');
}

function hourName(name: string): string {
  return `${name.padStart(2, '0')}:00`;
}

function languageName(code: string): string {
  return new Intl.DisplayNames(FALLBACK_LANGUAGE, { type: 'language' }).of(code) ?? code;
}
