import { css } from 'lit';

/** How buttons, fields, chips and empty places look everywhere on the desk. */
export const controls = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  /* Below the alarms that stand in it, and no higher than is left: see shell/emergencies.ts. */
  wa-dialog[data-alarms]::part(dialog) {
    inset-block-start: var(--alarms, 0px);
    max-block-size: calc(100dvh - var(--alarms, 0px) - 1rem);
  }
  /* What scrolls goes under the buttons. */
  @media (max-width: 44rem) {
    wa-dialog::part(footer) {
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--line);
    }
  }
  h1,
  h2 {
    font-size: var(--text-l);
    font-weight: 650;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  a {
    color: var(--accent);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    accent-color: var(--accent);
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  /* Where a new page begins for who hears it; nothing is done with it. */
  :is(h1, h2)[tabindex='-1'] {
    outline: none;
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--target);
    padding-inline: var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--ink);
    font-weight: 550;
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--quick);
  }
  .button:hover {
    background: var(--surface-2);
  }
  .button.primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .button.primary:hover {
    border-color: var(--accent-strong);
    background: var(--accent-strong);
  }
  /* Words of some languages are longer than a phone is wide. */
  @media (max-width: 44rem) {
    .button {
      white-space: normal;
    }
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
  }
  .button.quiet:hover {
    background: var(--surface-2);
  }
  .button.danger {
    color: var(--danger);
  }
  .button.icon-only {
    inline-size: var(--target);
    padding: 0;
  }
  /* Grey, whatever it is else: a paler accent looks as if it could be pressed. */
  .button:disabled,
  .file:has(:disabled),
  wa-button[disabled]::part(base) {
    border-color: var(--line);
    background: var(--surface-3);
    color: var(--ink-2);
    opacity: 0.7;
    cursor: default;
  }
  wa-button[disabled] {
    opacity: 1;
  }
  .mirrored:dir(rtl) {
    transform: scaleX(-1);
  }
  wa-button[size='s'] {
    --wa-form-control-height: calc(var(--target) - 0.375rem);
  }
  wa-button svg {
    vertical-align: -0.3em;
  }
  kbd {
    min-inline-size: 1.5em;
    padding: 0 0.35em;
    border: 1px solid currentColor;
    border-radius: 4px;
    font: inherit;
    font-size: 0.72rem;
    line-height: 1.35;
    text-align: center;
    opacity: 0.85;
  }
  @media (hover: none) {
    .button kbd,
    wa-button kbd {
      display: none;
    }
  }

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
  .field > label,
  .field > .label {
    font-size: var(--text-s);
    font-weight: 600;
  }
  .input {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-m);
    font-weight: 400;
    line-height: 1.4;
  }
  .input::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  .input[aria-invalid='true'] {
    border-color: var(--danger);
  }
  textarea.input {
    resize: vertical;
  }
  /* Numbers and addresses are read from left to right in every language. */
  .input:is([type='tel'], [type='email'], [type='url']) {
    direction: ltr;
  }
  :host(:dir(rtl)) .input:is([type='tel'], [type='email'], [type='url']) {
    text-align: right;
  }
  /* An empty field has no words yet to take its direction from: what it asks for reads as the desk does. */
  [dir='auto']:placeholder-shown {
    direction: inherit;
  }
  /* One look of lists to choose from, the browser's and those of Web Awesome. */
  select.input {
    appearance: none;
    padding-inline-end: 2.25rem;
    background-image: var(--chevron);
    background-position: right 0.75rem center;
    background-repeat: no-repeat;
    text-overflow: ellipsis;
  }
  select.input:dir(rtl) {
    background-position-x: 0.75rem;
  }
  .file {
    position: relative;
  }
  .file:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .hint {
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .fault {
    color: var(--danger);
    font-size: var(--text-s);
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    padding: 0.1rem 0.5rem;
    border-radius: 99px;
    background: var(--surface-2);
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-weight: 600;
    white-space: nowrap;
  }
  .chip.label {
    background: color-mix(in srgb, var(--tone, var(--ink-2)) 18%, var(--surface));
    color: var(--ink);
  }
  .chip.label[data-tone='blue'] {
    --tone: #2f6fde;
  }
  .chip.label[data-tone='green'] {
    --tone: #1f8a4c;
  }
  .chip.label[data-tone='amber'] {
    --tone: #c07a00;
  }
  .chip.label[data-tone='red'] {
    --tone: #c3352b;
  }
  .chip.label[data-tone='violet'] {
    --tone: #7a4bd0;
  }
  .chip.waiting {
    background: var(--waiting-soft);
    color: var(--waiting);
  }
  .chip.ai,
  .chip.open {
    background: var(--ai-soft);
    color: var(--ai);
  }
  .chip.staffed {
    background: var(--accent-soft);
    color: var(--accent);
  }
  .chip.ok {
    background: var(--ok-soft);
    color: var(--ok);
  }
  .chip.danger {
    background: var(--danger-soft);
    color: var(--danger);
  }

  .blank {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--space-3);
    padding: var(--space-6) var(--space-5);
    color: var(--ink-2);
    text-align: center;
    text-wrap: balance;
  }
  .blank :is(h1, h2) {
    color: var(--ink);
  }
  .blank svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: var(--line-strong);
  }
  .skeleton {
    border-radius: var(--radius-s);
    background: var(--surface-2);
    animation: breathe 1.4s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
  /* Where the system's colours replace ours, what a shade alone would tell gets a line. */
  @media (forced-colors: active) {
    [aria-current]:not([aria-current='false']),
    [aria-pressed='true'],
    [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .chip,
    .count,
    .skeleton {
      border: 1px solid;
    }
    /* Words on a plate of colour would get a plate of their own there. */
    .button.primary,
    wa-button[variant='brand']::part(base) {
      border: 2px solid Highlight;
      background: ButtonFace;
      color: ButtonText;
    }
  }
  .link-button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font-size: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    wa-button[size='s'] {
      --wa-form-control-height: var(--target);
    }
    .input {
      font-size: 1rem;
    }
  }
`;
