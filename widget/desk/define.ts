import { ServiceDesk } from './service-desk.ts';
import { DeskAlarmList } from './shell/alarm-list.ts';
import { DeskAlerts } from './shell/alerts.ts';
import { DeskConfirm } from './shell/confirm.ts';
import { DeskEmergencies } from './shell/emergencies.ts';
import { DeskFactorGate } from './shell/factor-gate.ts';
import { DeskForgotPassword } from './shell/forgot-password.ts';
import { DeskLanguage } from './shell/language.ts';
import { DeskNewPassword } from './shell/new-password.ts';
import { DeskPalette } from './shell/palette.ts';
import { DeskPlanNotice } from './shell/plan-notice.ts';
import { DeskShell } from './shell/shell.ts';
import { DeskShortcuts } from './shell/shortcuts.ts';
import { DeskSignIn } from './shell/sign-in.ts';
import { DeskToasts } from './shell/toasts.ts';
import { DeskUserMenu } from './shell/user-menu.ts';
import { DeskWritingNotice } from './shell/writing-notice.ts';
import { defineAll } from './ui/define-all.ts';
import { useOwnIcons } from './ui/look/web-awesome.ts';
import { DeskEmpty, DeskFailed, DeskLoading } from './ui/states.ts';

/** Makes the desk's frame known to the page. Each view defines its own elements when it is first shown. */
export function defineDesk(): void {
  useOwnIcons();
  defineAll({
    'desk-empty': DeskEmpty,
    'desk-failed': DeskFailed,
    'desk-loading': DeskLoading,
    'desk-alerts': DeskAlerts,
    'desk-confirm': DeskConfirm,
    'desk-factor-gate': DeskFactorGate,
    'desk-forgot-password': DeskForgotPassword,
    'desk-alarm-list': DeskAlarmList,
    'desk-emergencies': DeskEmergencies,
    'desk-language': DeskLanguage,
    'desk-user-menu': DeskUserMenu,
    'desk-new-password': DeskNewPassword,
    'desk-plan-notice': DeskPlanNotice,
    'desk-writing-notice': DeskWritingNotice,
    'desk-palette': DeskPalette,
    'desk-shortcuts': DeskShortcuts,
    'desk-sign-in': DeskSignIn,
    'desk-toasts': DeskToasts,
    'desk-shell': DeskShell,
    'service-desk': ServiceDesk,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'service-desk': ServiceDesk;
  }
}
