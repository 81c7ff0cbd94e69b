import { css } from 'lit';

/** The styles of a sheet over the conversation. A sheet scrolls by itself and has the panel's colours. */
export const SHEET_STYLES = css`
:host { position: absolute; z-index: 1; inset: 0; display: flex; flex-direction: column; background: var(--_sunken); color: var(--_text); }
*, *::before, *::after { box-sizing: border-box; }
p, ul, h3 { margin: 0; padding: 0; list-style: none; }
button, input { font: inherit; color: inherit; }
button { border: 0; background: none; padding: 0; cursor: pointer; }
.top { display: flex; align-items: center; gap: 8px; flex: none; padding: 6px 10px; background: var(--_surface); border-block-end: 1px solid var(--_line); }
a { color: inherit; text-underline-offset: 2px; }
h3 { font-size: 1em; font-weight: 650; min-inline-size: 0; overflow-wrap: anywhere; }
.round { display: grid; place-items: center; inline-size: 44px; block-size: 44px; flex: none; border-radius: min(50%, var(--_round)); color: var(--_muted); }
.round:hover { background: var(--_sunken); color: var(--_text); }
.list { flex: 1; min-block-size: 0; overflow-y: auto; overscroll-behavior: contain; padding: 12px 16px 16px; scrollbar-width: thin; scrollbar-color: var(--_control) transparent; }
.icon { inline-size: 20px; block-size: 20px; flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
:host(:dir(rtl)) .flips { transform: scaleX(-1); }
:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; border-radius: 8px; }
.field { flex: none; padding: 12px 16px 0; }
input { inline-size: 100%; min-block-size: 44px; padding: 8px 14px; border: 1.5px solid var(--_control); border-radius: min(22px, var(--_round)); background: var(--_raised); font-size: max(16px, 1.0667em); }
ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
li { border-radius: min(14px, var(--_round)); background: var(--_raised); box-shadow: 0 0 0 1px var(--_line); overflow-wrap: anywhere; }
summary, .entry { display: flex; align-items: center; gap: 10px; inline-size: 100%; min-block-size: 48px; padding: 10px 14px; text-align: start; cursor: pointer; list-style: none; font-weight: 550; }
summary::-webkit-details-marker { display: none; }
summary .icon { margin-inline-start: auto; color: var(--_accent-text); transition: transform .15s; }
[open] > summary .icon { transform: rotate(180deg); }
.answer { padding: 0 14px 14px; white-space: pre-line; }
.entry { display: grid; gap: 0; }
.muted { color: var(--_muted); font-weight: 400; font-size: .8667em; }
.first { min-inline-size: 0; }
.said { padding: 10px 14px; }
.said[data-own] { background: var(--_tint); }
.note { padding: 20px 8px; text-align: center; color: var(--_muted); }
.erase { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; margin-block-start: 12px; padding: 8px 12px; color: light-dark(#a8241c, #f2b8b3); }
.pair { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 12px; }
.pair p { inline-size: 100%; font-weight: 600; }
.pair button { flex: 1 1 auto; min-block-size: 44px; padding: 8px 14px; border: 1px solid var(--_control); border-radius: min(12px, var(--_round)); }
.pair .danger { border-color: transparent; background: light-dark(#a8241c, #f2b8b3); color: light-dark(#fff, #3a0e0a); }
@media (prefers-reduced-motion: reduce) { summary .icon { transition: none; } }
@media (forced-colors: active) { li, .pair button { border: 1px solid CanvasText; } .icon { stroke: currentColor; } }
`;
