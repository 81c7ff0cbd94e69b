import { createRouter, type RoutedRequest, type Router } from './routes.ts';
import type { SimAnswer } from './serve.ts';

/** What a route takes in its query. */
export interface CheckedRoute {
  query?: readonly string[];
  required?: readonly string[];
}

/** A field of a query that the vendor does not take, or one that it must have and has not. */
export interface QueryFault {
  key: string;
  fault: 'unknown' | 'missing';
}

export interface Checks<R extends CheckedRoute> {
  /** Put before each route's path. */
  base?: string;
  /** Asked before the query is read: null lets the call through. */
  bar?: (route: R) => SimAnswer | null;
  refuse(found: QueryFault): SimAnswer;
  handle(route: R, request: RoutedRequest): SimAnswer | Promise<SimAnswer>;
}

/** Routes of a vendor that refuses every field of a query that it does not know. */
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
