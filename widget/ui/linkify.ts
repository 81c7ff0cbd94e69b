/** A part of a message's text. `href` is set if the part is a link. */
export interface TextRun {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}»”’。、]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()/-]{6,18}\d/giu;

/**
 * Finds web addresses, e-mail addresses and international phone numbers in plain text. The links are only `https:`,
 * `http:`, `mailto:` and `tel:`.
 */
export function linkify(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0];
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: address, href: hrefOf(address) });
    end = match.index + address.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

function hrefOf(address: string): string {
  if (/^https?:/i.test(address)) return address;
  return address.startsWith('+') ? `tel:${address.replace(/[^+\d]/g, '')}` : `mailto:${address}`;
}
