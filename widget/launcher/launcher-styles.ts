/**
 * Styles of the launcher. `!important` on the host overrides rules of the page such as `* { … }`, and `all: initial` keeps
 * inherited styles out. Custom properties still come through: that is how a page styles the widget.
 */
export const LAUNCHER_CSS = `
:host(:not([mode=inline])) { all: initial !important; display: contents !important; }
/* As wide and high as its place; where that is as high as its content, as high as a chat wants to be. */
:host([mode=inline]) { display: flex !important; flex-direction: column !important; box-sizing: border-box; inline-size: 100%; block-size: 100%; min-inline-size: 0; min-block-size: 0; }
:host([hidden]) { display: none !important; }
.root {
  --_accent: var(--service-chat-accent, #175e54);
  --_on-accent: var(--service-chat-on-accent, #fff);
  --_radius: var(--service-chat-radius, var(--_look-radius, 20px));
  all: initial; direction: ltr; display: contents;
  font-family: var(--service-chat-font, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif);
  -webkit-text-size-adjust: 100%;
  color-scheme: light dark;
}
.root[data-theme=light] { color-scheme: light; }
.root[data-theme=dark] { color-scheme: dark; }
.root[dir=rtl] { direction: rtl; }
.dock {
  position: fixed; z-index: var(--service-chat-z-index, 2147483000);
  inset-block-end: calc(var(--_offset-block, var(--service-chat-offset-block, 20px)) + env(safe-area-inset-bottom, 0px));
  inset-inline-end: var(--_offset-inline, var(--service-chat-offset-inline, 20px));
  display: flex; align-items: flex-end; gap: 12px;
}
.root[data-position=start] .dock { inset-inline: var(--_offset-inline, var(--service-chat-offset-inline, 20px)) auto; flex-direction: row-reverse; }
.root[data-top] .dock { inset-block: calc(var(--_offset-block, var(--service-chat-offset-block, 20px)) + env(safe-area-inset-top, 0px)) auto; align-items: flex-start; }
.root[data-inline] .dock { display: none; }
button { all: unset; box-sizing: border-box; cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
.launcher {
  position: relative; display: grid; place-items: center; flex: none;
  inline-size: var(--service-chat-launcher-size, 60px); block-size: var(--service-chat-launcher-size, 60px);
  border-radius: var(--service-chat-launcher-radius, min(50%, calc(var(--_radius) * 1.5)));
  background: var(--_accent); color: var(--_on-accent);
  box-shadow: 0 1px 2px rgb(0 0 0 / .16), 0 8px 28px rgb(0 0 0 / .22), 0 0 0 1px rgb(255 255 255 / .12);
  transition: transform .18s cubic-bezier(.2,.8,.3,1), box-shadow .18s;
}
.launcher:hover { transform: translateY(-2px); }
.launcher:active { transform: scale(.96); }
button:focus-visible { outline: 3px solid var(--_accent); outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
svg { display: block; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.opening { fill: currentColor; stroke: none; }
.launcher svg { inline-size: 28px; block-size: 28px; }
.launcher .closing { display: none; }
.launcher[aria-expanded=true] .closing { display: block; }
.launcher[aria-expanded=true] .opening { display: none; }
.badge {
  position: absolute; inset-block-start: -3px; inset-inline-end: -3px; box-sizing: border-box;
  min-inline-size: 22px; min-block-size: 22px; padding-inline: 6px; border-radius: min(11px, var(--_radius)); border: 2px solid #fff;
  background: #c2282d; color: #fff; font-size: 0.75em; font-weight: 700; line-height: 1.5; text-align: center;
}
[hidden] { display: none !important; }
.bubble {
  display: flex; align-items: flex-start; max-inline-size: min(280px, calc(100vw - 120px));
  border-radius: min(16px, var(--_radius)); border-end-end-radius: min(4px, var(--_radius)); background: light-dark(#fff, #232827); color: light-dark(#1b2221, #eef2f1);
  box-shadow: 0 1px 2px rgb(0 0 0 / .12), 0 8px 28px rgb(0 0 0 / .16);
  font-size: 0.9375em; line-height: 1.45; margin-block-end: 8px;
}
.bubble-text { padding-block: 12px; padding-inline: 16px 0; border-radius: min(16px, var(--_radius)); overflow-wrap: anywhere; min-block-size: 44px; }
.dismiss { flex: none; display: grid; place-items: center; inline-size: 44px; block-size: 44px; color: light-dark(#5b6664, #a9b4b2); border-radius: 50%; }
.dismiss svg { inline-size: 14px; block-size: 14px; }
.quiet { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { .launcher { transition: none; } .launcher:hover, .launcher:active { transform: none; } }
@media (forced-colors: active) { .launcher, .badge, .bubble { border: 1px solid ButtonText; } button:focus-visible { outline-color: Highlight; } }
@media (max-width: 480px), (max-height: 480px) { .root[data-open]:not([data-inline]) .dock { visibility: hidden; } }
@media print { .dock { display: none; } }
`;
