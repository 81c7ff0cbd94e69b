import { css } from 'lit';

/** Styles of the list of conversations. All rows have the same height, so that thousands scroll smoothly. */
export const listStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  .search {
    position: relative;
    display: flex;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-3) var(--space-2);
  }
  .within {
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
  .narrower {
    position: relative;
    flex: none;
    min-block-size: 2.5rem;
    inline-size: 2.5rem;
    border-color: var(--line);
  }
  .narrower[aria-expanded='true'] {
    background: var(--surface-2);
  }
  .narrower .on {
    position: absolute;
    inset-block-start: -0.35rem;
    inset-inline-end: -0.35rem;
    min-inline-size: 1.1rem;
    border-radius: var(--radius-round);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 1.1rem;
  }
  .filters {
    display: flex;
    flex: none;
    gap: 1px;
    padding: 3px var(--space-1) var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  /* One line in every language: if numbers leave no room, the text is cut with an ellipsis. */
  .filter {
    display: inline-flex;
    flex: 0 1 auto;
    min-inline-size: 0;
    align-items: center;
    gap: 0.25em;
    min-block-size: 1.875rem;
    padding-inline: 0.2rem;
    border: 1px solid transparent;
    border-radius: var(--radius-round);
    background: transparent;
    color: var(--ink-2);
    font-size: var(--text-s);
    font-weight: 550;
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--quick);
  }
  @media (pointer: coarse) {
    .filter {
      min-block-size: 2.5rem;
    }
    .narrower,
    .search .input {
      min-block-size: 2.75rem;
    }
    .within {
      inset-block-start: calc(var(--space-3) + 0.75rem);
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
  .filter .word {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .filter :not(.word) {
    flex: none;
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
  .filter .waiting {
    padding-inline: 0.35rem;
    border-radius: var(--radius-round);
    background: var(--waiting);
    color: var(--on-waiting);
    font-weight: 700;
  }
  .wide {
    flex: 1;
    min-block-size: 0;
  }
  .list {
    overscroll-behavior: contain;
  }
  .item {
    inline-size: 100%;
    block-size: var(--row);
    border-block-end: 1px solid var(--line);
    contain: strict;
  }
  .item.picking {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
  .pick {
    display: grid;
    place-items: center;
    min-inline-size: var(--target);
    cursor: pointer;
  }
  .pick input {
    inline-size: 1.15rem;
    block-size: 1.15rem;
    accent-color: var(--accent);
  }
  .narrower[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 0.1rem var(--space-2);
    block-size: 100%;
    padding: 0 var(--space-3);
    border-inline-start: 3px solid transparent;
    color: inherit;
    text-decoration: none;
  }
  /* Compact rows: everything on one line. */
  .row.compact {
    grid-template-columns: 9rem minmax(0, 1fr) auto auto;
  }
  .row.compact .name {
    flex: 0 1 auto;
    max-inline-size: 100%;
  }
  .row.compact .when {
    grid-area: 1 / 4;
  }
  .row.compact .facts {
    display: none;
  }
  .who,
  .what {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  /* Below who and when, as wide as both. */
  .what {
    grid-area: 2 / 1 / 2 / -1;
    min-block-size: 1.25rem; /* As high as the badge beside it, whether that is there or not. */
    font-size: var(--text-s);
    line-height: 1.25rem;
  }
  .row:has(.unread) .what {
    margin-inline-end: 1.9rem;
  }
  .row.compact :is(.what, .unread) {
    grid-area: auto;
    margin: 0;
  }
  .who > svg,
  .due svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  .room {
    flex: none;
    padding-inline: 0.3rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    font-size: var(--text-xs);
    font-weight: 650;
    line-height: 1.1rem;
  }
  .what .chip {
    display: block; /* Only then is what is too long shortened with a sign. */
    flex: none;
    min-inline-size: 2.5rem;
    max-inline-size: 60%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Of two chips the first is more important and is not shortened. */
  .what .chip + .chip {
    flex-shrink: 8;
  }
  .what .sign {
    flex: none;
    min-inline-size: auto;
  }
  .what .sign + .chip {
    flex-shrink: 0;
  }
  .chip svg {
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.1em;
  }
  .matter {
    flex: 0 1 auto; /* Why the guest waits keeps its words; beside it this is shortened, and says so. */
    min-inline-size: 0;
    max-inline-size: 55%;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .due {
    display: inline-flex;
    align-items: center;
    gap: 0.15rem;
  }
  .due.late {
    color: var(--danger);
    font-weight: 700;
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
  /* Red under the pointer and while it is open, too. */
  .row.emergency {
    border-inline-start-color: var(--danger);
    background: var(--danger-soft);
  }
  .row.emergency[aria-current] {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  .row.emergency .who {
    color: var(--danger);
  }
  .row.emergency .chip {
    background: var(--alarm);
    color: var(--on-alarm);
  }
  .name {
    flex: none; /* Who it is comes before what else is known. */
    max-inline-size: 60%;
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row.new .name {
    font-weight: 700;
  }
  .when {
    display: flex;
    gap: var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
  }
  .words {
    display: flex;
    flex: 1 1 0;
    gap: 0.35em;
    min-inline-size: 0;
    color: var(--ink-2);
  }
  .words > [dir] {
    flex: 1;
    text-align: -webkit-match-parent; /* The name Chromium knows it by. */
    text-align: match-parent; /* Read in its own direction, and begun where every row begins. */
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: isolate;
  }
  .row.new .words > [dir] {
    color: var(--ink);
  }
  .by {
    font-weight: 600;
  }
  mark {
    border-radius: 2px;
    background: var(--mark);
    color: var(--ink);
  }
  .unread {
    grid-area: 2 / -2;
    justify-self: end;
    min-inline-size: 1.25rem;
    padding-inline: 0.3rem;
    border-radius: var(--radius-round);
    background: var(--accent);
    color: var(--on-accent);
    font-size: var(--text-xs);
    font-weight: 700;
    line-height: 1.25rem;
    text-align: center;
  }
  .facts {
    display: flex;
    flex: 0 10 auto;
    flex-wrap: wrap;
    gap: var(--space-1);
    block-size: 1.2rem;
    line-height: 1.2rem;
    min-inline-size: 0;
    overflow: hidden;
  }
  .row[aria-current]:not(.emergency) .chip {
    background: var(--surface);
  }
  .fact {
    flex: none;
    max-inline-size: 100%;
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--text-xs);
    text-overflow: ellipsis;
  }
  /* The name at the end is shortened; what else does not fit is left out whole. */
  .fact:last-child {
    flex: 1 1 3.5rem;
    max-inline-size: max-content;
  }
  .fact::before {
    content: '·';
    margin-inline-end: var(--space-1);
  }
  .where {
    padding: var(--space-1) var(--space-3);
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
  .progress {
    position: absolute;
    inset-block-end: 0;
    padding: var(--space-1) var(--space-3);
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
  @media (forced-colors: active) {
    /* Forced colours draw transparent borders: hide the bar of rows that do not wait. */
    .row:not(.waiting, .emergency) {
      border-inline-start-color: Canvas;
    }
    .row.waiting,
    .row.emergency {
      border-inline-start-color: Highlight;
    }
    .unread,
    .narrower .on {
      border: 1px solid;
      background: Canvas;
      color: CanvasText;
    }
  }
  .progress:empty {
    display: none;
  }
`;
