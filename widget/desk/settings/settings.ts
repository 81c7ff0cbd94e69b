import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { Right } from '../../../shared/domain/staff/rights.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { type Section, SectionsInSight, sectionNav, sectionStyles } from '../ui/sections.ts';

type Part = Section & { right: Right };

/** The settings in sections. Sections that the user may not use are left out. */
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

const theHouse = () => msg('The house', { id: 'desk-group-house' });
const guests = () => msg('Guests and the AI', { id: 'desk-group-guests' });
const team = () => msg('The team', { id: 'desk-group-team' });
const programs = () => msg('Other programs', { id: 'desk-group-programs' });
const keeping = () => msg('Account and data', { id: 'desk-group-account' });

const PARTS: readonly Part[] = [
  {
    name: 'property',
    group: theHouse,
    right: 'property:write',
    word: () => msg('Your house', { id: 'desk-setup-property' }),
    render: () => html`<desk-setup-property></desk-setup-property>`,
  },
  {
    name: 'activate',
    group: theHouse,
    right: 'property:write',
    word: () => msg('Hours and holidays', { id: 'desk-set-hours' }),
    render: () => html`<desk-setup-activate></desk-setup-activate>`,
  },
  {
    name: 'arrival',
    group: theHouse,
    right: 'property:write',
    word: () => msg('When guests arrive', { id: 'desk-arrival' }),
    render: () => html`<desk-setup-arrival></desk-setup-arrival>`,
  },
  {
    name: 'emergencies',
    group: theHouse,
    right: 'property:write',
    word: () => msg('Emergencies', { id: 'desk-set-emergencies' }),
    render: () => html`<desk-rehearsal></desk-rehearsal><desk-setup-escalation></desk-setup-escalation>`,
  },
  {
    name: 'ai',
    group: guests,
    right: 'property:write',
    word: () => msg('The AI', { id: 'desk-ai-mode' }),
    render: () => html`<desk-setup-ai></desk-setup-ai>`,
  },
  {
    name: 'look',
    group: guests,
    right: 'property:write',
    word: () => msg('Look and first words', { id: 'desk-look' }),
    render: () => html`<desk-setup-look></desk-setup-look>`,
  },
  {
    name: 'script',
    group: guests,
    right: 'property:write',
    word: () => msg('On your site', { id: 'desk-setup-script' }),
    render: () => html`<desk-setup-script></desk-setup-script><desk-setup-origins></desk-setup-origins>`,
  },
  {
    name: 'channels',
    group: guests,
    right: 'property:write',
    word: () => msg('Channels', { id: 'desk-channels' }),
    render: () => html`<desk-channels></desk-channels>`,
  },
  {
    name: 'staff',
    group: team,
    right: 'staff:invite',
    word: () => msg('Staff and roles', { id: 'desk-settings-staff' }),
    render: () => html`<desk-staff></desk-staff><desk-sign-in-rule></desk-sign-in-rule>`,
  },
  {
    name: 'labels',
    group: team,
    right: 'property:write',
    word: () => msg('Labels', { id: 'desk-labels' }),
    render: () => html`<desk-labels></desk-labels>`,
  },
  {
    name: 'macros',
    group: team,
    right: 'property:write',
    word: () => msg('Macros', { id: 'desk-macros' }),
    render: () => html`<desk-macros></desk-macros>`,
  },
  {
    name: 'targets',
    group: team,
    right: 'property:write',
    word: () => msg('Targets', { id: 'desk-targets' }),
    render: () => html`<desk-setup-targets></desk-setup-targets>`,
  },
  {
    name: 'report',
    group: team,
    right: 'account:read',
    word: () => msg('Monthly report', { id: 'desk-report' }),
    render: () => html`<desk-setup-report></desk-setup-report>`,
  },
  {
    name: 'keys',
    group: programs,
    right: 'keys:read',
    word: () => msg('Keys', { id: 'desk-set-keys' }),
    render: () => html`<desk-keys></desk-keys><desk-identity-key></desk-identity-key>`,
  },
  {
    name: 'webhooks',
    group: programs,
    right: 'property:write',
    word: () => msg('Webhooks', { id: 'desk-hooks' }),
    render: () => html`<desk-webhooks></desk-webhooks>`,
  },
  {
    name: 'retention',
    group: keeping,
    right: 'property:write',
    word: () => msg('Keeping data', { id: 'desk-set-retention' }),
    render: () => html`<desk-setup-retention></desk-setup-retention>`,
  },
  {
    name: 'processing',
    group: keeping,
    right: 'property:write',
    word: () => msg('Record of processing', { id: 'desk-processing' }),
    render: () => html`<desk-processing></desk-processing>`,
  },
  {
    name: 'audit',
    group: keeping,
    right: 'audit:read',
    word: () => msg('Audit log', { id: 'desk-audit' }),
    render: () => html`<desk-audit></desk-audit>`,
  },
  {
    name: 'backup',
    group: keeping,
    right: 'account:write',
    word: () => msg('Backup', { id: 'desk-set-backup' }),
    render: () => html`<desk-backups></desk-backups>`,
  },
  {
    name: 'network',
    group: keeping,
    right: 'account:write',
    word: () => msg('Network', { id: 'desk-network' }),
    render: () => html`<desk-network></desk-network>`,
  },
  {
    name: 'plan',
    group: keeping,
    right: 'account:read',
    word: () => msg('Plan and usage', { id: 'desk-plan' }),
    render: () => html`<desk-plan></desk-plan>`,
  },
];
