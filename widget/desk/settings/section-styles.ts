import { css } from 'lit';

/** Lists and lines within the sections of the settings. */
export const sectionStyles = css`
  .entries {
    display: grid;
    gap: var(--space-2);
  }
  .entry {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  .entry > .what {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .entry .what p {
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .entry form {
    flex-basis: 100%;
    padding: 0;
    border: 0;
  }
  .entry .chip {
    white-space: normal;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .checks {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }
  /* More than a few stand in columns. */
  .checks:has(> :nth-child(4)) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  }
  .checks label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.9rem;
  }
  code,
  .secret {
    font-family: var(--font-code);
    font-size: var(--text-s);
  }
  .secret {
    display: block;
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--surface-2);
    overflow-wrap: anywhere;
    direction: ltr;
    text-align: start;
  }
  .once {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--ok);
    border-radius: var(--radius-m);
    background: var(--ok-soft);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  .scroller {
    overflow-x: auto;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  .mine {
    background: var(--accent-soft);
  }
  meter {
    inline-size: 100%;
    block-size: 0.75rem;
  }
`;
