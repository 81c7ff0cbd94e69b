import { css } from 'lit';

/** The list of conversations: dense enough for a busy day, each row a big target. */
export const listStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  .search {
    position: relative;
    padding: var(--space-3) var(--space-3) var(--space-2);
  }
  .search svg {
    position: absolute;
    inset-block-start: calc(var(--space-3) + 0.6rem);
    inset-inline-start: calc(var(--space-3) + 0.6rem);
    color: var(--ink-2);
    pointer-events: none;
  }
  .search .input {
    padding-inline-start: 2.4rem;
    background: var(--bg);
    border-color: var(--line);
  }
  .filters {
    display: flex;
    gap: var(--space-1);
    flex-wrap: wrap;
    padding: 0 var(--space-3) var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  .filter {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    min-block-size: 1.875rem;
    padding-inline: 0.6rem;
    border: 1px solid transparent;
    border-radius: 99px;
    background: transparent;
    color: var(--ink-2);
    font-size: var(--text-s);
    font-weight: 550;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .filter {
      min-block-size: 2.5rem;
    }
  }
  .filter:hover {
    background: var(--surface-2);
  }
  .filter[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  .filter span {
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
  .filter .waiting {
    padding-inline: 0.35rem;
    border-radius: 99px;
    background: var(--waiting);
    color: light-dark(#fff, #2a1a05);
    font-weight: 700;
  }
  .list {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .list li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 5.6rem;
    border-block-end: 1px solid var(--line);
  }
  .list .skeleton {
    block-size: 4.6rem;
    margin: var(--space-3);
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.2rem var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-inline-start: 3px solid transparent;
    color: inherit;
    text-decoration: none;
  }
  .row:hover {
    background: var(--surface-2);
  }
  .row:focus-visible {
    outline-offset: -3px;
  }
  .row.waiting {
    border-inline-start-color: var(--waiting-strong);
  }
  .row[aria-current] {
    background: var(--accent-soft);
  }
  .name {
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row.resolved .name {
    font-weight: 500;
  }
  time {
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
  }
  .words {
    display: flex;
    gap: 0.35em;
    min-inline-size: 0;
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .words > [lang] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  .by {
    font-weight: 600;
  }
  .unread {
    justify-self: end;
    min-inline-size: 1.25rem;
    padding-inline: 0.3rem;
    border-radius: 99px;
    background: var(--accent);
    color: var(--on-accent);
    font-size: var(--text-xs);
    font-weight: 700;
    line-height: 1.25rem;
    text-align: center;
  }
  .facts {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-block-start: 0.15rem;
  }
  .row[aria-current] .chip {
    background: var(--surface);
  }
  .fact {
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
  .fact + .fact::before {
    content: '·';
    margin-inline-end: var(--space-2);
  }
  .more {
    margin: var(--space-2);
  }
  .blank {
    flex: 1;
  }
`;
