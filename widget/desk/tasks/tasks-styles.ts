import { css } from 'lit';

/** Columns on a desk screen, one list on a phone, plain lists on paper. */
export const tasksStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-4) var(--space-5) var(--space-3);
  }
  header h1 {
    font-size: var(--text-xl);
  }
  header .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-inline-start: auto;
  }
  .printed {
    display: none;
  }
  .tabs {
    display: flex;
    padding: 2px;
    border-radius: var(--radius-m);
    background: var(--surface-2);
  }
  .tab {
    min-block-size: calc(var(--target) - 6px);
    padding-inline: var(--space-3);
    border: 0;
    border-radius: calc(var(--radius-m) - 2px);
    background: transparent;
    color: var(--ink-2);
    font-size: var(--text-s);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .tab {
      min-block-size: var(--target);
    }
  }
  .tab[aria-pressed='true'] {
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow-s);
  }
  .board {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(13.25rem, 22rem);
    gap: var(--space-2);
    overflow: auto;
    /* The cards begin where the heading does. */
    padding: 0 calc(var(--space-5) - var(--space-2) - 2px) var(--space-5);
  }
  section {
    min-inline-size: 0;
    padding: 0 var(--space-2) var(--space-3);
    border: 2px dashed transparent;
    border-radius: var(--radius-l);
    transition: background var(--quick);
  }
  @media (forced-colors: active) {
    /* What is transparent would be a line there: only the column that would take the task has one. */
    section:not(.over) {
      border-color: Canvas;
    }
  }
  section.over {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  section h2 {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    gap: var(--space-2);
    align-items: center;
    padding-block: var(--space-2);
    background: var(--bg);
    font-size: var(--text-m);
  }
  section.over h2 {
    background: transparent;
  }
  ul {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    min-block-size: 6rem;
  }
  .card {
    position: relative;
    display: grid;
    align-items: center;
    block-size: 4.5rem;
    padding: 0.1rem var(--space-3);
    border: 1px solid var(--line);
    border-inline-start: 3px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-s);
  }
  .card[draggable='true'] {
    cursor: grab;
  }
  .card.in_progress {
    border-inline-start-color: var(--accent);
  }
  .card.done {
    border-inline-start-color: var(--ok);
    background: transparent;
    box-shadow: none;
  }
  .card.overdue {
    border-inline-start-color: var(--danger);
  }
  @media (max-width: 44rem) {
    .wide {
      display: none;
    }
    header {
      padding: var(--space-3) var(--space-4);
    }
    .board {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      align-content: start;
      padding-inline: var(--space-2);
    }
    ul {
      min-block-size: 0;
    }
  }
  .mine {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--target);
    border: 1px solid var(--line-strong);
  }
  .mine svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .mine[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  @media print {
    :host {
      display: block;
      color: #000;
    }
    header .actions,
    .tabs,
    .mine {
      display: none;
    }
    .printed {
      display: block;
      margin-inline-start: auto;
    }
    .board {
      display: block;
      overflow: visible;
      padding: 0;
    }
    section h2 {
      position: static;
      border-block-end: 1px solid #000;
      background: none;
    }
    ul {
      min-block-size: 0;
    }
    .card {
      block-size: auto;
      break-inside: avoid;
      border: 0;
      border-block-end: 1px solid #999;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;
