import { css } from 'lit';

/** The one page of tokens: type, space, colour, radius, motion. Set on `<service-desk>`, inherited by all of it. */
export const tokens = css`
  :host {
    color-scheme: light dark;
    --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    --text-xs: 0.75rem;
    --text-s: 0.8125rem;
    --text-m: 0.9375rem;
    --text-l: 1.0625rem;
    --text-xl: 1.375rem;
    --space-1: 0.25rem;
    --space-2: 0.5rem;
    --space-3: 0.75rem;
    --space-4: 1rem;
    --space-5: 1.5rem;
    --space-6: 2rem;
    --radius-s: 6px;
    --radius-m: 10px;
    --radius-l: 14px;
    --target: 2.25rem;
    --quick: 140ms;

    --bg: light-dark(#f6f5f1, #11151a);
    --surface: light-dark(#ffffff, #181d24);
    --surface-2: light-dark(#f0eee8, #222932);
    --surface-3: light-dark(#e6e3da, #2d3641);
    --line: light-dark(#e0dcd2, #2c343e);
    --line-strong: light-dark(#8b8678, #738093);
    --ink: light-dark(#1b2330, #e9ecf1);
    --ink-2: light-dark(#545c6b, #aab4c2);
    --accent: light-dark(#0b5d6b, #72cbd8);
    --accent-strong: light-dark(#084a55, #9adde7);
    --on-accent: light-dark(#ffffff, #06262c);
    --accent-soft: light-dark(#dfeff1, #173a41);
    --waiting: light-dark(#8f4700, #ffc07d);
    --waiting-soft: light-dark(#fdecd6, #3d2b14);
    --waiting-strong: light-dark(#b25900, #ffb05c);
    --ai: light-dark(#54429f, #c0b5f7);
    --ai-soft: light-dark(#eeebf9, #29243f);
    --ok: light-dark(#1b6a3a, #86d7a6);
    --ok-soft: light-dark(#e0f2e6, #17351f);
    --danger: light-dark(#a8241c, #ff9f96);
    --danger-soft: light-dark(#fbe6e4, #40201d);
    --note: light-dark(#6a5200, #f0d48a);
    --note-soft: light-dark(#fff6d8, #352d13);
    --shadow: 0 1px 2px light-dark(#1b23301a, #0006), 0 8px 28px light-dark(#1b233026, #0009);
    --focus: light-dark(#0b5d6b, #9adde7);
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
`;
