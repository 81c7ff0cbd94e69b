import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { Right } from '../../../shared/domain/staff/rights.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { type Section, SectionsInSight, sectionNav, sectionStyles } from '../ui/sections.ts';

type Part = Section & { right: Right };

/** Everything that is set once and then seldom touched, in sections; what one may not do has no section. */
export class DeskSettings extends DeskElement {
  static override styles = [
    controls,
    sectionStyles,
    css`
      .section {
        display: grid;
        gap: var(--space-4);
        align-content: start;
      }
      .steps {
        padding: var(--space-4) var(--space-3) 0;
      }
    `,
  ];

  protected readonly inSight = new SectionsInSight(this);

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.propertyId, state.rights];
  }

  override render(): TemplateResult {
    const parts = PARTS.filter(({ right }) => this.can(right));
    const { rest } = this.deskState.route;
    const here = parts.find(({ name }) => name === rest) ?? parts[0];
    if (here === undefined) return html``;
    return html`
      <div>
        ${sectionNav('settings', msg('Settings', { id: 'desk-settings' }), parts, here)}
        <p class="steps"><a href=${writeRoute('start')}>${msg('First steps', { id: 'desk-guide' })}</a></p>
      </div>
      <div class="section">${here.render()}</div>
    `;
  }
}

const PARTS: readonly Part[] = [
  {
    name: 'property',
    right: 'property:write',
    word: () => msg('Your house', { id: 'desk-setup-property' }),
    render: () => html`<desk-setup-property></desk-setup-property>`,
  },
  {
    name: 'activate',
    right: 'property:write',
    word: () => msg('Hours and holidays', { id: 'desk-set-hours' }),
    render: () => html`<desk-setup-activate></desk-setup-activate>`,
  },
  {
    name: 'targets',
    right: 'property:write',
    word: () => msg('Targets', { id: 'desk-targets' }),
    render: () => html`<desk-setup-targets></desk-setup-targets>`,
  },
  {
    name: 'report',
    right: 'account:read',
    word: () => msg('Monthly report', { id: 'desk-report' }),
    render: () => html`<desk-setup-report></desk-setup-report>`,
  },
  {
    name: 'emergencies',
    right: 'property:write',
    word: () => msg('Emergencies', { id: 'desk-set-emergencies' }),
    render: () => html`<desk-rehearsal></desk-rehearsal><desk-setup-escalation></desk-setup-escalation>`,
  },
  {
    name: 'ai',
    right: 'property:write',
    word: () => msg('The AI', { id: 'desk-ai-mode' }),
    render: () => html`<desk-setup-ai></desk-setup-ai>`,
  },
  {
    name: 'arrival',
    right: 'property:write',
    word: () => msg('When guests arrive', { id: 'desk-arrival' }),
    render: () => html`<desk-setup-arrival></desk-setup-arrival>`,
  },
  {
    name: 'channels',
    right: 'property:write',
    word: () => msg('Channels', { id: 'desk-channels' }),
    render: () => html`<desk-channels></desk-channels>`,
  },
  {
    name: 'script',
    right: 'property:write',
    word: () => msg('On your site', { id: 'desk-setup-script' }),
    render: () => html`<desk-setup-script></desk-setup-script><desk-setup-origins></desk-setup-origins>`,
  },
  {
    name: 'look',
    right: 'property:write',
    word: () => msg('Look and first words', { id: 'desk-look' }),
    render: () => html`<desk-setup-look></desk-setup-look>`,
  },
  {
    name: 'labels',
    right: 'property:write',
    word: () => msg('Labels', { id: 'desk-labels' }),
    render: () => html`<desk-labels></desk-labels>`,
  },
  {
    name: 'macros',
    right: 'property:write',
    word: () => msg('Macros', { id: 'desk-macros' }),
    render: () => html`<desk-macros></desk-macros>`,
  },
  {
    name: 'staff',
    right: 'staff:invite',
    word: () => msg('Staff and roles', { id: 'desk-settings-staff' }),
    render: () => html`<desk-staff></desk-staff><desk-sign-in-rule></desk-sign-in-rule>`,
  },
  {
    name: 'keys',
    right: 'keys:read',
    word: () => msg('Keys', { id: 'desk-set-keys' }),
    render: () => html`<desk-keys></desk-keys><desk-identity-key></desk-identity-key>`,
  },
  {
    name: 'webhooks',
    right: 'property:write',
    word: () => msg('Webhooks', { id: 'desk-hooks' }),
    render: () => html`<desk-webhooks></desk-webhooks>`,
  },
  {
    name: 'retention',
    right: 'property:write',
    word: () => msg('Keeping data', { id: 'desk-set-retention' }),
    render: () => html`<desk-setup-retention></desk-setup-retention>`,
  },
  {
    name: 'processing',
    right: 'property:write',
    word: () => msg('Record of processing', { id: 'desk-processing' }),
    render: () => html`<desk-processing></desk-processing>`,
  },
  {
    name: 'network',
    right: 'account:write',
    word: () => msg('Network', { id: 'desk-network' }),
    render: () => html`<desk-network></desk-network>`,
  },
  {
    name: 'plan',
    right: 'account:read',
    word: () => msg('Plan and usage', { id: 'desk-plan' }),
    render: () => html`<desk-plan></desk-plan>`,
  },
  {
    name: 'audit',
    right: 'audit:read',
    word: () => msg('Audit log', { id: 'desk-audit' }),
    render: () => html`<desk-audit></desk-audit>`,
  },
  {
    name: 'backup',
    right: 'account:write',
    word: () => msg('Backup', { id: 'desk-set-backup' }),
    render: () => html`<desk-backups></desk-backups>`,
  },
];
