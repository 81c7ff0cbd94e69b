import { css } from 'lit';

/** Styles of the composer; yellow for internal notes. */
export const composerStyles = css`
  :host {
    display: block;
  }
  form {
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  form:focus-within {
    border-color: var(--accent);
  }
  form.note {
    border-color: var(--note);
    background: var(--note-soft);
  }
  .tabs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-2) 0;
  }
  .tab {
    min-block-size: 1.75rem;
    padding-inline: var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: transparent;
    color: var(--ink-2);
    font-size: var(--text-s);
    font-weight: 600;
    cursor: pointer;
  }
  /* In the narrowest pane, all tabs still fit on one line. */
  .tab:is(.tool, .saved) {
    padding-inline: var(--space-1);
    min-inline-size: 1.75rem;
  }
  .tab:hover {
    background: var(--surface-2);
  }
  .tab[aria-pressed='true'] {
    background: var(--surface-2);
    color: var(--ink);
  }
  .note .tab[aria-pressed='true'] {
    background: transparent;
    color: var(--note);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  @media (pointer: coarse) {
    .tab,
    .tab:is(.tool, .saved) {
      min-block-size: 2.5rem;
      min-inline-size: 2.5rem;
    }
  }
  .tabs .hint {
    flex: 1;
    padding-inline-end: var(--space-2);
    text-align: end;
  }
  .saved {
    display: grid;
    place-items: center;
    margin-inline-start: auto;
  }
  /* Where there is no room beside the tabs, the hint gets its own line. */
  @container (max-width: 36rem) {
    .tabs .hint {
      order: 1;
      flex-basis: 100%;
      padding-inline: var(--space-2);
      text-align: start;
    }
  }
  .translate {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--accent);
  }
  .translate:disabled {
    opacity: 0.55;
    cursor: default;
  }
  .translated {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    padding: 0 var(--space-3) var(--space-2);
    color: var(--ai);
    font-size: var(--text-s);
  }
  .sms {
    padding: 0 var(--space-3) var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .translate svg,
  .saved svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .open:not(:empty) {
    padding: 0 var(--space-3) var(--space-2);
  }
  .note .hint {
    color: var(--note);
  }
  .write {
    display: flex;
    align-items: flex-end;
    gap: var(--space-2);
    padding: var(--space-2);
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    max-block-size: 12rem;
    padding: var(--space-1) var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: transparent;
    field-sizing: content;
    line-height: 1.45;
    resize: none;
  }
  textarea::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  textarea:focus-visible {
    outline: none; /* The box around it shows the focus. */
  }
  form:has(textarea:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    textarea {
      font-size: 1rem;
    }
  }
`;
