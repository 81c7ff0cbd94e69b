import { css } from 'lit';

/** A rail at the side on a desk screen, tabs at the bottom on a phone. */
export const shellStyles = css`
  :host {
    position: relative;
    display: grid;
    grid-template: 'rail bar' auto 'rail alarm' auto 'rail view' minmax(0, 1fr) / minmax(5.25rem, auto) minmax(0, 1fr);
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
  .rail a,
  .more button {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    inline-size: 100%;
    padding: var(--space-2) var(--space-1);
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-weight: 550;
    text-decoration: none;
    transition: background var(--quick);
  }
  .rail a:hover,
  .more button:hover {
    background: var(--surface-2);
  }
  .rail a[aria-current],
  .more .here {
    background: var(--accent-soft);
    color: var(--accent);
  }
  .more {
    display: none;
  }
  .count {
    position: absolute;
    inset-block-start: 0.15rem;
    inset-inline-end: 0.4rem;
    min-inline-size: 1.15rem;
    padding: 0 0.25rem;
    border-radius: var(--radius-round);
    background: var(--waiting);
    color: var(--on-waiting);
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
  .house {
    flex: 1 1 6rem;
    min-inline-size: 0;
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .house wa-select {
    max-inline-size: 20rem;
  }
  .house wa-select::part(form-control-label) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .bar desk-toasts {
    flex: 0 1 auto;
  }
  .low {
    display: none;
  }
  .link {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    padding: 0.15rem 0.6rem;
    border-radius: var(--radius-round);
    color: var(--ink-2);
    font-size: var(--text-s);
    white-space: nowrap;
    transition: background var(--calm);
  }
  .link::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: var(--ok);
    forced-color-adjust: none;
  }
  .link.connecting::before {
    background: var(--line-strong);
  }
  .link.offline {
    background: var(--waiting-soft);
    color: var(--waiting);
    font-weight: 600;
  }
  .link.offline::before {
    background: var(--waiting-strong);
  }
  .notices {
    grid-area: alarm;
    min-inline-size: 0;
  }
  main {
    grid-area: view;
    position: relative;
    min-block-size: 0;
    min-inline-size: 0;
    overflow: auto;
  }
  main:focus-visible {
    outline-offset: -3px;
  }
  main > :not(.page) {
    block-size: 100%;
  }
  main > .page {
    max-inline-size: 52rem;
    margin-inline: auto;
    padding: var(--space-5);
  }
  .skip {
    position: absolute;
    z-index: 10;
    inset-block-start: var(--space-2);
    inset-inline-start: var(--space-2);
    transform: translateY(-300%);
  }
  .skip:focus-within {
    transform: none;
  }

  @media (max-width: 44rem) {
    :host {
      grid-template: 'bar' auto 'alarm' auto 'view' minmax(0, 1fr) 'told' auto 'rail' auto / minmax(0, 1fr);
    }
    .bar desk-toasts {
      display: none;
    }
    /* Above the tabs: nothing that a finger is about to touch moves. */
    .low {
      display: block;
      grid-area: told;
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
    .rail .mark,
    .secondary {
      display: none;
    }
    .more {
      display: block;
    }
    .count {
      inset-inline-end: calc(50% - 1.6rem);
    }
    .bar {
      padding-inline: var(--space-3) var(--space-2);
      padding-block-start: env(safe-area-inset-top);
    }
    .link.online {
      padding: 0;
    }
    .link.online span,
    .keys {
      display: none;
    }
    main > .page {
      padding: var(--space-4);
    }
    /* A conversation has the phone's whole screen. */
    :host([reading]) {
      grid-template: 'bar' auto 'told' auto 'alarm' auto 'view' minmax(0, 1fr) / minmax(0, 1fr);
    }
    :host([reading]) .bar,
    :host([reading]) desk-plan-notice,
    :host([reading]) desk-writing-notice,
    :host([reading]) .rail {
      display: none;
    }
    /* … but for what one must know before writing. */
    :host([reading][offline]) .bar {
      display: flex;
    }
  }
  @media print {
    :host {
      display: block;
      block-size: auto;
    }
    .rail,
    .bar,
    .notices,
    desk-toasts {
      display: none;
    }
  }
`;
