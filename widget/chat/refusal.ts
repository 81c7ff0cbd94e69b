import { CLOSE } from '../../shared/protocol/close.ts';
import type { ErrorDetail } from '../launcher/contract.ts';

/** Logs once on the console why the server refuses this page, and returns it for the error event. */
export function reportRefusal(code: number, propertyId: string): ErrorDetail {
  const detail = explain(code, propertyId);
  console.error(`[ServiceChat] ${detail.code}: ${detail.message}`);
  return detail;
}

function explain(code: number, propertyId: string): ErrorDetail {
  switch (code) {
    case CLOSE.gone:
      return { code: 'unknown_property', message: `no property ${propertyId}, or its widget channel is off` };
    case CLOSE.refused:
      return { code: 'refused', message: `the property does not allow this page's origin, ${location.origin}` };
    default:
      return { code: 'refused', message: `the server closed the connection with ${code}` };
  }
}
