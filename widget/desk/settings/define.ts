import { defineAll } from '../ui/define-all.ts';
import { DeskSetup } from './setup.ts';
import { DeskSetupActivate } from './setup-activate.ts';
import { DeskSetupProperty } from './setup-property.ts';
import { DeskSetupScript } from './setup-script.ts';

defineAll({
  'desk-setup-activate': DeskSetupActivate,
  'desk-setup-property': DeskSetupProperty,
  'desk-setup-script': DeskSetupScript,
  'desk-setup': DeskSetup,
});
