import { pickText } from '../../../shared/language/pick-text.ts';
import type { GuestProperty } from '../../../shared/protocol/guest-frames.ts';
import { storageKey } from '../contract.ts';
import type { LauncherLook } from '../look.ts';
import { matchesPath } from './path-pattern.ts';
import { followRoutes } from './routes.ts';

/** Pages that are told of new lines at one time do not ask for them at one time. */
const LINES_APART_MS_MAX = 1_500;

type Rule = NonNullable<LauncherLook['proactive']>[number];

/** Whom a rule is weighed for. */
export interface OnPage {
  propertyId: string;
  /** Of the server, with a slash at the end. */
  baseUrl: string;
  /** BCP 47. */
  locale: string;
  say(text: string): void;
}

/**
 * Says each rule's line when its time on the page has come, where page and language fit; the first one that is due wins, and
 * none comes twice. Where a site shows another page without loading it, time begins again. A rule for once per guest is
 * remembered in this browser when it is shown. Without rules they are asked for. Returns the function that stops it.
 */
export function followRules(rules: readonly Rule[] | undefined, page: OnPage): () => void {
  if (rules !== undefined) return follow(rules, page);
  let stop: (() => void) | null = null;
  const timer = setTimeout(async () => {
    const found = await fetchRules(page);
    if (stop !== null) stop = follow(found, page);
  }, Math.random() * LINES_APART_MS_MAX);
  stop = () => clearTimeout(timer);
  return () => {
    stop?.();
    stop = null;
  };
}

/** What cannot be had is not said. */
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
  const said = new Set<string>();
  let stop = sayOnce(rules, page, said);
  const unfollow = followRoutes(() => {
    stop();
    stop = sayOnce(rules, page, said);
  });
  return () => {
    unfollow();
    stop();
  };
}

/** The first line that is due on the page as it is now. */
function sayOnce(rules: readonly Rule[], page: OnPage, said: Set<string>): () => void {
  let isSaid = false;
  const timers = rules.map((rule) =>
    setTimeout(
      () => {
        if (isSaid || said.has(rule.id) || !fits(rule, page)) return;
        const words = pickText(rule.text, [page.locale, ...Object.keys(rule.text)]);
        if (words === null) return;
        isSaid = true;
        said.add(rule.id);
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

/** Weighed when the time has come: by then the page may be another. */
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
    return []; // storage is forbidden here: the line comes on each page
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
