import { css } from 'lit';

/** A rail at the side on a desk screen, tabs at the bottom on a phone. */
export const shellStyles = css`
  :host {
    display: grid;
    grid-template: 'rail bar' auto 'rail view' minmax(0, 1fr) / minmax(4.75rem, auto) minmax(0, 1fr);
    block-size: 100%;
  }
  .rail {
    grid-area: rail;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-2);
    border-inline-end: 1px solid var(--line);
    background: var(--surface);
  }
  .rail ul {
    display: grid;
    gap: var(--space-1);
  }
  .rail .mark {
    display: block;
    inline-size: 2rem;
    block-size: 2rem;
    margin: var(--space-1) auto var(--space-3);
  }
  .rail a {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: var(--space-2) var(--space-1);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-weight: 550;
    text-decoration: none;
  }
  .rail a:hover {
    background: var(--surface-2);
  }
  .rail a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  .count {
    position: absolute;
    inset-block-start: 0.15rem;
    inset-inline-end: 0.55rem;
    min-inline-size: 1.15rem;
    padding: 0 0.25rem;
    border-radius: 99px;
    background: var(--waiting);
    color: light-dark(#fff, #2a1a05);
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 1.15rem;
    text-align: center;
  }
  .bar {
    grid-area: bar;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 3.25rem;
    padding-inline: var(--space-4) var(--space-3);
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }
  .bar .house {
    flex: 1;
    min-inline-size: 0;
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar select {
    max-inline-size: 20rem;
    padding: var(--space-1) var(--space-2);
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: transparent;
    font-weight: 650;
  }
  .bar select:hover {
    background: var(--surface-2);
  }
  .bar option {
    background: var(--surface);
    color: var(--ink);
  }
  .link {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-s);
    white-space: nowrap;
  }
  .link::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: var(--ok);
  }
  .link.off {
    padding: 0.15rem 0.6rem;
    border-radius: 99px;
    background: var(--waiting-soft);
    color: var(--waiting);
    font-weight: 600;
  }
  .link.off::before {
    background: var(--waiting-strong);
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  main {
    grid-area: view;
    min-block-size: 0;
    min-inline-size: 0;
  }
  main > * {
    block-size: 100%;
  }
  .skip {
    position: absolute;
    z-index: 10;
    inset-block-start: var(--space-2);
    inset-inline-start: var(--space-2);
    transform: translateY(-200%);
  }
  .skip:focus {
    transform: none;
  }

  @media (max-width: 44rem) {
    :host {
      grid-template: 'bar' auto 'view' minmax(0, 1fr) 'rail' auto / minmax(0, 1fr);
    }
    .rail {
      padding: var(--space-1) var(--space-2) calc(var(--space-1) + env(safe-area-inset-bottom));
      border-inline-end: 0;
      border-block-start: 1px solid var(--line);
    }
    .rail ul {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
    }
    .rail .mark {
      display: none;
    }
    .count {
      inset-inline-end: calc(50% - 1.6rem);
    }
    .bar {
      padding-inline: var(--space-3) var(--space-1);
    }
    .link:not(.off) span,
    .keys {
      display: none;
    }
    /* A conversation has the phone's whole screen. */
    :host([reading]) {
      grid-template-rows: 0 minmax(0, 1fr) 0;
    }
    :host([reading]) .bar,
    :host([reading]) .rail {
      display: none;
    }
  }
`;
