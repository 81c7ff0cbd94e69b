export type Cell = string | number | null;

/** Rows as a table that spreadsheets open: RFC 4180, with a mark of UTF-8 for Excel. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins as a formula does is made text: a spreadsheet would run it. */
function quote(cell: Cell): string {
  const words = cell === null ? '' : String(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
