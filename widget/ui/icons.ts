import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/**
 * Line icons on a 24 px grid. `flips` is set for icons that point along the text; they are mirrored in right-to-left
 * languages.
 */
const icon = (shape: SVGTemplateResult, flips = false): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class=${flips ? 'icon flips' : 'icon'}>${shape}</svg>`;

export const ICONS = {
  close: icon(svg`<path d="m6 6 12 12M18 6 6 18" />`),
  down: icon(svg`<path d="m6 9.5 6 6 6-6" />`),
  more: icon(svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3" />`),
  send: icon(svg`<path d="M5 12h13M12.5 6l6 6-6 6" />`, true),
  bell: icon(svg`<path d="M4 17.5h16M6 17.5v-1a6 6 0 0 1 12 0v1M12 10.5v-2.5M10 7.5h4" />`),
  source: icon(svg`<path d="M6 4.5h9l3 3v12H6zM9 10.5h6M9 14h6" />`),
  sound: icon(svg`<path d="M5 10v4h3l4 3.5v-11L8 10zM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10" />`, true),
  mute: icon(svg`<path d="M5 10v4h3l4 3.5v-11L8 10zM16 10l4 4M20 10l-4 4" />`, true),
  download: icon(svg`<path d="M12 4.5v10M7.5 10.5l4.5 4.5 4.5-4.5M5 19h14" />`),
  star: icon(svg`<path d="m12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z" />`),
  end: icon(svg`<path d="M14 8V5H5v14h9v-3M10 12h10M17 9l3 3-3 3" />`, true),
  elsewhere: icon(svg`<path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />`, true),
  fresh: icon(svg`<path d="M12 5.5v13M5.5 12h13" />`),
  globe: icon(svg`<circle cx="12" cy="12" r="8" /><path d="M4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16" />`),
  waiting: icon(svg`<circle cx="12" cy="12" r="7.5" /><path d="M12 8v4l2.5 2" />`),
  sent: icon(svg`<path d="m6 12.5 4 4 8-9" />`),
  delivered: icon(svg`<path d="m3 12.5 4 4 8-9M12 15.5l1.200 1L21 7.5" />`),
  failed: icon(svg`<circle cx="12" cy="12" r="7.5" /><path d="M12 8v5M12 15.800v.1" />`),
  phone: icon(svg`<path d="M8.5 4.5H5.5c0 8 6 14 14 14v-3l-4-1.5-2 2c-2.5-1.200-4.300-3-5.5-5.5l2-2z" />`),
  erase: icon(svg`<path d="M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.500 10.500v5.500M13.500 10.500v5.500" />`),
  attach: icon(
    svg`<path d="m19 11-7.500 7.500a4.500 4.500 0 0 1-6.400-6.400L13 4.300a3 3 0 0 1 4.200 4.200l-7.800 7.800a1.500 1.500 0 0 1-2.100-2.100l7-7" />`,
  ),
  voice: icon(
    svg`<rect x="9" y="3.5" width="6" height="11" rx="3" /><path d="M5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3" />`,
  ),
  calendar: icon(
    svg`<rect x="4.500" y="6" width="15" height="13.500" rx="2" /><path d="M4.500 10.500h15M8.500 4v4M15.500 4v4" />`,
  ),
  pin: icon(
    svg`<path d="M12 20.500c-4-4.500-6-7.300-6-10.200a6 6 0 0 1 12 0c0 2.900-2 5.700-6 10.200z" /><circle cx="12" cy="10.300" r="2.200" />`,
  ),
  help: icon(
    svg`<circle cx="12" cy="12" r="8" /><path d="M9.800 9.700a2.300 2.300 0 1 1 3.300 2.100c-.800.400-1.100.900-1.100 1.700M12 16.300v.1" />`,
  ),
  past: icon(
    svg`<path d="M4.500 12a7.500 7.500 0 1 0 2.300-5.400L4.500 8.800M4.500 4.500v4.300h4.300M12 8v4l2.500 2" />`,
    true,
  ),
  back: icon(svg`<path d="M19 12H6M11.500 6l-6 6 6 6" />`, true),
  stop: icon(svg`<rect x="7" y="7" width="10" height="10" rx="1.500" />`),
} as const;
