import { DeskDecision } from '../inbox/decision.ts';
import { DeskHoursField } from '../settings/property/hours-field.ts';
import { DeskPlaceGuess } from '../settings/property/place-guess.ts';
import { DeskSetupScript } from '../settings/site/setup-script.ts';
import { DeskFaqImport } from '../teach/faq-import.ts';
import { DeskTeachHouse } from '../teach/house.ts';
import { DeskTryIt } from '../teach/try-it.ts';
import { defineAll } from '../ui/define-all.ts';
import { DeskGuide } from './guide.ts';
import { DeskGuideHouse } from './house.ts';
import { DeskGuideSite } from './site-step.ts';
import { DeskGuideTeach } from './teach-step.ts';

defineAll({
  'desk-decision': DeskDecision,
  'desk-hours-field': DeskHoursField,
  'desk-place-guess': DeskPlaceGuess,
  'desk-setup-script': DeskSetupScript,
  'desk-faq-import': DeskFaqImport,
  'desk-teach-house': DeskTeachHouse,
  'desk-try-it': DeskTryIt,
  'desk-guide-house': DeskGuideHouse,
  'desk-guide-teach': DeskGuideTeach,
  'desk-guide-site': DeskGuideSite,
  'desk-guide': DeskGuide,
});
