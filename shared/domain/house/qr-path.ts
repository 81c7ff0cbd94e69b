import qrcode from 'qrcode-generator';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as SVG: `path` fills its dark modules, one unit each; `viewBox` includes the quiet zone. */
export interface QrPath {
  path: string;
  viewBox: string;
  /** Start and size of the light background. */
  start: number;
  side: number;
}

/** The QR code of a text; readable with up to 15 % damage. */
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
