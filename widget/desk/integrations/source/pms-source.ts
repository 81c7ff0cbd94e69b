import type { Desk } from '../../data/desk.ts';
import type { Route } from '../../data/route.ts';

const PMS = '/api/integrations/pms';
/** The name of a property's first PMS. */
export const FIRST_PMS = 'pms';

type Send = Desk['world']['send'];

/** The section and the PMS of a route: `/desk/integrations/sync/annex` is the section `sync` of the PMS `annex`. */
export function readPmsRoute({ rest }: Route): { section: string; source: string } {
  const [section = '', source = FIRST_PMS] = rest.split('/');
  return { section, source };
}

/** The rest of a route to a section of one PMS. */
export function writePmsRest(section: string, source: string): string {
  return source === FIRST_PMS ? section : `${section}/${source}`;
}

/** Returns a `Send` that adds the selected PMS to its calls; other calls of the integrations are unchanged. */
export function sendToPms(desk: Desk): Send {
  return (method, path, options) => desk.world.send(method, atSource(path, desk.state.route), options);
}

function atSource(path: string, route: Route): string {
  const { source } = readPmsRoute(route);
  if (source === FIRST_PMS || route.view !== 'integrations' || !path.startsWith(`${PMS}/`)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}source=${encodeURIComponent(source)}`;
}
