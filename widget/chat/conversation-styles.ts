import { css } from 'lit';

/** Styles of the messages and of the area below them. */
export const CONVERSATION_STYLES = css`
.hello { margin-block: auto; padding: 12px 4px 20px; text-align: center; }
.hello .mark { display: inline-grid; place-items: center; inline-size: 60px; block-size: 60px; border-radius: min(20px, var(--_round)); background: var(--_accent); color: var(--_on-accent); font-size: 1.6667em; font-weight: 650; margin-block-end: 14px; box-shadow: 0 8px 24px -8px var(--_accent); }
.hello h3 { margin: 0; font-size: 1.4em; line-height: 1.25; font-weight: 650; letter-spacing: -.015em; text-wrap: balance; }
.hello p { margin-block-start: 6px; color: var(--_muted); font-size: 0.9667em; text-wrap: balance; }
.hello .logo { display: block; margin: 0 auto 14px; max-inline-size: min(220px, 80%); max-block-size: 84px; object-fit: contain; }
.hours { display: grid; grid-template-columns: auto auto; justify-content: center; gap: 2px 14px; margin: 16px 0 0; color: var(--_muted); font-size: .9em; text-align: start; }
.hours dt, .hours dd { margin: 0; }
.hours dd { font-variant-numeric: tabular-nums; }
.hours span { display: block; }
.starters { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; margin-block-start: 22px; }
.starters button { display: flex; align-items: center; justify-content: space-between; gap: 10px; min-block-size: 48px; padding: 10px 16px; border-radius: min(14px, var(--_round)); background: var(--_raised); text-align: start; font-size: 1em; box-shadow: 0 0 0 1px var(--_line); transition: box-shadow .15s, transform .15s; }
.starters button:hover { box-shadow: 0 0 0 1px var(--_accent-text); transform: translateY(-1px); }
.starters .icon { color: var(--_accent-text); inline-size: 18px; block-size: 18px; }

.reads { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; max-inline-size: 100%; margin-block-start: 12px; padding: 8px 14px; border-radius: min(22px, var(--_round)); color: var(--_accent-text); font-weight: 550; }
.reads:hover { background: var(--_tint); }

.day { text-align: center; color: var(--_muted); font-size: 0.8333em; margin-block: 14px 10px; }
.line { display: flex; flex-direction: column; align-items: flex-start; margin-block-start: 3px; max-inline-size: 100%; }
.line[data-first] { margin-block-start: 14px; }
.line[data-author=guest] { align-items: flex-end; }
.line[data-author=system] { align-items: center; text-align: center; color: var(--_muted); font-size: 0.8667em; margin-block: 14px; padding-inline: 12px; }
.line[data-fresh] { animation: rise .24s var(--_ease); }
.name { font-size: 0.8333em; color: var(--_muted); padding-inline: 4px; margin-block-end: 4px; }
.bubble { max-inline-size: min(84%, 34em); padding: 10px 14px; border-radius: min(18px, var(--_round)); background: var(--_raised); box-shadow: 0 0 0 1px light-dark(rgb(20 30 28 / .06), rgb(255 255 255 / .05)), 0 1px 2px rgb(0 0 0 / .05); overflow-wrap: anywhere; unicode-bidi: isolate; }
.part { white-space: pre-wrap; }
.line[data-author=guest] .bubble { background: var(--_accent); color: var(--_on-accent); box-shadow: none; border-end-end-radius: min(6px, var(--_radius)); }
.line:not([data-author=guest]) .bubble { border-end-start-radius: min(6px, var(--_radius)); }
.line[data-delivery=waiting] .bubble, .line[data-delivery=failed] .bubble { opacity: .92; }
.part + .part { margin-block-start: 8px; padding-block-start: 8px; border-block-start: 1px solid var(--_line); }
.part[data-quote] { font-style: italic; color: var(--_muted); }
.part[data-quote]:is(:lang(ja), :lang(zh), :lang(ko), :lang(ar), :lang(fa), :lang(he), :lang(ur), :lang(th)) { font-style: normal; }
.foot { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 4px 4px 0; font-size: 0.8em; color: var(--_muted); }
.foot .icon { inline-size: 15px; block-size: 15px; }
.foot span { display: inline-flex; align-items: center; gap: 4px; }
.mark-read { color: var(--_accent-text); }
.again { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 12px; margin-inline-end: -8px; border-radius: min(12px, var(--_round)); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; color: light-dark(#a8241c, #f2b8b3); }
.quick { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 10px; }
.quick button { min-block-size: 44px; padding: 8px 16px; border-radius: min(22px, var(--_round)); border: 1.5px solid var(--_accent-text); color: var(--_accent-text); font-weight: 550; font-size: 0.9667em; background: var(--_raised); text-align: start; transition: background .15s; }
.quick button:hover { background: var(--_tint); }
.dots { display: flex; gap: 5px; padding-block: 8px; }
.dots i { inline-size: 7px; block-size: 7px; border-radius: 50%; background: var(--_muted); animation: dot 1.2s infinite ease-in-out; }
.dots i:nth-child(2) { animation-delay: .15s; }
.dots i:nth-child(3) { animation-delay: .3s; }
@keyframes dot { 0%, 60%, 100% { opacity: .35; transform: none; } 30% { opacity: 1; transform: translateY(-3px); } }
.older { align-self: center; flex: none; min-block-size: 44px; padding: 8px 16px; color: var(--_muted); font-size: 0.8667em; border-radius: min(22px, var(--_round)); }
.bones { display: grid; gap: 12px; margin-block-start: auto; }
.bones i { block-size: 42px; border-radius: min(18px, var(--_round)); background: var(--_line); inline-size: 62%; animation: breathe 1.6s infinite ease-in-out; }
.bones i:nth-child(2) { justify-self: end; inline-size: 46%; }
@keyframes breathe { 50% { opacity: .5; } }

.rate { padding: 14px; margin-block-start: 16px; border-radius: min(16px, var(--_round)); background: var(--_raised); box-shadow: 0 0 0 1px var(--_line); text-align: center; font-size: 0.9667em; }
.stars { display: flex; justify-content: center; margin-block-start: 4px; }
.stars button { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: min(50%, var(--_round)); color: light-dark(#8a6a12, #e3bd58); }
.stars .icon { inline-size: 26px; block-size: 26px; }
.stars button:hover .icon, .stars button[data-on] .icon { fill: currentColor; }

.why { display: flex; align-items: flex-end; gap: 4px; margin-block-start: 8px; padding: 4px; border: 1.5px solid var(--_control); border-radius: min(18px, var(--_round)); text-align: start; }
.dockbar { flex: none; border-block-start: 1px solid var(--_line); background: var(--_surface); padding: 8px 12px calc(12px + env(safe-area-inset-bottom, 0px)); }
.person { display: inline-flex; align-items: center; gap: 7px; min-block-size: 44px; padding: 4px 12px 4px 8px; padding-inline: 8px 12px; border-radius: min(22px, var(--_round)); font-size: 0.9em; font-weight: 550; text-align: start; color: var(--_accent-text); }
.person:hover { background: var(--_tint); }
.person .icon { inline-size: 18px; block-size: 18px; }
.composer { display: flex; align-items: flex-end; gap: 4px; padding: 4px; border: 1.5px solid var(--_control); border-radius: min(26px, var(--_round)); background: var(--_raised); transition: border-color .15s, box-shadow .15s; }
.composer:focus-within { border-color: var(--_accent-text); box-shadow: 0 0 0 3px color-mix(in srgb, var(--_accent-text) 18%, transparent); }
textarea { flex: 1; min-inline-size: 0; min-block-size: 44px; max-block-size: min(160px, 30vh); padding: 10px 8px 10px 14px; padding-inline: 14px 8px; border: 0; outline: none; background: none; resize: none; font-size: max(16px, 1.0667em); line-height: 1.5; field-sizing: content; overflow-y: auto; scrollbar-width: thin; }
textarea:focus-visible { outline: none; }
textarea::placeholder { color: var(--_muted); opacity: 1; }
.send { display: grid; place-items: center; inline-size: 44px; block-size: 44px; flex: none; border-radius: min(50%, var(--_round)); background: var(--_accent); color: var(--_on-accent); transition: transform .15s, opacity .15s; }
.send[aria-disabled=true] { background: var(--_sunken); color: var(--_muted); }
.send:not([aria-disabled=true]):hover { transform: scale(1.05); }
@media (max-width: 340px) { .composer .round { inline-size: 40px; } }
.chosen { display: flex; flex-wrap: wrap; gap: 6px; padding-block: 4px 8px; }
.chosen li { display: flex; align-items: center; max-inline-size: 100%; padding-inline-start: 12px; border-radius: min(14px, var(--_round)); background: var(--_sunken); font-size: 0.9em; }
.chosen span { display: flex; align-items: center; gap: 8px; min-inline-size: 0; overflow-wrap: anywhere; }
.chosen .round .icon { inline-size: 16px; block-size: 16px; }
.chosen .busy { padding: 8px 14px; }
.composer .round[data-on] { background: light-dark(#a8241c, #f2b8b3); color: light-dark(#fff, #3a0e0a); }
.files { display: grid; gap: 8px; }
.part + .files { margin-block-start: 8px; }
.files progress { inline-size: 100%; block-size: 6px; accent-color: currentColor; }
.hint { padding: 6px 14px 0; font-size: 0.8667em; color: light-dark(#a8241c, #f2b8b3); }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 8px 6px; text-align: center; font-size: 0.9667em; }
.card .privacy { display: inline-flex; align-items: center; justify-content: center; min-block-size: 44px; font-weight: 550; color: var(--_accent-text); }
.card .words { white-space: pre-line; text-align: start; max-block-size: 40vh; overflow-y: auto; }
.primary { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-block-size: 48px; padding: 10px 18px; border-radius: min(24px, var(--_round)); background: var(--_accent); color: var(--_on-accent); font-weight: 600; text-decoration: none; }
@media (forced-colors: active) { .line[data-author=guest] .bubble { border-width: 2px; } .composer:focus-within { outline: 2px solid Highlight; } .dots i { background: CanvasText; } }
`;
