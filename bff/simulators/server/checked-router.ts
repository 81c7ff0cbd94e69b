import { createRouter, type RoutedRequest, type Router } from './routes.ts';
import type { SimAnswer } from './serve.ts';

/** The query parameters of a route. */
export interface CheckedRoute {
  query?: readonly string[];
  required?: readonly string[];
}

/** An unknown query parameter, or a missing required one. */
export interface QueryFault {
  key: string;
  fault: 'unknown' | 'missing';
}

export interface Checks<R extends CheckedRoute> {
  /** The prefix of all paths. */
  base?: string;
  /** Called before the query is checked; null allows the call. */
  bar?: (route: R) => SimAnswer | null;
  refuse(found: QueryFault): SimAnswer;
  handle(route: R, request: RoutedRequest): SimAnswer | Promise<SimAnswer>;
}

/** A router for vendors that refuse unknown query parameters. */
export function createCheckedRouter<R extends CheckedRoute>(
  routes: Readonly<Record<string, R>>,
  { base = '', bar, refuse, handle }: Checks<R>,
): Router {
  const answer = (route: R, request: RoutedRequest) => {
    const barred = bar?.(route) ?? null;
    if (barred !== null) return barred;
    const fault = findFault(route, request.query);
    return fault === null ? handle(route, request) : refuse(fault);
  };
  return createRouter(
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [
        name.replace(' ', ` ${base}`),
        (request: RoutedRequest) => answer(route, request),
      ]),
    ),
  );
}

function findFault({ query = [], required = [] }: CheckedRoute, given: URLSearchParams): QueryFault | null {
  const unknown = [...given.keys()].find((key) => !query.includes(key));
  if (unknown !== undefined) return { key: unknown, fault: 'unknown' };
  const missing = required.find((key) => !given.has(key));
  return missing === undefined ? null : { key: missing, fault: 'missing' };
}
