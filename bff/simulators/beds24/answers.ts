import type { SimAnswer } from '../server/serve.ts';

/** An error as Beds24 words it. */
export function refuse(code: number, error: string): SimAnswer {
  return { status: code, body: { success: false, type: 'error', code, error } };
}
