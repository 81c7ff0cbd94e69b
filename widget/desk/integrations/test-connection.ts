import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { count, fields, list, text } from '../data/read/read.ts';
import { icon } from '../ui/look/icons.ts';
import { formatNumber } from '../ui/words/format.ts';
import { PmsPanel, serverText } from './pms-panel.ts';
import { sendToPms } from './source/pms-source.ts';

interface TestResult {
  ok: boolean;
  latencyMs: number;
  checks: readonly { name: string; ok: boolean; detail: string }[];
}

/** Tests the connection by real calls to the PMS, and shows each check: reachability, credentials and permissions. */
export class DeskPmsTest extends PmsPanel<true> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      ul {
        display: grid;
        gap: var(--space-2);
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--space-2);
      }
      li .told {
        grid-column: 2;
      }
      .ok {
        color: var(--ok);
      }
      .failed {
        color: var(--danger);
      }
    `,
  ];

  /** The start of the paths of the calls. */
  @property() base = '/api/integrations/pms';
  /** Whether to test at once, because the PMS was connected just now. */
  @property({ type: Boolean }) fresh = false;
  @state() private result: TestResult | null = null;

  protected override load(): Promise<true> {
    return Promise.resolve(true); // Loads nothing: the test runs on request.
  }

  protected override failedWords(): string {
    return '';
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    if (this.fresh) void this.#test();
  }

  override render(): TemplateResult {
    return html`<div class="row">
        <button class="button" ?disabled=${this.busy} @click=${() => this.#test()}>${msg('Test the connection', { id: 'desk-pms-test' })}</button>
        <span class="hint" role="status">${this.#words()}</span>
      </div>
      ${this.refusal()}
      ${
        this.result === null
          ? nothing
          : html`<ul>
              ${this.result.checks.map(
                ({ name, ok, detail }) => html`<li>
                  <span class=${ok ? 'ok' : 'failed'}>${icon(ok ? 'check' : 'alert')}<span class="visually-hidden">${ok ? msg('Works', { id: 'desk-pms-works' }) : msg('Does not work', { id: 'desk-pms-works-not' })}</span></span>
                  <span class="title told" lang="en" dir="auto">${name}</span>
                  ${serverText(detail)}
                </li>`,
              )}
            </ul>`
      }`;
  }

  #words(): string {
    if (this.busy) return msg('Testing …', { id: 'desk-pms-testing' });
    if (this.result === null) return '';
    const word = this.result.ok
      ? msg('Works', { id: 'desk-pms-works' })
      : msg('Does not work', { id: 'desk-pms-works-not' });
    return `${word} · ${formatNumber(this.result.latencyMs)} ms`;
  }

  async #test(): Promise<void> {
    this.result = null;
    await this.attempt(async () => {
      const from = fields(await sendToPms(this.desk)('GET', `${this.base}/test`));
      this.result = {
        ok: from?.['ok'] === true,
        latencyMs: count(from?.['latencyMs']),
        checks: list(from?.['checks'], (check) => {
          const { name, ok, detail } = fields(check) ?? {};
          return { name: text(name), ok: ok === true, detail: text(detail) };
        }),
      };
    });
  }
}
