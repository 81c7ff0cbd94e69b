import { css, html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { writeRoute } from '../data/route.ts';
import type { DeskElement } from './desk-element.ts';
import { formatNumber } from './words/format.ts';

/** A part of a view with its own address: `/desk/<view>/<name>`. The first section has an empty name. */
export interface Section {
  name: string;
  word(): string;
  render(): TemplateResult;
  /** The heading above a group of sections; absent: none. */
  group?(): string;
  /** A number at the link; 0 is not shown. */
  count?: number;
}

/**
 * The links to a view's sections: at the side on wide screens, at the top on phones. Grouped sections are a select list on
 * phones, because most of their links would not fit.
 */
export function sectionNav(view: string, label: string, sections: readonly Section[], here: Section): TemplateResult {
  const link = (section: Section) => html`<li>
    <a href=${writeRoute(view, section.name)} aria-current=${section === here ? 'page' : nothing}>
      ${section.word()} ${section.count ? html`<span class="chip">${formatNumber(section.count)}</span>` : nothing}
    </a>
  </li>`;
  const groups = [...new Set(sections.map(({ group }) => group?.() ?? ''))].map((name) => ({
    name,
    members: sections.filter(({ group }) => (group?.() ?? '') === name),
  }));
  if (groups.every(({ name }) => name === ''))
    return html`<nav class="sections" aria-label=${label}><ul>${sections.map(link)}</ul></nav>`;
  const follow = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const links = currentTarget.parentElement?.querySelectorAll<HTMLElement>('a[href]') ?? [];
    [...links].find((one) => one.getAttribute('href') === currentTarget.value)?.click();
  };
  return html`<nav class="sections grouped" aria-label=${label}>
    <select class="input" aria-label=${label} .value=${writeRoute(view, here.name)} @change=${follow}>
      ${groups.map(
        ({ name, members }) => html`<optgroup label=${name}>
          ${members.map((section) => html`<option value=${writeRoute(view, section.name)} ?selected=${section === here}>${section.word()}</option>`)}
        </optgroup>`,
      )}
    </select>
    <div class="groups">
      ${groups.map(({ name, members }) => html`<h2>${name}</h2><ul>${members.map(link)}</ul>`)}
    </div>
  </nav>`;
}

/** Scrolls to the top of a newly opened section and its link into view. */
export class SectionsInSight implements ReactiveController {
  readonly #host: DeskElement;
  #shown: string | null = null;

  constructor(host: DeskElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const link = this.#host.renderRoot.querySelector('nav.sections [aria-current=page]');
    // By its link, because a section may be added only after loading.
    const here = link?.getAttribute('href') ?? null;
    if (link === null || here === this.#shown) return;
    this.#shown = here;
    this.#host.scrollTop = 0;
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

/** Styles of a view with sections: links, section, and the `.beside` column. */
export const sectionStyles = css`
  :host {
    display: grid;
    grid-template-columns: 12.5rem minmax(0, 48rem);
    gap: var(--space-5);
    align-content: start;
    overflow-y: auto;
    padding: var(--space-5);
  }
  nav.sections ul {
    display: grid;
    gap: 2px;
  }
  nav.sections > ul {
    position: sticky;
    inset-block-start: 0;
  }
  nav.sections h2 {
    padding: var(--space-5) var(--space-3) var(--space-1);
    color: var(--ink);
    font-size: var(--text-s);
    letter-spacing: 0;
  }
  nav.sections h2:first-child {
    padding-block-start: 0;
  }
  nav.sections select {
    display: none;
  }
  nav.sections a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-block-size: var(--target);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    font-weight: 550;
    text-decoration: none;
  }
  nav.sections a:hover {
    background: var(--surface-2);
  }
  nav.sections a[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  @media (max-width: 60rem) {
    :host {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      padding: var(--space-4);
    }
    nav.sections {
      position: relative;
    }
    nav.grouped select {
      display: block;
    }
    nav.grouped .groups {
      display: none;
    }
    nav.sections > ul {
      grid-auto-flow: column;
      grid-auto-columns: max-content;
      overflow-x: auto;
      padding: 3px;
      scrollbar-width: none;
    }
    nav.sections a {
      border: 1px solid var(--line);
      background: var(--surface);
    }
  }
`;

/** Styles of panels, their headings, lists and forms. */
export const panelStyles = css`
  :host {
    display: block;
  }
  .panel {
    display: grid;
    /* What is wide in it scrolls there, and does not widen the panel. */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    min-inline-size: 0;
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  .panel + .panel {
    margin-block-start: var(--space-4);
  }
  h1 {
    font-size: var(--text-xl);
  }
  h1 + .hint {
    margin-block-start: var(--space-1);
    max-inline-size: 40rem;
  }
  .head,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  .head {
    justify-content: space-between;
    align-items: start;
  }
  /* The heading gives way before what stands beside it does. */
  .head > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  .entries {
    display: grid;
    margin-inline: calc(-1 * var(--space-3));
  }
  .entries > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: start;
    padding: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  .entries > li:first-child {
    border-block-start: 0;
  }
  .entries .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  .entries > li > .chip {
    justify-self: start;
  }
  .title {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .words {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: var(--space-4);
  }
  .editor {
    display: grid;
    grid-column: 1 / -1;
    gap: var(--space-3);
    padding: var(--space-4);
    border-radius: var(--radius-m);
    background: var(--surface-2);
  }
  .editor textarea {
    field-sizing: content;
    min-block-size: 4rem;
    max-block-size: 24rem;
  }
  .secret {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--ok);
    border-radius: var(--radius-m);
    background: var(--ok-soft);
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: 4px;
    background: var(--surface-2);
    font-family: var(--font-code);
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  .secret code {
    padding: var(--space-2);
    background: var(--surface);
  }
  @media (max-width: 44rem) {
    .panel {
      padding: var(--space-4);
    }
    .entries > li {
      grid-template-columns: minmax(0, 1fr);
    }
    .entries .actions {
      justify-content: flex-start;
    }
  }
`;
