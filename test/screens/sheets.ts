import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** One picture with its size. */
export interface Picture {
  file: string;
  width: number;
  height: number;
}

/** The largest sheet that viewers show without scaling. */
const WIDTH = 1_568;
const HEIGHT = 1_040;
const GAP = 12;
const LABEL = 20;
/** A desk screen stays legible at this width; a phone screen is not scaled. */
const DESK_WIDTH = 772 - GAP;
const DESK_WIDTH_MIN = 620;
const PHONE_WIDTH = 380;
const COLUMN = HEIGHT - LABEL - GAP;

/** A part of a picture with its place on a sheet. */
interface Tile {
  file: string;
  /** The height of the scaled picture above this part. */
  above: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays the pictures out in order on few sheets, `sheet-001.png` and on. Returns the number of sheets. */
export async function layOut(browser: Browser, folder: string, pictures: readonly Picture[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const sheets = distributePictures(pictures);
  for (const [index, sheet] of sheets.entries()) {
    await page.setContent(`<!doctype html><style>${STYLE}</style>${sheet.map((tile) => draw(folder, tile)).join('')}`, {
      waitUntil: 'load',
    });
    writeFileSync(join(folder, `sheet-${String(index + 1).padStart(3, '0')}.png`), await page.screenshot());
  }
  await page.close();
  return sheets.length;
}

const STYLE = `body{margin:0;background:#777;font:12px/${LABEL}px sans-serif;color:#fff}figure,div{position:absolute;margin:0;overflow:hidden}
figcaption{height:${LABEL}px;white-space:nowrap}img{position:absolute}`;

function draw(folder: string, { file, above, left, top, width, height }: Tile): string {
  const source = `data:image/png;base64,${readFileSync(join(folder, file)).toString('base64')}`;
  return `<figure style="left:${left}px;top:${top}px;width:${width}px;height:${height + LABEL}px"><figcaption>${file}</figcaption>
    <div style="width:${width}px;height:${height}px"><img src="${source}" style="width:${width}px;top:${-above}px"></div></figure>`;
}

/** Distributes the pictures row by row; a picture that is higher than a sheet continues in the next column. */
function distributePictures(pictures: readonly Picture[]): Tile[][] {
  const sheets: Tile[][] = [[]];
  let [left, top, row] = [GAP, 0, 0];
  for (const { file, width: full, height: whole } of pictures) {
    const fits = (full * COLUMN) / whole;
    const width = full < 500 ? PHONE_WIDTH : Math.min(DESK_WIDTH, Math.max(fits, DESK_WIDTH_MIN));
    const drawn = (whole * width) / full;
    for (let above = 0; above < drawn; above += COLUMN) {
      const height = Math.min(COLUMN, drawn - above);
      if (left + width > WIDTH) [left, top, row] = [GAP, top + row, 0];
      if (top + LABEL + height > HEIGHT) {
        sheets.push([]);
        [left, top, row] = [GAP, 0, 0];
      }
      sheets.at(-1)?.push({ file, above, left, top, width, height });
      left += width + GAP;
      row = Math.max(row, height + LABEL + GAP);
    }
  }
  return sheets.filter((sheet) => sheet.length > 0);
}
