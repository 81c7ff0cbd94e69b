import { html, type TemplateResult } from 'lit';
import qrcode from 'qrcode-generator';

/** Light modules around the code, as readers need them. */
const QUIET = 4;

/** A QR code of the words, dark on light in any colours of the desk. `label` is what is heard of it. */
export function qrCode(words: string, label: string): TemplateResult {
  const code = qrcode(0, 'M');
  code.addData(words);
  code.make();
  const size = code.getModuleCount();
  const indices = [...Array(size).keys()];
  const path = indices
    .flatMap((row) => indices.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
  const side = size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
    <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}
