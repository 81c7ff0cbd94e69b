import { css } from 'lit';

/** The panel's tokens and frame. `light-dark()` follows `color-scheme`, which the launcher's root sets from `theme`. */
export const PANEL_STYLES = css`
:host {
  --_surface: var(--service-chat-surface, light-dark(#fff, #171b1a));
  --_sunken: var(--service-chat-sunken, light-dark(#f6f5f2, #101413));
  --_raised: var(--service-chat-raised, light-dark(#fff, #232928));
  --_text: var(--service-chat-text, light-dark(#1b2221, #edf1f0));
  --_muted: var(--service-chat-muted, light-dark(#5a6563, #a3afac));
  --_line: var(--service-chat-line, light-dark(#e4e3de, #2f3635));
  --_control: light-dark(#8a9491, #6f7b78);
  --_accent-text: light-dark(#175e54, #7fd1c2);
  --_tint: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  --_radius: var(--service-chat-radius, var(--_look-radius, 20px));
  /* The radius of small elements. */
  --_round: calc(var(--_radius) * 1.3);
  --_ease: cubic-bezier(.2, .8, .25, 1);
  position: fixed; z-index: calc(var(--service-chat-z-index, 2147483000) + 1);
  inset-inline-end: var(--_offset-inline, var(--service-chat-offset-inline, 20px));
  inset-block-end: calc(var(--_offset-block, var(--service-chat-offset-block, 20px)) + var(--service-chat-launcher-size, 60px) + 14px + env(safe-area-inset-bottom, 0px));
  inline-size: min(var(--service-chat-width, 400px), calc(100vw - 32px));
  block-size: min(var(--service-chat-height, 660px), calc(100dvh - var(--_offset-block, var(--service-chat-offset-block, 20px)) - 94px));
  display: block; font-size: .9375em; line-height: 1.5; color: var(--_text); text-align: start;
}
:host([data-position=start]) { inset-inline: var(--_offset-inline, var(--service-chat-offset-inline, 20px)) auto; }
:host([data-top]) { inset-block: calc(var(--_offset-block, var(--service-chat-offset-block, 20px)) + var(--service-chat-launcher-size, 60px) + 14px + env(safe-area-inset-top, 0px)) auto; }
:host([hidden]) { display: none; }
:host([data-inline]) { position: relative; inset: auto; flex: 1 1 420px; inline-size: 100%; block-size: auto; min-block-size: 0; z-index: auto; }
*, *::before, *::after { box-sizing: border-box; }
button, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { border: 0; background: none; padding: 0; cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
button:disabled { cursor: default; }
p, h2, ol, ul { margin: 0; padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: 2px; }
.icon { inline-size: 20px; block-size: 20px; flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
:host(:dir(rtl)) .flips { transform: scaleX(-1); }
:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
.quiet { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.panel {
  position: absolute; inset: 0; display: flex; flex-direction: column; outline: none;
  /* Where text is enlarged until it does not fit, words break and the whole panel scrolls, rather than a button being cut off. */
  overflow: hidden auto; overscroll-behavior: contain; overflow-wrap: anywhere; container-type: inline-size;
  background: var(--_surface); border-radius: var(--_radius);
  box-shadow: 0 0 0 1px light-dark(rgb(20 30 28 / .07), rgb(255 255 255 / .09)), 0 2px 6px rgb(0 0 0 / .08), 0 24px 64px -12px rgb(0 0 0 / .3);
  animation: rise .22s var(--_ease);
}
:host([data-inline]) .panel { box-shadow: 0 0 0 1px var(--_line); animation: none; }
@keyframes rise { from { transform: translateY(14px) scale(.985); opacity: .4; } }

.head { display: flex; align-items: center; padding: 14px 10px 14px 18px; padding-inline: 18px 10px; border-block-end: 1px solid var(--_line); flex: none; }
.avatar { position: relative; display: grid; place-items: center; inline-size: 42px; block-size: 42px; flex: none; border-radius: min(14px, var(--_round)); background: var(--_accent); color: var(--_on-accent); font-weight: 650; font-size: 1.1333em; letter-spacing: .02em; }
.avatar img { inline-size: 100%; block-size: 100%; object-fit: cover; border-radius: inherit; }
.avatar::after { content: ""; position: absolute; inset-block-end: -3px; inset-inline-end: -3px; inline-size: 13px; block-size: 13px; border-radius: 50%; border: 2.5px solid var(--_surface); background: #2f9e64; }
.avatar[data-away]::after { background: light-dark(#b7832a, #d7a552); }
.who { flex: 1; padding-inline-start: 12px; min-inline-size: 0; }
h2 { font-size: 1.0667em; font-weight: 650; line-height: 1.3; letter-spacing: -.005em; overflow-wrap: anywhere; }
.who p { color: var(--_muted); font-size: 0.8667em; line-height: 1.35; }
.round { display: grid; place-items: center; inline-size: 44px; block-size: 44px; flex: none; border-radius: min(50%, var(--_round)); color: var(--_muted); transition: background .15s, color .15s; }
.round:hover, .round[aria-expanded=true] { background: var(--_sunken); color: var(--_text); }
.round .icon { inline-size: 22px; block-size: 22px; }

.banner { display: flex; gap: 10px; align-items: flex-start; padding: 10px 18px; font-size: 0.9em; line-height: 1.45; background: var(--_tint); border-block-end: 1px solid var(--_line); flex: none; }
.banner .icon { margin-block-start: 1px; inline-size: 18px; block-size: 18px; color: var(--_accent-text); }
.banner[data-kind=offline] { background: light-dark(#fdf4e1, #33290f); color: light-dark(#5b4205, #f3dfae); }
.banner[data-kind=offline] .icon, .banner[data-kind=problem] .icon { color: inherit; }
.banner[data-kind=problem] { background: light-dark(#fdecea, #3a1c1a); color: light-dark(#7d1d17, #f7cdc8); }

/* Not at the panel's end, where it would be one more pixel to scroll to. */
.panel > .quiet { inset-block-end: 0; }
.body { position: relative; flex: 1; min-block-size: 120px; display: flex; flex-direction: column; }
/* What lies over the conversation is read and searched: it gets room of its own. */
.body:has(> service-chat-help, > service-chat-past) { min-block-size: min(20em, 90%); }
/* Positioned, so that what is only read out scrolls with its line, and does not make the panel longer. */
.log { position: relative; flex: 1; min-block-size: 0; overflow-y: auto; overscroll-behavior: contain; background: var(--_sunken); padding: 18px 16px 10px; scrollbar-width: thin; scrollbar-color: var(--_control) transparent; display: flex; flex-direction: column; }
.log:focus-visible { outline-offset: -3px; }
.log > ol { margin-block-start: auto; }

.menu { position: absolute; z-index: 2; inset-block-start: 6px; inset-inline-end: 10px; inline-size: min(290px, calc(100% - 20px)); max-block-size: calc(100% - 12px); overflow-y: auto; padding: 6px; border-radius: min(16px, var(--_round)); background: var(--_raised); box-shadow: 0 0 0 1px var(--_line), 0 12px 36px rgb(0 0 0 / .2); animation: rise .14s var(--_ease); }
.menu button, .menu summary, .menu label { display: flex; align-items: center; gap: 12px; inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border-radius: min(11px, var(--_round)); text-align: start; font-size: 0.9667em; }
.menu button:hover, .menu summary:hover { background: var(--_sunken); }
.menu summary { cursor: pointer; list-style: none; }
.menu .icon { color: var(--_muted); }
.menu select { flex: 1; min-inline-size: 0; min-block-size: 44px; padding: 8px 10px; font-size: max(16px, 1.1em); border: 1px solid var(--_control); border-radius: min(10px, var(--_round)); background: var(--_raised); }
.menu hr { border: 0; block-size: 1px; background: var(--_line); margin: 6px 10px; }
.menu .ask { padding: 8px 12px 4px; font-weight: 600; font-size: 0.9667em; }
.menu .rate { margin: 0; padding: 8px 4px; box-shadow: none; }
.menu .stars button { display: grid; inline-size: 44px; padding: 0; }
.menu .stars .icon, .menu .why .icon { color: inherit; }
.menu .why .send { inline-size: 44px; padding: 0; border-radius: min(50%, var(--_round)); }
.menu .pair { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; }
.menu .pair button { flex: 1 1 0; inline-size: auto; min-inline-size: min-content; justify-content: center; text-align: center; border: 1px solid var(--_control); }
.menu .pair .danger { background: light-dark(#a8241c, #f2b8b3); color: light-dark(#fff, #3a0e0a); border-color: transparent; }

.jump { position: absolute; inset-block-end: 10px; inset-inline: 0; margin-inline: auto; inline-size: fit-content; display: flex; align-items: center; gap: 6px; min-block-size: 44px; padding: 4px 16px; border-radius: min(22px, var(--_round)); background: var(--_raised); font-size: 0.9em; font-weight: 550; box-shadow: 0 0 0 1px var(--_line), 0 6px 20px rgb(0 0 0 / .16); }

@media (max-width: 480px), (max-height: 480px) {
  :host(:not([data-inline])) { inset: var(--_view-top, 0px) 0 auto 0; inline-size: 100%; block-size: var(--_view-height, 100dvh); }
  :host(:not([data-inline])) .panel { border-radius: 0; box-shadow: none; }
  .head { padding-block: max(10px, env(safe-area-inset-top, 0px)) 10px; }
}
/* Few letters fit on a line: the conversation gets the room, and the options lie over what stands below it. */
@container (max-width: 16em) { .avatar { display: none; } .who { padding-inline-start: 0; } .head { padding-block: 4px; } .menu { max-block-size: none; } }
@media (max-height: 360px) { .banner, .suggest, .avatar { display: none; } .head { padding-block: 2px; } .log { padding-block: 8px; } }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; } }
@media (forced-colors: active) {
  .panel, .bubble, .menu, .jump, .banner { border: 1px solid CanvasText; }
  button { border: 1px solid ButtonText; }
  .icon { stroke: currentColor; }
  :focus-visible { outline-color: Highlight; }
}
`;
