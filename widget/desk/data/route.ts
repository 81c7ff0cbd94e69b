/** The desk's base path. */
export const DESK_PATH = '/desk';
/** The default view. */
export const FIRST_VIEW = 'inbox';

/**
 * A route of the desk: `/desk/inbox/cnv_…` is the view `inbox` with the rest `cnv_…`. Each view interprets its own rest. The
 * views are listed in `places.ts`.
 */
export interface Route {
  view: string;
  rest: string;
}

/** Parses a path below {@link DESK_PATH}; any other is the default view. */
export function readRoute(path: string): Route {
  const [view = '', ...rest] = path
    .slice(DESK_PATH.length + 1)
    .split('/')
    .map(decode);
  return path.startsWith(`${DESK_PATH}/`) && view !== ''
    ? { view, rest: rest.filter(Boolean).join('/') }
    : { view: FIRST_VIEW, rest: '' };
}

/** The inverse of {@link readRoute}. */
export function writeRoute(view: string, rest = ''): string {
  return [DESK_PATH, view, ...rest.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
}

/** Address of a conversation; null: of the inbox. */
export function conversationPath(id: string | null): string {
  return writeRoute('inbox', id ?? '');
}

/** Id of the open conversation, or null. */
export function openConversation({ view, rest }: Route): string | null {
  return view === 'inbox' && rest !== '' ? rest : null;
}

/** A token from a link in an e-mail: `#link=…` signs in, `#password=…` sets a password. */
export function readHandedToken(hash: string): { kind: 'link' | 'password'; token: string } | null {
  const match = /^#(link|password)=(.+)$/.exec(hash);
  if (match?.[2] === undefined) return null;
  return { kind: match[1] === 'link' ? 'link' : 'password', token: decodeURIComponent(match[2]) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not decodable: shown as not found
  }
}
