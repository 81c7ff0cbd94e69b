import { formatMoney } from '../../../shared/domain/house/money.ts';
import { findPack } from '../../language/pack/packs.ts';
import { dateFormat, numberFormat } from '../../language/saying/formats.ts';
import { toDecimal } from '../grounding/facts.ts';

/** What a mark stands for. `contact`: an address, a link, a number to call; `code`: a network, a password. */
export type FigureKind = 'price' | 'time' | 'number' | 'date' | 'contact' | 'code';

/** Something of a source that no model may write itself: it is shown a mark, and code puts it back. */
export interface Figure {
  /** The number of its mark: 3 for `⟦f3⟧`. */
  id: number;
  kind: FigureKind;
  /** As it is compared: `19 EUR`, `07:00`, `3.2`. */
  value: string;
  /** As the source has it, and in which language. */
  written: string;
  language: string;
  /** The sources that say it, by their ids in the prompt. */
  sources: Set<string>;
}

/** One decimal, or groups of three: "10.30" and "1.06." may be an hour and a day. */
const GROUPED = /^\d{1,3}(?:[.,]\d|(?:[.,'’\u00a0\u202f ]\d{3})+)$/u;

/** "10.30" is a number as well; a colon is read as an hour everywhere. */
const DOTTED = /(\d{1,2})\.(\d{2})(?!\d)/u;
/** What Intl writes around figures of right-to-left languages, and in the place of a space. */
const DIRECTION = /[\u061c\u200e\u200f]/gu;
const HARD_SPACE = /[\u00a0\u202f]/gu;

/** A figure as a guest of this language reads it: in the house's own notation where that is the guest's as well. */
export function sayFigure(figure: Figure, guests: string): string {
  return formatFigure(figure, guests).replace(DIRECTION, '').replace(HARD_SPACE, ' ');
}

function formatFigure({ kind, value, written, language }: Figure, guests: string): string {
  if (language === guests) return written;
  if (kind === 'price') {
    const [amount = '', currency = ''] = value.split(' ');
    return formatMoney({ amount, currency }, guests);
  }
  if (kind === 'time') {
    const [hour = 0, minute = 0] = value.split(':').map(Number);
    const time = new Date(Date.UTC(2000, 0, 1, hour, minute));
    const locale = findPack(guests)?.clockLocale ?? guests;
    const said = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(time);
    return said.replace(DOTTED, '$1:$2');
  }
  // "1.500" and "1,5" are read otherwise elsewhere; what is written without a mark is the same everywhere.
  const isGrouped = kind === 'number' && GROUPED.test(written);
  return isGrouped ? numberFormat(guests, {}).format(Number(toDecimal(written))) : written;
}
