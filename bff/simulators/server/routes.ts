import type { SimAnswer, SimRequest } from './serve.ts';

export interface RoutedRequest extends SimRequest {
  /** The path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** The path pattern: `/booking/v1/reservations/{id}`. */
  route: string;
}

export type RouteHandler = (request: RoutedRequest) => SimAnswer | Promise<SimAnswer>;

/** Handlers by `GET /booking/v1/reservations/{id}`. Case and trailing slashes matter. */
export type RouteTable = Readonly<Record<string, RouteHandler>>;

export interface Router {
  /** `wrong_method`: the path exists, but not for this method. */
  find(request: SimRequest): { handle: () => SimAnswer | Promise<SimAnswer>; route: string } | 'none' | 'wrong_method';
}

/** Creates a router. Literal path segments win over parameters. */
export function createRouter(table: RouteTable): Router {
  const routes = Object.entries(table)
    .map(([name, handler]) => {
      const [method = '', path = ''] = name.split(' ');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
      const pattern = path.replace(/[.$*+?^()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
      return { method, path, names, pattern: new RegExp(`^${pattern}$`), handler };
    })
    .sort((a, b) => a.names.length - b.names.length);
  return {
    find(request) {
      let known = false;
      for (const { method, path, names, pattern, handler } of routes) {
        const match = pattern.exec(request.path);
        if (match === null) continue;
        known = true;
        if (method !== request.method) continue;
        const params = Object.fromEntries(names.map((key, at) => [key, decodeURIComponent(match[at + 1] ?? '')]));
        return { route: path, handle: () => handler({ ...request, params, route: path }) };
      }
      return known ? 'wrong_method' : 'none';
    },
  };
}
