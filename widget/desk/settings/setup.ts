import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { formatNumber } from '../ui/format.ts';
import { setupStyles } from './setup-styles.ts';

const SETUP_SECTIONS = ['property', 'activate', 'script'] as const;
type SetupSection = (typeof SETUP_SECTIONS)[number];

/** The essentials of the property in steps, each of which can be left and come back to. */
export class DeskSetup extends DeskElement {
  static override styles = [controls, setupStyles];

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.propertyId];
  }

  override render(): TemplateResult {
    const { route } = this.deskState;
    const here = SETUP_SECTIONS.find((section) => section === route.rest) ?? 'property';
    return html`
      <nav aria-label=${msg('Settings', { id: 'desk-settings' })}>
        <ol>
          ${SETUP_SECTIONS.map(
            (section, index) => html`<li>
              <a href=${writeRoute('settings', section)} aria-current=${section === here ? 'step' : 'false'}>
                <span class="step" aria-hidden="true">${formatNumber(index + 1)}</span> ${sectionWord(section)}
              </a>
            </li>`,
          )}
        </ol>
      </nav>
      <div class="section">${this.#section(here)}</div>
    `;
  }

  #section(section: SetupSection): TemplateResult {
    // Keyed by property through the element's own task: another property loads anew.
    switch (section) {
      case 'property':
        return html`<desk-setup-property></desk-setup-property>`;
      case 'activate':
        return html`<desk-setup-activate></desk-setup-activate>`;
      case 'script':
        return html`<desk-setup-script></desk-setup-script>`;
      default:
        return section satisfies never;
    }
  }
}

function sectionWord(section: SetupSection): string {
  switch (section) {
    case 'property':
      return msg('Your house', { id: 'desk-setup-property' });
    case 'activate':
      return msg('Activate', { id: 'desk-setup-activate' });
    case 'script':
      return msg('On your site', { id: 'desk-setup-script' });
    default:
      return section satisfies never;
  }
}
