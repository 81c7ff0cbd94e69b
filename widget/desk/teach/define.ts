import { DeskDecision } from '../inbox/decision.ts';
import { defineAll } from '../ui/define-all.ts';
import { DeskEditOffers } from './edit-offers.ts';
import { DeskEditReplies } from './edit-replies.ts';
import { DeskFaqImport } from './faq-import.ts';
import { DeskFaqs } from './faqs.ts';
import { DeskGuestLikes } from './guest-likes.ts';
import { DeskTeachHouse } from './house.ts';
import { DeskTeach } from './teach.ts';
import { DeskTryIt } from './try-it.ts';
import { DeskUnanswered } from './unanswered.ts';

defineAll({
  'desk-decision': DeskDecision,
  'desk-faqs': DeskFaqs,
  'desk-faq-import': DeskFaqImport,
  'desk-teach-house': DeskTeachHouse,
  'desk-unanswered': DeskUnanswered,
  'desk-guest-likes': DeskGuestLikes,
  'desk-edit-replies': DeskEditReplies,
  'desk-edit-offers': DeskEditOffers,
  'desk-try-it': DeskTryIt,
  'desk-teach': DeskTeach,
});
