import PDFDocument from 'pdfkit';
import { qrPath } from '../../shared/domain/house/qr-path.ts';

/** A4 in points, and what stands on it. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 36;
const COLUMNS = 2;
const ROWS = 3;
const CODE_SIDE = 150;
const CARD = { width: (PAGE.width - 2 * MARGIN) / COLUMNS, height: (PAGE.height - 2 * MARGIN) / ROWS };
/** What the fonts that every PDF reader has can write (WinAnsi, as far as Latin goes). */
const WRITABLE = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018-\u201d]*$/;

/** Cards to cut out, six on a page: each room's code with its number and the house's name, where the letters allow. */
export async function writeRoomCards(
  rooms: readonly { number: string; url: string }[],
  houseName: string,
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: houseName } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  for (const [index, room] of rooms.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) document.addPage();
    drawCard(document, room, houseName, {
      x: MARGIN + (place % COLUMNS) * CARD.width,
      y: MARGIN + Math.floor(place / COLUMNS) * CARD.height,
    });
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function drawCard(
  document: PDFKit.PDFDocument,
  { number, url }: { number: string; url: string },
  houseName: string,
  { x, y }: { x: number; y: number },
): void {
  document.rect(x, y, CARD.width, CARD.height).dash(2, { space: 2 }).lineWidth(0.5).stroke('#999999').undash();
  const { path, start, side } = qrPath(url);
  const scale = CODE_SIDE / side;
  document
    .save()
    .translate(x + (CARD.width - CODE_SIDE) / 2 - start * scale, y + 20 - start * scale)
    .scale(scale)
    .path(path)
    .fill('#000000')
    .restore();
  const at = { width: CARD.width - 16, align: 'center', lineBreak: false, ellipsis: true } as const;
  const write = (text: string, font: string, size: number, top: number) => {
    if (WRITABLE.test(text))
      document
        .font(font)
        .fontSize(size)
        .fillColor('#000000')
        .text(text, x + 8, y + top, at);
  };
  write(number, 'Helvetica-Bold', 22, CODE_SIDE + 28);
  write(houseName, 'Helvetica', 12, CODE_SIDE + 56);
}
