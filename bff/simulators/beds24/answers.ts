import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';

/** An error in Beds24's format. */
export function refuse(code: number, error: string): SimAnswer {
  return { status: code, body: { success: false, type: 'error', code, error } };
}

const PAGE_SIZE = 100;

/** A page of a list. */
export function page({ query }: RoutedRequest, type: string, items: readonly object[]): SimAnswer {
  const number = Number(query.get('page') ?? 1);
  if (!(Number.isInteger(number) && number >= 1)) return refuse(400, 'page is not valid');
  const data = items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  const nextPageExists = items.length > number * PAGE_SIZE;
  return {
    status: 200,
    body: { success: true, type, count: data.length, pages: { nextPageExists, nextPageLink: null }, data },
  };
}
