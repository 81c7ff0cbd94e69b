import { css } from 'lit';

/** The styles of a card. Its colours are custom properties that both the panel and the desk set. */
export const CARD_STYLES = css`
:host { display: block; max-inline-size: min(100%, 24em); margin-block-start: 6px; font: inherit; line-height: 1.5; color: var(--_text); text-align: start; }
*, *::before, *::after { box-sizing: border-box; }
p, ul, dl, dd { margin: 0; padding: 0; list-style: none; }
button, input { font: inherit; color: inherit; }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 14px; border-radius: min(18px, var(--_round, 18px)); background: var(--_raised); box-shadow: 0 0 0 1px var(--_line), 0 1px 2px rgb(0 0 0 / .05); overflow-wrap: anywhere; }
strong { font-weight: 650; line-height: 1.35; }
.muted { color: var(--_muted); font-size: .9333em; }
.title, .state { display: flex; align-items: center; gap: 8px; }
.title .icon { color: var(--_accent-text); }
.state { color: var(--_accent-text); font-weight: 550; font-size: .9333em; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 2px 16px; }
.price { font-variant-numeric: tabular-nums; font-weight: 600; margin-inline-start: auto; }
.icon { inline-size: 20px; block-size: 20px; flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
:host(:dir(rtl)) .flips { transform: scaleX(-1); }
:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }

.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 2px; }
button, a { display: inline-flex; align-items: center; justify-content: center; gap: 8px; flex: 1 1 auto; min-block-size: 44px; min-inline-size: 0; max-inline-size: 100%; padding: 8px 16px; border: 1.5px solid var(--_accent-text); border-radius: min(22px, var(--_round, 22px)); background: none; color: var(--_accent-text); font-weight: 600; text-decoration: none; cursor: pointer; touch-action: manipulation; }
button:hover, a:hover { background: var(--_tint); }
.main, .main:hover { border-color: transparent; background: var(--_accent); color: var(--_on-accent); }
.main:hover { filter: brightness(1.06); }
a .icon { inline-size: 18px; block-size: 18px; }

.lines { display: grid; }
.lines li { padding-block: 8px; }
.lines li + li { border-block-start: 1px solid var(--_line); }
.lines li:first-child { padding-block-start: 0; }
.lines li:last-child { padding-block-end: 0; }
.lines li:not(.row), .carousel li { display: grid; gap: 4px; align-content: start; justify-items: start; }
.lines li:not(.row) .price, .carousel .price { margin: 0; }
.lines a, .carousel a { border: 0; padding: 0; justify-content: start; text-align: start; text-decoration: underline; text-underline-offset: 3px; }
.carousel { overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: thin; scrollbar-color: var(--_control) transparent; margin-inline: -14px; padding-inline: 14px; scroll-padding-inline: 14px; }
.carousel:focus-visible { outline-offset: -2px; }
.carousel ul { display: flex; gap: 8px; padding-block-end: 6px; inline-size: max-content; }
.carousel li { inline-size: min(9.5em, 56vw); padding: 12px; border-radius: min(14px, var(--_round, 14px)); background: var(--_sunken); box-shadow: inset 0 0 0 1px var(--_line); scroll-snap-align: start; }
.carousel li p { color: var(--_muted); font-size: .9333em; }

.map { display: grid; place-items: center; block-size: 76px; border-radius: min(12px, var(--_round, 12px)); color: var(--_accent-text);
  background: repeating-linear-gradient(24deg, transparent 0 26px, var(--_line) 26px 28px), repeating-linear-gradient(-58deg, transparent 0 40px, var(--_line) 40px 43px), var(--_sunken); }
.map .icon { inline-size: 34px; block-size: 34px; padding: 6px; border-radius: 50%; background: var(--_raised); box-shadow: 0 2px 8px rgb(0 0 0 / .18); }

dl { display: grid; gap: 6px; font-size: .9667em; }
dl .row { justify-content: start; }
dt { inline-size: 7.5em; min-inline-size: min-content; }
dt { color: var(--_muted); }
dd { font-variant-numeric: tabular-nums; }
dd span { display: block; }
[data-now] > * { color: var(--_text); font-weight: 600; }

.form { display: flex; flex-wrap: wrap; align-items: end; gap: 10px; }
label { display: grid; gap: 4px; flex: 1 1 8.5em; min-inline-size: 0; font-size: .9333em; color: var(--_muted); }
input { inline-size: 100%; min-inline-size: 0; min-block-size: 44px; padding: 8px; border: 1.5px solid var(--_control); border-radius: min(12px, var(--_round, 12px)); background: var(--_surface); color: var(--_text); font-size: max(16px, 1.0667em); color-scheme: inherit; }
input:disabled { opacity: .7; }
.form button { flex: 1 0 auto; }

@media (forced-colors: active) {
  .card { border: 1px solid CanvasText; }
  .carousel li { border: 1px solid CanvasText; }
  .map { background: Canvas; border: 1px solid CanvasText; }
  a, button, .main, .main:hover { border-color: ButtonText; }
  a { border: 1.5px solid LinkText; color: LinkText; }
  .icon { stroke: currentColor; }
  :focus-visible { outline-color: Highlight; }
}
`;
