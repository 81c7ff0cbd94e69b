import { css } from 'lit';

/** The forms inside the steps. */
export const formStyles = css`
  :host {
    display: block;
  }
  form,
  .panel {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  h1 {
    font-size: var(--text-xl);
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    gap: var(--space-4);
    align-items: start;
  }
  legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .choices {
    display: grid;
    gap: var(--space-2);
  }
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-3);
    align-items: start;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .choice:has(:disabled) {
    cursor: default;
  }
  .choice input {
    margin-block-start: 0.3em;
    accent-color: var(--accent);
  }
  .choice .hint {
    grid-column: 2;
  }
  .choice:has(:checked) .hint {
    color: var(--ink);
  }
  .save {
    position: sticky;
    inset-block-end: calc(-1 * var(--space-5));
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    margin: 0 calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
    padding: var(--space-3) var(--space-5);
    border-block-start: 1px solid var(--line);
    border-end-start-radius: var(--radius-l);
    border-end-end-radius: var(--radius-l);
    background: var(--surface);
  }
  .warning {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    background: var(--waiting-soft);
    color: var(--waiting);
    font-size: var(--text-s);
  }
  @media (max-width: 44rem) {
    form,
    .panel {
      padding: var(--space-4);
    }
    .save {
      inset-block-end: calc(-1 * var(--space-4));
      margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
      padding-inline: var(--space-4);
    }
  }
`;
