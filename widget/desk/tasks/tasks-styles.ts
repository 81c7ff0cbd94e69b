import { css } from 'lit';

/** Columns on a desk screen, one list on a phone. */
export const tasksStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-4) var(--space-5) var(--space-3);
  }
  header h1 {
    font-size: var(--text-xl);
  }
  header .input {
    inline-size: auto;
  }
  .board {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(17rem, 1fr);
    gap: var(--space-4);
    overflow: auto;
    padding: 0 var(--space-5) var(--space-5);
  }
  section {
    min-inline-size: 0;
  }
  section h2 {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    padding-block: var(--space-2);
    font-size: var(--text-m);
  }
  ul {
    display: grid;
    gap: var(--space-3);
  }
  .card {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  .card h3 {
    font-size: var(--text-m);
  }
  .card.done h3,
  .card.cancelled h3 {
    color: var(--ink-2);
    font-weight: 500;
    text-decoration: line-through;
  }
  .detail {
    color: var(--ink-2);
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    align-items: center;
  }
  .due {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .due svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .late {
    color: var(--danger);
    font-weight: 650;
  }
  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  @media (max-width: 44rem) {
    header {
      padding: var(--space-3) var(--space-4);
    }
    .board {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      align-content: start;
      padding-inline: var(--space-4);
    }
  }
`;
