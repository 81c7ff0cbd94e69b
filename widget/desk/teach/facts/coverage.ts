import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { reasonOf } from '../../data/reason.ts';
import { writeRoute } from '../../data/route.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { panelStyles } from '../../ui/sections.ts';
import { deskLocale, formatNumber, languageName, percent } from '../../ui/words/format.ts';
import { plural } from '../../ui/words/plural.ts';
import { nameOf } from './add-fact.ts';
import { type Catalogue, type Coverage, loadCatalogue, loadCoverage } from './read-facts.ts';

/** The view of the share of guests' questions that can be answered, the missing facts, and the languages of the texts. */
export class DeskKnowledgeCoverage extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      h2 {
        font-size: var(--text-m);
      }
      .share {
        font-size: var(--text-xl);
        font-weight: 700;
      }
      meter {
        inline-size: 100%;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: var(--space-2);
        border-block-end: 1px solid var(--line);
        text-align: start;
      }
      td {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  readonly #load = new Task(this, {
    task: async ([propertyId, language], { signal }) => {
      if (propertyId === null) return null;
      const [coverage, catalogue] = await Promise.all([
        loadCoverage(this.desk, signal),
        loadCatalogue(this.desk, language, signal),
      ]);
      return { coverage, catalogue };
    },
    args: () => [this.deskState.propertyId, deskLocale()] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId];
  }

  override render(): TemplateResult {
    const loading = () => html`<section class="panel"><desk-loading shape="list"></desk-loading></section>`;
    return this.#load.render({
      initial: loading,
      pending: loading,
      error: (error) => html`<desk-failed
        heading=${msg('What is missing could not be loaded', { id: 'desk-missing-failed' })}
        reason=${reasonOf(error)}
        .retry=${() => this.#load.run()}
      ></desk-failed>`,
      complete: (loaded) => (loaded === null ? loading() : this.#content(loaded.coverage, loaded.catalogue)),
    });
  }

  #content({ asked, answerable, missing, languages }: Coverage, catalogue: Catalogue): TemplateResult {
    const missingCount = missing.reduce((total, { askedCount }) => total + askedCount, 0);
    const unanswered = asked - answerable - missingCount;
    return html`<section class="panel">
        <div>
          <h1>${msg('What is missing', { id: 'desk-missing' })}</h1>
          <p class="hint">${msg('What guests asked in the last three months and nothing here answers, the most asked first.', { id: 'desk-missing-hint' })}</p>
        </div>
        ${
          asked === 0
            ? nothing
            : html`<div>
                <p><span class="share">${percent(Math.floor((100 * answerable) / asked) / 100)}</span> ${plural(msg('one: of # question can be answered now | other: of # questions can be answered now', { id: 'desk-missing-share' }), asked)}</p>
                <meter min="0" max=${asked} value=${answerable} aria-label=${msg('Questions that can be answered now', { id: 'desk-missing-meter' })}></meter>
              </div>`
        }
        ${unanswered <= 0 ? nothing : html`<p><a class="button" href=${writeRoute('teach', 'questions')}>${msg('Not answered yet', { id: 'desk-teach-unanswered' })} <span class="chip">${formatNumber(unanswered)}</span></a></p>`}
        ${missing.length === 0 ? (unanswered > 0 ? nothing : html`<desk-empty icon="check" heading=${msg('Nothing is missing', { id: 'desk-missing-none' })}></desk-empty>`) : this.#missing(missing, catalogue)}
      </section>
      <section class="panel">
        <h2>${msg('By language', { id: 'desk-missing-languages' })}</h2>
        <div class="scroll"><table>
          <thead><tr>
            <th scope="col">${msg('Language', { id: 'desk-filter-language' })}</th>
            <th scope="col">${msg('Facts', { id: 'desk-missing-facts' })}</th>
            <th scope="col">${msg('Texts', { id: 'desk-missing-texts' })}</th>
            <th scope="col">${msg('Texts missing', { id: 'desk-missing-no-texts' })}</th>
          </tr></thead>
          <tbody>${languages.map(
            ({ code, facts, texts, missingTexts }) => html`<tr>
              <th scope="row">${languageName(code)}</th>
              <td>${formatNumber(facts)}</td><td>${formatNumber(texts)}</td><td>${missingTexts === 0 ? formatNumber(0) : html`<a aria-label="${languageName(code)}, ${msg('Texts missing', { id: 'desk-missing-no-texts' })}: ${formatNumber(missingTexts)}" href=${writeRoute('teach', `translations/${code}`)}>${formatNumber(missingTexts)}</a>`}</td>
            </tr>`,
          )}</tbody>
        </table></div>
      </section>`;
  }

  #missing(missing: Coverage['missing'], { byAttribute }: Catalogue): TemplateResult {
    return html`<ul class="entries">
      ${missing.map(({ attribute, askedCount }) => {
        const known = byAttribute.get(attribute);
        if (known === undefined) return nothing;
        const isFact = known.kept === 'fact';
        return html`<li>
          <div>
            <p class="title">${nameOf(known)}</p>
            <p class="hint">${askedCount === 0 ? msg('Guests of most houses ask it', { id: 'desk-missing-usual' }) : plural(msg('one: asked once | other: asked # times', { id: 'desk-asked-times' }), askedCount)}</p>
          </div>
          ${
            this.can('property:write')
              ? html`<div class="actions"><a class="button" aria-label="${msg('Write it', { id: 'desk-missing-write' })}: ${nameOf(known)}" href=${writeRoute('teach', isFact ? `facts/${attribute}` : '')}>${msg('Write it', { id: 'desk-missing-write' })}</a></div>`
              : nothing
          }
        </li>`;
      })}
    </ul>`;
  }
}
