import { css } from 'lit';

/** Styles of the guest's pane. */
export const guestPaneStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr); /* Whatever is in it, it is no wider than its place. */
    align-content: start;
    gap: var(--space-4);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--space-3) var(--space-4) var(--space-5);
    font-size: var(--text-s);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  header h2 {
    font-size: var(--text-m);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-2);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-xs);
    letter-spacing: 0.02em;
  }
  h3 svg,
  .hint svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .contact {
    display: grid;
    justify-items: start;
    gap: 0.15rem;
  }
  .name {
    font-size: var(--text-l);
    font-weight: 650;
  }
  ul {
    display: grid;
    gap: var(--space-3);
  }
  li {
    display: grid;
    justify-items: start;
    gap: 0.15rem;
  }
  a,
  p {
    overflow-wrap: anywhere;
  }
  article {
    display: grid;
    inline-size: 100%;
    box-sizing: border-box;
    gap: 0.15rem;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--bg);
  }
  .notes {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    background: var(--note-soft);
    color: var(--note);
    white-space: pre-line;
  }
  q {
    font-style: italic;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .late {
    color: var(--danger);
    font-weight: 600;
  }
  .hint {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    align-items: center;
  }
`;
