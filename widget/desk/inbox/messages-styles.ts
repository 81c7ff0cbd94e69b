import { css } from 'lit';

/** Styles of messages: guests at the start, staff and assistant at the end, notes in their own colour. */
export const messagesStyles = css`
  :host {
    display: block;
    min-block-size: 0;
    contain: strict;
  }
  .log {
    block-size: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--space-4);
  }
  .log:focus-visible {
    outline-offset: -3px;
  }
  ol {
    display: grid;
    gap: var(--space-4);
    inline-size: min(52rem, 100%);
    margin-inline: auto;
  }
  .line {
    display: grid;
    justify-items: start;
    gap: 0.2rem;
  }
  .line.ai,
  .line.staff,
  .line.note {
    justify-items: end;
  }
  .day {
    justify-self: center;
    margin-block: var(--space-2) var(--space-3);
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
  .by bdi {
    color: var(--ink);
    font-weight: 650;
  }
  .by svg {
    inline-size: 0.95rem;
    block-size: 0.95rem;
    color: var(--ai);
  }
  .note .by svg {
    color: var(--note);
  }
  .language::before {
    content: '· ';
  }
  .bubble {
    max-inline-size: min(38rem, 88%);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    border-start-start-radius: 4px;
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  .bubble p {
    white-space: pre-line;
  }
  .ai .bubble,
  .staff .bubble,
  .note .bubble {
    border-start-start-radius: var(--radius-l);
    border-end-end-radius: 4px;
  }
  .found .bubble {
    outline: 3px solid var(--waiting-strong);
    outline-offset: -3px; /* Inside: each message is cut off at its edges. */
  }
  .ai .bubble {
    border-color: transparent;
    background: var(--ai-soft);
  }
  .staff .bubble {
    border-color: transparent;
    background: var(--accent-soft);
  }
  .note .bubble {
    border: 1px dashed var(--note);
    background: var(--note-soft);
  }
  .quoted {
    margin-block-start: var(--space-2);
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--line-strong);
    font-style: italic;
  }
  .translated {
    margin-block-end: var(--space-2);
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  .translate {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    float: inline-end;
    margin-inline-start: var(--space-2);
    border: 0;
    background: transparent;
    color: var(--accent);
    font-size: var(--text-xs);
    font-weight: 600;
    cursor: pointer;
  }
  .translate svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 4.5rem;
  }
  .event {
    justify-self: center;
    padding: 0.15rem var(--space-3);
    border-radius: 99px;
    background: var(--surface-2);
    color: var(--ink-2);
    font-size: var(--text-s);
    text-align: center;
  }
  .summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.15rem var(--space-3);
    justify-self: center;
    max-inline-size: 34rem;
    margin: var(--space-2) auto 0;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--text-s);
  }
  .summary dt {
    color: var(--ink-2);
  }
  .summary dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .sending .bubble {
    border: 1px dashed var(--accent);
  }
  .failed .bubble {
    border: 1px solid var(--danger);
    background: var(--danger-soft);
  }
  .again,
  .gap {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  .gap {
    justify-content: center;
    padding-block-end: var(--space-4);
    color: var(--danger);
  }
  desk-decision {
    max-inline-size: min(38rem, 100%);
  }
  .typing {
    inline-size: min(52rem, 100%);
    margin: var(--space-3) auto 0;
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .waiting {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }
  .waiting .skeleton {
    inline-size: 50%;
    block-size: 3rem;
  }
  .waiting .own {
    justify-self: end;
  }
`;
