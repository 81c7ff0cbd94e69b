import { pickText } from '../../shared/language/pick-text.ts';
import { storageKey } from './contract.ts';
import type { LauncherLook } from './look.ts';

type Rule = NonNullable<LauncherLook['proactive']>[number];

/** Whom a rule is weighed for. */
export interface OnPage {
  propertyId: string;
  /** BCP 47. */
  locale: string;
  say(text: string): void;
}

/**
 * Says each rule's line when its time on the page has come, where page and language fit; the first one that is due wins. A
 * rule for once per guest is remembered in this browser when it is shown. Returns the function that stops it.
 */
export function followRules(rules: readonly Rule[], page: OnPage): () => void {
  let isSaid = false;
  const timers = rules.map((rule) =>
    setTimeout(
      () => {
        const words = fits(rule, page) ? pickText(rule.text, [page.locale, ...Object.keys(rule.text)]) : null;
        if (isSaid || words === null) return;
        isSaid = true;
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
  if (when.path !== undefined && !matches(when.path, location.pathname)) return false;
  const { languages = [] } = when;
  if (languages.length > 0 && pickText(Object.fromEntries(languages.map((one) => [one, one])), [locale]) === null)
    return false;
  return !(when.oncePerGuest && shown(propertyId).includes(id));
}

/** `*` stands for anything; a slash at the end makes no difference. */
function matches(pattern: string, path: string): boolean {
  const plain = (text: string) => text.replace(/(.)\/$/, '$1');
  const parts = plain(pattern)
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(plain(path));
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
