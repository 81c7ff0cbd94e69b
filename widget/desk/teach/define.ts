import { DeskDecision } from '../inbox/decision.ts';
import { defineAll } from '../ui/define-all.ts';
import { DeskEditOffers } from './edit-offers.ts';
import { DeskEditReplies } from './edit-replies.ts';
import { DeskKnowledgeCoverage } from './facts/coverage.ts';
import { DeskFactForm } from './facts/fact-form.ts';
import { DeskFacts } from './facts/facts.ts';
import { DeskFaqImport } from './faq-import.ts';
import { DeskFaqs } from './faqs.ts';
import { DeskGuestPreferences } from './guest-preferences.ts';
import { DeskTeachHouse } from './house.ts';
import { DeskFoundFacts } from './site/found-facts.ts';
import { DeskSiteImport } from './site/site-import.ts';
import { DeskTeach } from './teach.ts';
import { DeskTextFiles } from './texts/text-files.ts';
import { DeskTexts } from './texts/texts.ts';
import { DeskTryIt } from './try-it.ts';
import { DeskUnanswered } from './unanswered.ts';

defineAll({
  'desk-decision': DeskDecision,
  'desk-faqs': DeskFaqs,
  'desk-faq-import': DeskFaqImport,
  'desk-site-import': DeskSiteImport,
  'desk-found-facts': DeskFoundFacts,
  'desk-facts': DeskFacts,
  'desk-fact-form': DeskFactForm,
  'desk-knowledge-coverage': DeskKnowledgeCoverage,
  'desk-texts': DeskTexts,
  'desk-text-files': DeskTextFiles,
  'desk-teach-house': DeskTeachHouse,
  'desk-unanswered': DeskUnanswered,
  'desk-guest-preferences': DeskGuestPreferences,
  'desk-edit-replies': DeskEditReplies,
  'desk-edit-offers': DeskEditOffers,
  'desk-try-it': DeskTryIt,
  'desk-teach': DeskTeach,
});
