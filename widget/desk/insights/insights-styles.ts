import { css } from 'lit';

/** Tables of figures, and what guests said. */
export const tableStyles = css`
  .scroll {
    max-block-size: 24rem;
    overflow: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  th,
  td {
    padding: var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  td,
  thead th + th {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td .hint {
    display: inline-block;
    min-inline-size: 3.2em;
  }
  thead th {
    color: var(--ink-2);
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
  .comments {
    display: grid;
    gap: var(--space-3);
    max-block-size: 24rem;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  .comments li {
    padding-block-end: var(--space-3);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

/** Figures in one row, charts in two columns; on a phone one below the other. */
export const insightsStyles = css`
  :host {
    display: grid;
    gap: var(--space-4);
    align-content: start;
    overflow-y: auto;
    padding: var(--space-5);
  }
  .head {
    align-items: center;
  }
  .head h1 {
    flex: 1;
  }
  /* Below the days one chooses, beside the files of what they came to. */
  .when {
    flex: 1 0 40%;
  }
  .picker,
  .days {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .picker .input {
    inline-size: auto;
    min-block-size: var(--target);
    padding-block: 0;
  }
  [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-3);
  }
  .figures > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  dd {
    font-size: var(--text-2xl);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  dd .hint {
    font-weight: 400;
  }
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: var(--space-4);
  }
  .charts .wide {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  .charts section.wide,
  .charts .panel {
    min-inline-size: 0;
  }
  .charts .panel {
    align-content: start;
    margin: 0;
  }
  @media (max-width: 44rem) {
    :host {
      padding: var(--space-4);
    }
    .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
