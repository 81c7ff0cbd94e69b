/** A stretch of a message's text; `href` where it is an address to follow. */
export interface TextRun {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}»”’。、]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()/-]{6,18}\d/giu;

/** Finds web addresses, e-mail addresses and international phone numbers in plain text. Only `https:`, `http:`, `mailto:` and `tel:` come out. */
export function linkify(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const found = match[0];
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: found, href: hrefOf(found) });
    end = match.index + found.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

function hrefOf(found: string): string {
  if (/^https?:/i.test(found)) return found;
  return found.startsWith('+') ? `tel:${found.replace(/[^+\d]/g, '')}` : `mailto:${found}`;
}
