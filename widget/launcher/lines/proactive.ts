import { pickText } from '../../../shared/language/pick-text.ts';
import type { GuestProperty } from '../../../shared/protocol/guest-frames.ts';
import { storageKey } from '../contract.ts';
import type { LauncherLook } from '../look.ts';
import { matchesPath } from './path-pattern.ts';
import { followRoutes } from './routes.ts';

/** Random delay up to this, so that pages notified at the same time do not all ask at once. */
const LINES_APART_MS_MAX = 1_500;

type Rule = NonNullable<LauncherLook['proactive']>[number];

/** The page that the rules are checked against. */
export interface OnPage {
  propertyId: string;
  /** The server's address, ending in a slash. */
  baseUrl: string;
  /** BCP 47. */
  locale: string;
  say(text: string): void;
}

/**
 * Shows each rule's line after its time on the page, if path and language match. The first rule that is due wins; no line is
 * shown twice. On single-page sites the time starts again with each path. Rules for "once per guest" are remembered in this
 * browser. Without `rules` they are fetched. Returns a function that stops it.
 */
export function followRules(rules: readonly Rule[] | undefined, page: OnPage): () => void {
  if (rules !== undefined) return follow(rules, page);
  let stop: (() => void) | null = null;
  const timer = setTimeout(async () => {
    const fetched = await fetchRules(page);
    if (stop !== null) stop = follow(fetched, page);
  }, Math.random() * LINES_APART_MS_MAX);
  stop = () => clearTimeout(timer);
  return () => {
    stop?.();
    stop = null;
  };
}

/** Empty when the rules cannot be fetched. */
async function fetchRules({ baseUrl, propertyId, locale }: OnPage): Promise<readonly Rule[]> {
  try {
    const url = `${baseUrl}config/${propertyId}?locale=${locale}`;
    const answer = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
    const { property }: { property: Pick<GuestProperty, 'look'> } = await answer.json(); // our own server's words
    return property.look?.proactive ?? [];
  } catch {
    return [];
  }
}

function follow(rules: readonly Rule[], page: OnPage): () => void {
  const shownIds = new Set<string>();
  let stop = sayOnce(rules, page, shownIds);
  const unfollow = followRoutes(() => {
    stop();
    stop = sayOnce(rules, page, shownIds);
  });
  return () => {
    unfollow();
    stop();
  };
}

/** Shows the first line that is due on the current page. */
function sayOnce(rules: readonly Rule[], page: OnPage, shownIds: Set<string>): () => void {
  let isSaid = false;
  const timers = rules.map((rule) =>
    setTimeout(
      () => {
        if (isSaid || shownIds.has(rule.id) || !fits(rule, page)) return;
        const words = pickText(rule.text, [page.locale, ...Object.keys(rule.text)]);
        if (words === null) return;
        isSaid = true;
        shownIds.add(rule.id);
        if (rule.when.oncePerGuest) remember(page.propertyId, rule.id);
        page.say(words.text);
      },
      (rule.when.afterSeconds ?? 0) * 1_000,
    ),
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Checked when the time is up, because the path may have changed. */
function fits({ id, when }: Rule, { propertyId, locale }: OnPage): boolean {
  if (when.path !== undefined && !matchesPath(when.path, location.pathname)) return false;
  const { languages = [] } = when;
  if (languages.length > 0 && pickText(Object.fromEntries(languages.map((one) => [one, one])), [locale]) === null)
    return false;
  return !(when.oncePerGuest && shown(propertyId).includes(id));
}

function shown(propertyId: string): string[] {
  try {
    return (localStorage.getItem(keyOf(propertyId)) ?? '').split(' ');
  } catch {
    return []; // storage is forbidden: the line is shown on each page
  }
}

function remember(propertyId: string, id: string): void {
  try {
    localStorage.setItem(keyOf(propertyId), [...shown(propertyId), id].join(' ').trim());
  } catch {
    // As above.
  }
}

function keyOf(propertyId: string): string {
  return `${storageKey(propertyId)}:shown`;
}
