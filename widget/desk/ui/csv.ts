export type Cell = string | number | null;

/** Writes rows as CSV (RFC 4180), with a UTF-8 byte order mark for Excel. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

/** Escapes a cell that begins like a formula, because a spreadsheet would run it. */
function quote(cell: Cell): string {
  const words = cell === null ? '' : String(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
