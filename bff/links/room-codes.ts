import PDFDocument from 'pdfkit';
import { qrPath } from '../../shared/domain/house/qr-path.ts';
import { direction } from '../../shared/language/languages.ts';
import { LineWriter } from '../insights/report/line-writer.ts';
import { firstFont } from '../insights/report/runs.ts';

/** A4 in points, and the layout of its cards. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 36;
const COLUMNS = 2;
const ROWS = 3;
const CODE_SIDE = 150;
const CARD = { width: (PAGE.width - 2 * MARGIN) / COLUMNS, height: (PAGE.height - 2 * MARGIN) / ROWS };
/**
 * Cards to cut out, six per page: each room's QR code with its number and the house's name, in the variants of characters
 * for `language`.
 */
export async function writeRoomCards(
  rooms: readonly { number: string; url: string }[],
  houseName: string,
  language: string,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: houseName },
    font: '', // Standard PDF fonts lack most scripts.
  });
  const lines = new LineWriter(document, {
    isRightToLeft: direction(language) === 'rtl',
    first: firstFont(language),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  for (const [index, room] of rooms.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) document.addPage();
    drawCard({ document, lines }, room, houseName, {
      x: MARGIN + (place % COLUMNS) * CARD.width,
      y: MARGIN + Math.floor(place / COLUMNS) * CARD.height,
    });
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function drawCard(
  { document, lines }: { document: PDFKit.PDFDocument; lines: LineWriter },
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
  const at = { left: x + 8, width: CARD.width - 16, ink: '#000000', align: 'center' } as const;
  lines.write(number, { ...at, size: 26, top: y + CODE_SIDE + 24 });
  lines.write(houseName, { ...at, size: 12, top: y + CODE_SIDE + 58 });
}
