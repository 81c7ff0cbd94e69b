import { defineAll } from '../ui/define-all.ts';
import { DeskAudit } from './account/audit.ts';
import { DeskBackups } from './account/backups.ts';
import { DeskIdentityKey } from './account/identity-key.ts';
import { DeskKeys } from './account/keys.ts';
import { DeskNetwork } from './account/network.ts';
import { DeskPlan } from './account/plan.ts';
import { DeskProcessing } from './account/processing.ts';
import { DeskSignInRule } from './account/sign-in-rule.ts';
import { DeskStaff } from './account/staff.ts';
import { DeskChannels } from './channels/channels.ts';
import { DeskTemplateUses } from './channels/template-uses.ts';
import { DeskTemplates } from './channels/templates.ts';
import { DeskWebhookLog } from './channels/webhook-log.ts';
import { DeskWebhooks } from './channels/webhooks.ts';
import { DeskLookPreview } from './look/look-preview.ts';
import { DeskSetupLook } from './look/setup-look.ts';
import { DeskHoursField } from './property/hours-field.ts';
import { DeskLabels } from './property/labels.ts';
import { DeskMacros } from './property/macros.ts';
import { DeskPlaceGuess } from './property/place-guess.ts';
import { DeskRehearsal } from './property/rehearsal.ts';
import { DeskSetupActivate } from './property/setup-activate.ts';
import { DeskSetupAi } from './property/setup-ai.ts';
import { DeskSetupArrival } from './property/setup-arrival.ts';
import { DeskSetupEscalation } from './property/setup-escalation.ts';
import { DeskSetupProperty } from './property/setup-property.ts';
import { DeskSetupReport } from './property/setup-report.ts';
import { DeskSetupRetention } from './property/setup-retention.ts';
import { DeskSetupTargets } from './property/setup-targets.ts';
import { DeskSecretBox } from './secret-box.ts';
import { DeskSettings } from './settings.ts';
import { DeskSetupOrigins } from './site/setup-origins.ts';
import { DeskSetupScript } from './site/setup-script.ts';

defineAll({
  'desk-secret-box': DeskSecretBox,
  'desk-place-guess': DeskPlaceGuess,
  'desk-setup-property': DeskSetupProperty,
  'desk-setup-activate': DeskSetupActivate,
  'desk-setup-ai': DeskSetupAi,
  'desk-setup-arrival': DeskSetupArrival,
  'desk-setup-script': DeskSetupScript,
  'desk-setup-origins': DeskSetupOrigins,
  'desk-look-preview': DeskLookPreview,
  'desk-setup-look': DeskSetupLook,
  'desk-setup-report': DeskSetupReport,
  'desk-setup-targets': DeskSetupTargets,
  'desk-setup-escalation': DeskSetupEscalation,
  'desk-setup-retention': DeskSetupRetention,
  'desk-sign-in-rule': DeskSignInRule,
  'desk-staff': DeskStaff,
  'desk-template-uses': DeskTemplateUses,
  'desk-templates': DeskTemplates,
  'desk-hours-field': DeskHoursField,
  'desk-keys': DeskKeys,
  'desk-identity-key': DeskIdentityKey,
  'desk-channels': DeskChannels,
  'desk-webhooks': DeskWebhooks,
  'desk-webhook-log': DeskWebhookLog,
  'desk-network': DeskNetwork,
  'desk-plan': DeskPlan,
  'desk-processing': DeskProcessing,
  'desk-rehearsal': DeskRehearsal,
  'desk-labels': DeskLabels,
  'desk-macros': DeskMacros,
  'desk-audit': DeskAudit,
  'desk-backups': DeskBackups,
  'desk-settings': DeskSettings,
});
