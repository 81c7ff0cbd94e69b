import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';

/** The simulated hotel's property. */
export const PROPERTY = '716305c4-561a-4561-a187-7f5b8aeb5920';

export function ok(data: object): SimAnswer {
  return { status: 200, body: { data } };
}

/** An error in Channex's format: `details` is an object for 422 and a list for 400. */
export function refuse(status: number, code: string, title: string, details?: unknown): SimAnswer {
  return { status, body: { errors: { code, title, ...(details === undefined ? {} : { details }) } } };
}

export function missing(): SimAnswer {
  return refuse(404, 'resource_not_found', 'Resource not found');
}

/** A page of a list. The filter by property is required; a page has at most 100 items. */
export function list({ query }: RoutedRequest, items: readonly object[]): SimAnswer {
  const page = Number(query.get('pagination[page]') ?? 1);
  const limit = Number(query.get('pagination[limit]') ?? 10);
  if (query.get('filter[property_id]') !== PROPERTY)
    return refuse(400, 'bad_request', 'Bad Request', ['filter[property_id] is required']);
  if (!(limit >= 1 && limit <= 100 && page >= 1))
    return refuse(400, 'bad_request', 'Bad Request', ['pagination is out of bounds']);
  const data = items.slice((page - 1) * limit, page * limit);
  return { status: 200, body: { data, meta: { page, limit, total: items.length } } };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // The schema then refuses the body.
  }
}
