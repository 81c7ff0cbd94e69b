/** Where the desk lives on its server; every view has an address below it. */
export const DESK_PATH = '/desk';
/** What one sees who asks for no view in particular. */
export const FIRST_VIEW = 'inbox';

/**
 * Where in the desk one is: `/desk/inbox/cnv_…` is the view `inbox` with `cnv_…` as its rest. What the rest means is
 * each view's own affair. Which views there are: `places.ts`.
 */
export interface Route {
  view: string;
  rest: string;
}

/** Reads a path below {@link DESK_PATH}; anything else is the first view. */
export function readRoute(path: string): Route {
  const [view = '', ...rest] = path
    .slice(DESK_PATH.length + 1)
    .split('/')
    .map(decode);
  return path.startsWith(`${DESK_PATH}/`) && view !== ''
    ? { view, rest: rest.filter(Boolean).join('/') }
    : { view: FIRST_VIEW, rest: '' };
}

/** The path that {@link readRoute} reads back. */
export function writeRoute(view: string, rest = ''): string {
  return [DESK_PATH, view, ...rest.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
}

/** The address of a conversation, or with null of the inbox alone. */
export function conversationPath(id: string | null): string {
  return writeRoute('inbox', id ?? '');
}

/** The conversation one has open, or null. */
export function openConversation({ view, rest }: Route): string | null {
  return view === 'inbox' && rest !== '' ? rest : null;
}

/** A token handed over in the hash: `#link=…` signs in once, `#password=…` sets a password. */
export function readHandedToken(hash: string): { kind: 'link' | 'password'; token: string } | null {
  const found = /^#(link|password)=(.+)$/.exec(hash);
  if (found?.[2] === undefined) return null;
  return { kind: found[1] === 'link' ? 'link' : 'password', token: decodeURIComponent(found[2]) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A spoiled address names nothing; it is shown as not found.
  }
}
