import { html, type TemplateResult } from 'lit';
import { qrPath } from '../../../shared/domain/house/qr-path.ts';

/** A QR code of the words, dark on light in any colours of the desk. `label` is what is heard of it. */
export function qrCode(words: string, label: string): TemplateResult {
  const { path, viewBox, start, side } = qrPath(words);
  return html`<svg class="qr" role="img" aria-label=${label} viewBox=${viewBox} shape-rendering="crispEdges">
    <rect x=${start} y=${start} width=${side} height=${side} fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}
