import { defineAll } from '../ui/define-all.ts';
import { DeskAudit } from './audit.ts';
import { DeskBackups } from './backups.ts';
import { DeskChannels } from './channels.ts';
import { DeskHoursField } from './hours-field.ts';
import { DeskIdentityKey } from './identity-key.ts';
import { DeskKeys } from './keys.ts';
import { DeskLabels } from './labels.ts';
import { DeskLookPreview } from './look-preview.ts';
import { DeskNetwork } from './network.ts';
import { DeskPlan } from './plan.ts';
import { DeskProcessing } from './processing.ts';
import { DeskRehearsal } from './rehearsal.ts';
import { DeskSecretBox } from './secret-box.ts';
import { DeskSettings } from './settings.ts';
import { DeskSetupActivate } from './setup-activate.ts';
import { DeskSetupAi } from './setup-ai.ts';
import { DeskSetupLook } from './setup-look.ts';
import { DeskSetupOrigins } from './setup-origins.ts';
import { DeskSetupProperty } from './setup-property.ts';
import { DeskSetupRetention } from './setup-retention.ts';
import { DeskSetupScript } from './setup-script.ts';
import { DeskSignInRule } from './sign-in-rule.ts';
import { DeskStaff } from './staff.ts';
import { DeskTemplates } from './templates.ts';
import { DeskWebhookLog } from './webhook-log.ts';
import { DeskWebhooks } from './webhooks.ts';

defineAll({
  'desk-secret-box': DeskSecretBox,
  'desk-setup-property': DeskSetupProperty,
  'desk-setup-activate': DeskSetupActivate,
  'desk-setup-ai': DeskSetupAi,
  'desk-setup-script': DeskSetupScript,
  'desk-setup-origins': DeskSetupOrigins,
  'desk-look-preview': DeskLookPreview,
  'desk-setup-look': DeskSetupLook,
  'desk-setup-retention': DeskSetupRetention,
  'desk-sign-in-rule': DeskSignInRule,
  'desk-staff': DeskStaff,
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
  'desk-audit': DeskAudit,
  'desk-backups': DeskBackups,
  'desk-settings': DeskSettings,
});
