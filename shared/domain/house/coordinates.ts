/** A point on the earth, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const WRITTEN = /^(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** Parses latitude and longitude as maps write them, such as `47.5462, 9.6843`; null if invalid. */
export function readCoordinates(text: string): Coordinates | null {
  const [, first, second] = WRITTEN.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
