import type { ChannelSimulator } from '../guest-channel.ts';
import type { SimAnswer, SimRequest } from './serve.ts';

/** The platform behind a page that plays guests. */
interface GuestPageOptions {
  label: string;
  /** The initial guest. */
  guest: string;
  isGuest(from: string): boolean;
  simulator(): Pick<ChannelSimulator, 'arrived' | 'say' | 'tap'>;
}

/** A page that shows a guest's phone: their messages and those that they received. */
export interface GuestPage {
  /** Handles a request to the page; undefined if the path is not the page's. */
  handle(request: Pick<SimRequest, 'method' | 'path' | 'query' | 'body' | 'headers'>): SimAnswer | undefined;
}

interface Line {
  from: 'guest' | 'house';
  text: string;
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const LINES_MAX = 500;
const TEXT_CHARACTERS_MAX = 4_000;

export function guestPage({ label, guest, isGuest, simulator }: GuestPageOptions): GuestPage {
  const lines = new Map<string, Line[]>();
  let read = 0;

  /** Assigns newly arrived messages to the guests' phones. */
  function look(): void {
    const { arrived } = simulator();
    for (const { to, text } of arrived.slice(read)) add(to, { from: 'house', text });
    read = arrived.length;
  }

  function add(who: string, line: Line): void {
    const known = lines.get(who) ?? [];
    known.push(line);
    lines.set(who, known.slice(-LINES_MAX));
  }

  function say(form: URLSearchParams): SimAnswer {
    const from = form.get('from')?.trim() ?? '';
    const text = form.get('text')?.trim().slice(0, TEXT_CHARACTERS_MAX) ?? '';
    if (!isGuest(from) || text === '') return { status: 400, headers: HTML, body: 'Say who writes, and what' };
    look();
    add(from, { from: 'guest', text });
    const [, title] = /^\[(.+)\]$/.exec(text) ?? [];
    try {
      if (title === undefined) simulator().say(from, text);
      else simulator().tap(from, title);
    } catch (error) {
      return {
        status: 400,
        headers: HTML,
        body: escapeHtml(error instanceof Error ? error.message : 'That did not work'),
      };
    }
    return { status: 303, headers: { location: `/play?from=${encodeURIComponent(from)}` } };
  }

  return {
    handle({ method, path, query, body, headers }) {
      if (path !== '/play' && path !== '/') return undefined;
      if (method === 'GET' && path === '/') return { status: 303, headers: { location: '/play' } };
      if (method === 'POST') {
        // Pages of other sites must not write as a guest.
        if (headers['sec-fetch-site'] === 'cross-site') return { status: 403, body: 'Write from this page' };
        return say(new URLSearchParams(body));
      }
      look();
      const from = query.get('from') ?? guest;
      return { status: 200, headers: HTML, body: draw(label, from, [...lines.keys()], lines.get(from) ?? []) };
    },
  };
}

function draw(label: string, from: string, guests: readonly string[], lines: readonly Line[]): string {
  const others = guests.filter((one) => one !== from);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(label)}: play a guest</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<main>
  <h1>${escapeHtml(label)}, played</h1>
  <ol id="lines" aria-label="Messages">${lines.map(({ from: who, text }) => `<li class="${who}" dir="auto">${escapeHtml(text)}</li>`).join('')}</ol>
  ${lines.length === 0 ? '<p class="empty">Nothing was written yet. Write the first message below.</p>' : ''}
  <form method="post" action="/play">
    <label>Guest <input name="from" value="${escapeHtml(from)}" required></label>
    <label>Message <textarea name="text" rows="2" required autofocus></textarea></label>
    <p class="hint">[Yes] taps what is called so, where something can be tapped.</p>
    <button>Send</button>
  </form>
  ${others.length === 0 ? '' : `<nav aria-label="Other guests">${others.map((one) => `<a href="/play?from=${encodeURIComponent(one)}">${escapeHtml(one)}</a>`).join(' ')}</nav>`}
</main>
<script>${SCRIPT}</script>
</html>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#eef1f0, #15191a); }
main { box-sizing: border-box; max-inline-size: 26rem; min-block-size: 100vh; margin-inline: auto; padding: 1rem;
  display: flex; flex-direction: column; gap: .75rem; background: light-dark(#fff, #1f2527); }
h1 { margin: 0; font-size: 1.1rem; }
ol { flex: 1; margin: 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: .5rem; }
li { max-inline-size: 85%; padding: .5rem .75rem; border-radius: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.guest { align-self: end; background: light-dark(#d7f0dc, #1f4a36); }
.house { align-self: start; background: light-dark(#eceff1, #2e363a); }
form { display: grid; gap: .5rem; }
label { display: grid; gap: .25rem; font-size: .875rem; }
input, textarea, button { font: inherit; padding: .5rem; border: 1px solid #8a9598; border-radius: .5rem; }
button { background: #0b6b4f; color: #fff; border: 0; min-block-size: 2.75rem; }
.hint, .empty { margin: 0; font-size: .8rem; opacity: .8; }
`;

/** Adds new messages without redrawing, so that a text being typed is kept. */
const SCRIPT = `
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const now = document.getElementById('lines');
  const next = fresh.getElementById('lines');
  if (now.textContent === next.textContent) return;
  now.replaceWith(document.adoptNode(next));
  document.querySelector('.empty')?.remove();
}, 1000);
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
