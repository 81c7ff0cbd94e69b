import { fontFile, type Run, toRuns } from './runs.ts';

const SIZE_MIN = 6;
/** Each run is laid out as a whole, because fonts join and reorder letters. */
const SHAPED: PDFKit.Mixins.TextOptions = { features: ['kern'], lineBreak: false };

/** Position of a line; `start` is where reading begins. */
export interface LinePlace {
  left: number;
  width: number;
  top: number;
  size: number;
  ink: string;
  align: 'start' | 'center' | 'end';
}

/** Writes lines in any script of our fonts into a PDF. */
export class LineWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts = new Set<string>();
  readonly #isRightToLeft: boolean;
  readonly #first: string | null;
  #isWhole = true;

  /** `first`: preferred font for shared characters, because East Asian languages draw them differently. */
  constructor(document: PDFKit.PDFDocument, options: { isRightToLeft: boolean; first: string | null }) {
    this.#document = document;
    this.#isRightToLeft = options.isRightToLeft;
    this.#first = options.first;
  }

  /** Whether all characters so far were in the fonts. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Writes a line at its position, smaller if it would not fit. */
  write(text: string, place: LinePlace): void {
    if (text === '') return;
    const { runs, isWhole } = toRuns(text, this.#isRightToLeft, this.#first);
    this.#isWhole &&= isWhole;
    const wide = this.#widthOf(runs, place.size);
    const size = Math.max(SIZE_MIN, Math.min(place.size, (place.size * place.width) / wide));
    const shown = this.#widthOf(runs, size) > place.width ? this.#cut(text, size, place.width) : runs;
    const spare = place.width - this.#widthOf(shown, size);
    let left = place.left + spare * this.#share(place.align);
    for (const run of shown) {
      const own = this.#choose(run.font, size).widthOfString(run.text, SHAPED);
      // Fonts have different ascents; all are aligned on one baseline.
      this.#document.fillColor(place.ink).text(run.text, left, place.top + size, { ...SHAPED, baseline: 'alphabetic' });
      left += own;
    }
  }

  /** Share of the free width on the left side. */
  #share(align: LinePlace['align']): number {
    if (align === 'center') return 0.5;
    return (align === 'end') === this.#isRightToLeft ? 0 : 1;
  }

  /** The part of a text that fits, with an ellipsis. */
  #cut(text: string, size: number, width: number): Run[] {
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    let runs: Run[] = [];
    do {
      letters.pop();
      runs = toRuns(`${letters.join('')}…`, this.#isRightToLeft, this.#first).runs;
    } while (letters.length > 0 && this.#widthOf(runs, size) > width);
    return runs;
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => sum + this.#choose(font, size).widthOfString(text, SHAPED), 0);
  }

  #choose(font: string, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(font)) {
      this.#document.registerFont(font, fontFile(font));
      this.#fonts.add(font);
    }
    return this.#document.font(font).fontSize(size);
  }
}
