import PDFDocument from 'pdfkit';
import { LineWriter } from './line-writer.ts';

/** A4 in points. */
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW_HEIGHT = 17;
const TITLE_SIZE = 18;
const NOTE_SIZE = 9;
const INK = '#1b1f23';
const INK_2 = '#5b6570';
const LINE = '#d5dae0';
export type Row = readonly string[];

/** Pages with headings and tables in any script of our fonts, left-to-right or right-to-left. */
export class Pages {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
  readonly #lines: LineWriter;
  readonly #isRightToLeft: boolean;

  /** `first`: preferred font for shared characters, because East Asian languages draw them differently. */
  constructor(options: { title: string; language: string; isRightToLeft: boolean; first: string | null }) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: options.language,
      info: { Title: options.title },
      font: '', // none of the standard fonts, which lack most scripts
    });
    this.#isRightToLeft = options.isRightToLeft;
    this.#lines = new LineWriter(this.#document, options);
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#done = new Promise((resolve) => this.#document.on('end', resolve));
  }

  /** Whether all characters so far were in the fonts. */
  get isWhole(): boolean {
    return this.#lines.isWhole;
  }

  title(text: string): void {
    this.#line(text, TITLE_SIZE, INK);
  }

  note(text: string): void {
    this.#line(text, NOTE_SIZE, INK_2);
  }

  /** A table over the page's width: names at the start, figures at the end. Nothing without rows. */
  table(head: Row, rows: readonly Row[]): void {
    if (rows.length === 0) return;
    this.#makeRoom(4);
    this.#row(head, true);
    for (const row of rows) {
      if (this.#makeRoom(1)) this.#row(head, true);
      this.#row(row, false);
    }
    this.#document.y += ROW_HEIGHT;
  }

  async end(): Promise<Buffer> {
    this.#document.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }

  #makeRoom(rows: number): boolean {
    if (this.#document.y + rows * ROW_HEIGHT <= BOTTOM) return false;
    this.#document.addPage();
    this.#document.y = MARGIN;
    return true;
  }

  #line(text: string, size: number, ink: string): void {
    const top = this.#document.y;
    this.#lines.write(text, { left: MARGIN, width: WIDTH, top, size, ink, align: 'start' });
    this.#document.y = top + size * 1.6;
  }

  #row(cells: Row, isHead: boolean): void {
    const top = this.#document.y;
    const figures = cells.length - 1;
    const nameWidth = figures > 4 ? WIDTH * 0.26 : WIDTH * 0.6;
    const width = (WIDTH - nameWidth) / figures;
    for (const [place, cell] of cells.entries()) {
      const from = place === 0 ? 0 : nameWidth + (place - 1) * width;
      const own = place === 0 ? nameWidth - 8 : width - 4;
      const left = this.#isRightToLeft ? MARGIN + WIDTH - from - own : MARGIN + from + (place === 0 ? 0 : 4);
      const look = isHead ? { size: 8, ink: INK_2 } : { size: 9, ink: INK };
      // Figures are aligned at the end of their column, names at the start.
      this.#lines.write(cell, { left, width: own, top: top + 4, align: place > 0 ? 'end' : 'start', ...look });
    }
    const bottom = top + ROW_HEIGHT;
    this.#document
      .moveTo(MARGIN, bottom)
      .lineTo(MARGIN + WIDTH, bottom)
      .lineWidth(0.5)
      .stroke(LINE);
    this.#document.y = bottom;
  }
}
