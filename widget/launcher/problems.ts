import { PROPERTY_ID } from '../../shared/domain/ids.ts';
import type { ErrorDetail } from './contract.ts';

/** Checks a property id; null when it is valid. */
export function checkPropertyId(propertyId: unknown): ErrorDetail | null {
  if (typeof propertyId === 'string' && PROPERTY_ID.test(propertyId)) return null;
  const given =
    propertyId === undefined || propertyId === null || propertyId === '' ? 'none' : JSON.stringify(propertyId);
  return {
    code: 'invalid_property',
    message: `propertyId must be "prp_" and 26 letters and digits, as the desk shows it; given: ${given}`,
  };
}

/** Checks the server's address; null when it is valid. Pages with the npm package must set it. */
export function checkBaseUrl(baseUrl: string): ErrorDetail | null {
  if (/^https?:/.test(baseUrl)) return null;
  return {
    code: 'invalid_base_url',
    message: 'base-url must name your server, such as "https://chat.example"',
  };
}

/** Error: unknown property, or its chat is off. */
export function unknownProperty(propertyId: string): ErrorDetail {
  return {
    code: 'unknown_property',
    message: `no property ${propertyId}, or its widget channel is off`,
  };
}

/** Error: two launchers of one property would overlap. */
export function alreadyHere(propertyId: string | null): ErrorDetail {
  return { code: 'already_here', message: `${propertyId} has its chat on this page; this one waits for its turn` };
}

/** Logs an error on the console once, and returns it for the event or rejection. */
export function report(code: string, message: string, cause?: unknown): ErrorDetail {
  console.error(`[ServiceChat] ${code}: ${message}`, ...(cause === undefined ? [] : [cause]));
  return { code, message };
}
