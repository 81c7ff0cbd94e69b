import { qrPath } from '../../shared/domain/house/qr-path.ts';

/** Draws a text as a QR code in an SVG document, dark on light. */
export function qrSvg(words: string): string {
  const { path, viewBox, start, side } = qrPath(words);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges"><rect x="${start}" y="${start}" width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}
