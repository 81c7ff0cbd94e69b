const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;

/**
 * Returns a mail's body as plain text and as HTML. Both end with the house's name as a signature, which mail programs show apart
 * and leave out of quotes.
 */
export function writeBody(words: string, house: string): { text: string; html: string } {
  const paragraphs = words.split(/\n{2,}/).filter((one) => one.trim() !== '');
  const page = paragraphs.map((one) => `<p dir="auto">${one.split('\n').map(writeLine).join('<br>')}</p>`);
  return {
    text: `${words}\n\n-- \n${house}`,
    html: `<!doctype html><html><head><meta charset="utf-8"></head><body>${page.join('')}<div>-- <br>${escapeHtml(house)}</div></body></html>`,
  };
}

/** Writes a line as HTML, with its URLs as links. */
function writeLine(line: string): string {
  let written = '';
  let at = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    written += `${escapeHtml(line.slice(at, index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    at = index + address.length;
  }
  return written + escapeHtml(line.slice(at));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
