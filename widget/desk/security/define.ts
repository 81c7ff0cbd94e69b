import { defineAll } from '../ui/define-all.ts';
import { DeskOwnFactors } from './own-factors.ts';
import { DeskOwnPassword } from './own-password.ts';
import { DeskOwnSessions } from './own-sessions.ts';

defineAll({
  'desk-own-factors': DeskOwnFactors,
  'desk-own-password': DeskOwnPassword,
  'desk-own-sessions': DeskOwnSessions,
});

declare global {
  interface HTMLElementTagNameMap {
    'desk-own-factors': DeskOwnFactors;
    'desk-own-password': DeskOwnPassword;
    'desk-own-sessions': DeskOwnSessions;
  }
}
