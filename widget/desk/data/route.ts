/** Where in the desk one is. The address is kept in the hash, so that the server has one page to serve. */
export type Route =
  | { view: 'inbox'; conversationId: string | null }
  | { view: 'tasks' }
  | { view: 'setup'; section: SetupSection };

export const SETUP_SECTIONS = ['property', 'teach', 'activate', 'script'] as const;
export type SetupSection = (typeof SETUP_SECTIONS)[number];

/** Reads `#/inbox/cnv_…`, `#/tasks`, `#/setup/teach`; anything else is the inbox. */
export function readRoute(hash: string): Route {
  const [view, rest = ''] = hash.replace(/^#\/?/, '').split('/', 2);
  if (view === 'tasks') return { view };
  if (view === 'setup') return { view, section: SETUP_SECTIONS.find((section) => section === rest) ?? 'property' };
  return { view: 'inbox', conversationId: rest === '' ? null : decodeURIComponent(rest) };
}

/** The hash that {@link readRoute} reads back. */
export function writeRoute(route: Route): string {
  switch (route.view) {
    case 'inbox':
      return route.conversationId === null ? '#/inbox' : `#/inbox/${encodeURIComponent(route.conversationId)}`;
    case 'tasks':
      return '#/tasks';
    case 'setup':
      return `#/setup/${route.section}`;
    default:
      return route satisfies never;
  }
}

/** A token handed over in the hash: `#link=…` signs in once, `#password=…` sets a password. */
export function readHandedToken(hash: string): { kind: 'link' | 'password'; token: string } | null {
  const found = /^#(link|password)=(.+)$/.exec(hash);
  if (found?.[2] === undefined) return null;
  return { kind: found[1] === 'link' ? 'link' : 'password', token: decodeURIComponent(found[2]) };
}
