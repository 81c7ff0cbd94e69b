import { html, type TemplateResult } from 'lit';
import { qrPath } from '../../../shared/domain/house/qr-path.ts';

/** Draws a text as a QR code, dark on light in every colour scheme. `label` is the accessible name. */
export function qrCode(words: string, label: string): TemplateResult {
  const { path, viewBox, start, side } = qrPath(words);
  return html`<svg class="qr" role="img" aria-label=${label} viewBox=${viewBox} shape-rendering="crispEdges">
    <rect x=${start} y=${start} width=${side} height=${side} fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}
