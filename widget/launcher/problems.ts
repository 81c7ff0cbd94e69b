import { PROPERTY_ID } from '../../shared/domain/ids.ts';
import type { ErrorDetail } from './contract.ts';

/** What is wrong with a property id before anybody is asked; null where nothing is. */
export function checkPropertyId(propertyId: unknown): ErrorDetail | null {
  if (typeof propertyId === 'string' && PROPERTY_ID.test(propertyId)) return null;
  const given =
    propertyId === undefined || propertyId === null || propertyId === '' ? 'none' : JSON.stringify(propertyId);
  return {
    code: 'invalid_property',
    message: `propertyId must be "prp_" and 26 letters and digits, as the desk shows it; given: ${given}`,
  };
}

/** What is wrong with the server's address; null where nothing is. The script tag knows it, an installed package is told. */
export function checkBaseUrl(baseUrl: string): ErrorDetail | null {
  if (/^https?:/.test(baseUrl)) return null;
  return {
    code: 'invalid_base_url',
    message: 'base-url must name your server, such as "https://chat.example"',
  };
}

/** The server knows no such property, or its chat is off. */
export function unknownProperty(propertyId: string): ErrorDetail {
  return {
    code: 'unknown_property',
    message: `no property ${propertyId}, or its widget channel is off`,
  };
}

/** Two launchers of one property would stand on top of each other. */
export function alreadyHere(propertyId: string | null): ErrorDetail {
  return { code: 'already_here', message: `${propertyId} has its chat on this page; this one waits for its turn` };
}

/** Says it once on the console of the hotel's developer, and returns it for an event or a rejection. */
export function report(code: string, message: string, cause?: unknown): ErrorDetail {
  console.error(`[ServiceChat] ${code}: ${message}`, ...(cause === undefined ? [] : [cause]));
  return { code, message };
}
