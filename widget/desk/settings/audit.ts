import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { count, fields, list, maybeText, readPage, text } from '../data/read.ts';
import { formatNumber, fullTime } from '../ui/format.ts';
import { auditWord } from './audit-words.ts';
import { LoadedSection } from './loaded-section.ts';
import { plainValue } from './merge-body.ts';

interface Entry {
  number: number;
  at: string;
  actor: string;
  action: string;
  subject: string;
  /** Each with its name. */
  detail: string[];
}
interface Log {
  names: ReadonlyMap<string, string>;
  entries: Entry[];
  next: string | null;
}

/** Who did what, and when: a log nobody can change. */
export class DeskAudit extends LoadedSection<Log> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      td {
        overflow-wrap: anywhere;
      }
      /* A name is broken between its words. */
      td:nth-child(2) {
        overflow-wrap: break-word;
      }
      td:first-child {
        white-space: nowrap;
      }
      .detail {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
      }
      /* A phone has no room for columns: each entry is read from above to below. */
      @media (max-width: 44rem) {
        thead {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        table,
        tbody,
        tr,
        td {
          display: block;
        }
        tr {
          padding-block: var(--space-2);
          border-block-end: 1px solid var(--line);
        }
        td {
          padding: 0;
          border: 0;
        }
      }
    `,
  ];

  @state() private older: Entry[] = [];
  @state() private next: string | null = null;

  protected override heading(): string {
    return msg('Audit log', { id: 'desk-audit' });
  }

  protected override hint(): string {
    return msg('Each entry is signed together with the one before: nothing can be changed or taken out unseen.', {
      id: 'desk-audit-hint',
    });
  }

  protected override async load(signal: AbortSignal): Promise<Log> {
    const staff = fields(await this.desk.world.send('GET', '/api/staff?limit=200', { signal }));
    const names = list(staff?.['items'], (item) => {
      const colleague = fields(item);
      return [text(colleague?.['id']), text(colleague?.['name']) || text(colleague?.['email'])] as const;
    });
    const page = await this.#page(null, signal);
    this.older = [];
    this.next = page.nextCursor;
    return { names: new Map(names), entries: page.items, next: page.nextCursor };
  }

  protected override body({ names, entries }: Log): TemplateResult {
    const shown = [...entries, ...this.older];
    return html`
      <div class="scroller" tabindex="0" role="region" aria-label=${this.heading()}>
        <table>
          <thead>
            <tr>
              <th scope="col">${msg('When', { id: 'desk-audit-when' })}</th>
              <th scope="col">${msg('Who', { id: 'desk-audit-who' })}</th>
              <th scope="col">${msg('What', { id: 'desk-audit-what' })}</th>
            </tr>
          </thead>
          <tbody>
            ${shown.map(
              ({ number, at, actor, action, subject, detail }) => html`<tr>
                <td><span class="hint">#${formatNumber(number)} ·</span> ${fullTime(at, this.deskState.timezone)}</td>
                <td><bdi>${names.get(actor) ?? actorWord(actor)}</bdi></td>
                <td>${auditWord(action)}<br /><code class="hint detail" dir="ltr" title=${action}><span>${subject}</span>${detail.map((part) => html`<span>${part}</span>`)}</code></td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${this.next === null ? nothing : html`<p><button class="button" @click=${() => void this.#more()}>${msg('Older entries', { id: 'desk-audit-more' })}</button></p>`}
    `;
  }

  async #more(): Promise<void> {
    try {
      const page = await this.#page(this.next, null);
      this.older = [...this.older, ...page.items];
      this.next = page.nextCursor;
    } catch (error) {
      this.desk.problem(error);
    }
  }

  async #page(cursor: string | null, signal: AbortSignal | null) {
    const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await this.desk.world.send('GET', `/api/audit?limit=50${query}`, signal === null ? {} : { signal });
    return readPage(answer, readEntry);
  }
}

/** Who is no colleague, or no longer one. */
function actorWord(actor: string): string {
  if (actor === 'system') return msg('ServiceChat itself', { id: 'desk-audit-system' });
  if (actor === 'unknown') return msg('Somebody unknown', { id: 'desk-audit-unknown' });
  if (actor === 'guest') return msg('A guest', { id: 'desk-audit-guest' });
  if (actor.startsWith('key_')) return msg('A program with a key', { id: 'desk-audit-key' });
  return actor.startsWith('usr_') ? msg('A former colleague', { id: 'desk-audit-former' }) : actor;
}

function readEntry(value: unknown): Entry | null {
  const from = fields(value);
  if (from === null) return null;
  const detail = Object.entries(fields(from['detail']) ?? {}).map(([name, given]) => `${name}: ${plainValue(given)}`);
  return {
    number: count(from['number']),
    at: text(from['at']),
    actor: text(from['actor']),
    action: text(from['action']),
    subject: maybeText(from['subject']) ?? '',
    detail,
  };
}
