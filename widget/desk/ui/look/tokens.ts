import { css } from 'lit';

/**
 * All design tokens: fonts, spacing, colours, radii, motion; light, dark and forced colours; normal and compact. Set on
 * `<service-desk>` and inherited by everything inside. Web Awesome's tokens are derived from them in `wa-theme.ts`.
 */
export const tokens = css`
  :host {
    color-scheme: light dark;
    --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    --font-code: ui-monospace, 'SF Mono', 'Cascadia Code', 'DejaVu Sans Mono', monospace;
    --text-xs: 0.75rem;
    --text-s: 0.8125rem;
    --text-m: 0.9375rem;
    --text-l: 1.0625rem;
    --text-xl: 1.375rem;
    --text-2xl: 1.75rem;
    --space-1: 0.25rem;
    --space-2: 0.5rem;
    --space-3: 0.75rem;
    --space-4: 1rem;
    --space-5: 1.5rem;
    --space-6: 2rem;
    --space-7: 3rem;
    --radius-s: 6px;
    --radius-m: 10px;
    --radius-l: 14px;
    --radius-round: 99px;
    /* How tall what one clicks is, and how much air rows and cards have. */
    --target: 2.25rem;
    --row: 3.2rem;
    --row-pad: 0.7rem;
    --quick: 140ms;
    --calm: 240ms;
    --ease: cubic-bezier(0.2, 0, 0, 1);

    --bg: light-dark(#f6f5f1, #11151a);
    --surface: light-dark(#ffffff, #181d24);
    --surface-2: light-dark(#f0eee8, #222932);
    --surface-3: light-dark(#e6e3da, #2d3641);
    --line: light-dark(#e3dfd6, #2c343e);
    --line-strong: light-dark(#8b8678, #738093);
    --ink: light-dark(#1b2330, #e9ecf1);
    --ink-2: light-dark(#545c6b, #aab4c2);
    --accent: light-dark(#0b5d6b, #72cbd8);
    --accent-strong: light-dark(#084a55, #9adde7);
    --on-accent: light-dark(#ffffff, #06262c);
    --accent-soft: light-dark(#dfeff1, #173a41);
    --waiting: light-dark(#8f4700, #ffc07d);
    --on-waiting: light-dark(#ffffff, #2a1a05);
    --waiting-soft: light-dark(#fdecd6, #3d2b14);
    --waiting-strong: light-dark(#b25900, #ffb05c);
    --ai: light-dark(#54429f, #c0b5f7);
    --ai-soft: light-dark(#eeebf9, #29243f);
    --ok: light-dark(#1b6a3a, #86d7a6);
    --on-ok: light-dark(#ffffff, #0b2415);
    --ok-soft: light-dark(#e0f2e6, #17351f);
    --danger: light-dark(#a8241c, #ff9f96);
    --on-danger: light-dark(#ffffff, #37100c);
    --danger-soft: light-dark(#fbe6e4, #40201d);
    /* An alarm is red in the dark too. */
    --alarm: light-dark(#a8241c, #b8291f);
    --on-alarm: #fff;
    --note: light-dark(#6a5200, #f0d48a);
    --mark: light-dark(#ffe89a, #5a4a14);
    --note-soft: light-dark(#fff6d8, #352d13);
    --scrim: light-dark(#10151c80, #000000a6);
    --shadow-s: 0 1px 2px light-dark(#1b233014, #0006);
    --shadow: 0 1px 2px light-dark(#1b23301a, #0006), 0 8px 28px light-dark(#1b233026, #0009);
    --focus: light-dark(#0b5d6b, #9adde7);

    /* Legible on the light surface and the dark one. */
    --chevron: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%23737d8c' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E");

    /* For charts: told apart by lightness too, in both themes, at least 3:1 on the surface. */
    --chart-1: light-dark(#0b5d6b, #72cbd8);
    --chart-2: light-dark(#7a63c9, #b5a6f5);
    --chart-3: light-dark(#b25900, #ffb05c);
    --chart-4: light-dark(#2f8a53, #86d7a6);
    --chart-5: light-dark(#b0416b, #f39abb);
    --chart-6: light-dark(#5b6678, #98a5b8);
    --chart-line: var(--line);
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  /* A busy day: more rows on the same screen. */
  :host([density='compact']) {
    --text-m: 0.875rem;
    --text-l: 1rem;
    --space-3: 0.5rem;
    --space-4: 0.75rem;
    --space-5: 1.125rem;
    --target: 2rem;
    --row: 2.125rem;
    --row-pad: 0.4rem;
  }
  @media (pointer: coarse) {
    :host,
    :host([density='compact']) {
      --target: 2.75rem;
    }
  }
  /* Paper is light. */
  @media print {
    :host,
    :host([theme='dark']) {
      color-scheme: light;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --quick: 0ms;
      --calm: 0ms;
    }
  }
  /* The system's own colours replace ours; what told by a shade alone gets a line instead. */
  @media (forced-colors: active) {
    :host {
      --line: CanvasText;
      --line-strong: CanvasText;
      --accent: LinkText;
      --focus: Highlight;
      --shadow: 0 0 0 1px CanvasText;
      --shadow-s: 0 0 0 1px CanvasText;
      /* Few colours are left: a chart's series differ by their dashes and points as well. */
      --chart-1: CanvasText;
      --chart-2: LinkText;
      --chart-3: Highlight;
      --chart-4: GrayText;
      --chart-5: VisitedText;
      --chart-6: CanvasText;
      --chart-line: GrayText;
    }
  }
`;
