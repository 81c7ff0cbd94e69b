import type { UsedLink } from '../../shared/api/conversations.ts';
import { storageKey } from '../launcher/contract.ts';
import { wordsFor } from './words.ts';

/*
 * The hotel's chat as its own page. `?property=prp_…` names the property; a one-time link has its secret after the #, which
 * browsers do not send. The link is used by a tap and not by opening it, because mail programs and messengers open links to check
 * them.
 */

const propertyId = new URLSearchParams(location.search).get('property') ?? '';
const secret = location.hash.slice(1);
const { language, direction, words } = wordsFor(navigator.languages);
const heading = document.createElement('h1');
const main = document.querySelector('main');

document.documentElement.lang = language;
document.documentElement.dir = direction;
if (main !== null) void open(main);

async function open(container: HTMLElement): Promise<void> {
  const name = await readName();
  document.title = name ?? document.title;
  heading.textContent = document.title;
  if (name === null) say(container, words.over);
  else if (secret === '') showChat(container);
  else showButton(container);
}

/** The hotel's name; null when it has no chat here or cannot be reached. */
async function readName(): Promise<string | null> {
  try {
    const answer = await fetch(`/chat/config/${encodeURIComponent(propertyId)}`);
    if (!answer.ok) return null;
    const { property }: { property: { name: string } } = await answer.json();
    return property.name;
  } catch {
    return null;
  }
}

/** Shows the button that uses the link. */
function showButton(container: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.goOn;
  button.addEventListener('click', () => {
    button.disabled = true;
    void goOn(container).catch(() => {
      // The network failed: the link may still be valid.
      button.disabled = false;
      button.focus();
    });
  });
  container.replaceChildren(heading, button);
}

async function goOn(container: HTMLElement): Promise<void> {
  const answer = await fetch('/chat/resume', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ propertyId, token: secret }),
  });
  if (answer.status >= 500 || answer.status === 429) throw new Error(`Answered ${answer.status}`);
  // A used link opens nothing any more, so remove it from the history.
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  if (!answer.ok) return say(container, words.over);
  const { session }: UsedLink = await answer.json();
  localStorage.setItem(storageKey(propertyId), JSON.stringify({ session, unsent: [] }));
  showChat(container);
}

function showChat(container: HTMLElement): void {
  const chat = document.createElement('service-chat');
  chat.setAttribute('property-id', propertyId);
  chat.setAttribute('mode', 'inline');
  heading.className = 'beside';
  container.replaceWith(heading, chat);
}

function say(container: HTMLElement, text: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = text;
  container.replaceChildren(heading, line);
}
