import qrcode from 'qrcode-generator';

/** Light modules around a code, as readers need them (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code to be drawn: `path` fills its dark modules, one unit each; `viewBox` holds the light border too. */
export interface QrPath {
  path: string;
  viewBox: string;
  /** Where the light ground begins, and how long its sides are. */
  start: number;
  side: number;
}

/** The QR code of the words, which survives 15 % of its area being unreadable. */
export function qrPath(words: string): QrPath {
  const code = qrcode(0, 'M');
  code.addData(words);
  code.make();
  const size = code.getModuleCount();
  const indices = [...Array(size).keys()];
  const path = indices
    .flatMap((row) => indices.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
  const side = size + 2 * QUIET;
  return { path, viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, start: -QUIET, side };
}
