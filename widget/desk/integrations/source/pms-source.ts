import type { Desk } from '../../data/desk.ts';
import type { Route } from '../../data/route.ts';

const PMS = '/api/integrations/pms';
/** The name of a property's first PMS. */
export const FIRST_PMS = 'pms';

type Send = Desk['world']['send'];

/** Which of the property's PMSs is looked at: `/desk/integrations/sync/annex` is the section `sync` of the one called `annex`. */
export function readPmsRoute({ rest }: Route): { section: string; source: string } {
  const [section = '', source = FIRST_PMS] = rest.split('/');
  return { section, source };
}

/** The rest of the route of a section of one PMS. */
export function writePmsRest(section: string, source: string): string {
  return source === FIRST_PMS ? section : `${section}/${source}`;
}

/** A call about the PMS that is looked at. Others of the integrations go as they are. */
export function sendToPms(desk: Desk): Send {
  return (method, path, options) => desk.world.send(method, atSource(path, desk.state.route), options);
}

function atSource(path: string, route: Route): string {
  const { source } = readPmsRoute(route);
  if (source === FIRST_PMS || route.view !== 'integrations' || !path.startsWith(`${PMS}/`)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}source=${encodeURIComponent(source)}`;
}
