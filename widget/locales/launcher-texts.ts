/** The few words the launcher says before anything else is loaded, so they travel with it. `{count}` is a number. */
export interface LauncherTexts {
  readonly open: string;
  readonly close: string;
  readonly unread: string;
  readonly dismiss: string;
}

const texts = (open: string, close: string, unread: string, dismiss: string): LauncherTexts => ({
  open,
  close,
  unread,
  dismiss,
});

/** One row per locale the panel speaks; a test holds the two lists equal. */
export const LAUNCHER_TEXTS: Readonly<Record<string, LauncherTexts>> = {
  en: texts('Open chat', 'Close chat', 'New messages: {count}', 'Dismiss'),
  de: texts('Chat öffnen', 'Chat schließen', 'Neue Nachrichten: {count}', 'Ausblenden'),
  fr: texts('Ouvrir le chat', 'Fermer le chat', 'Nouveaux messages : {count}', 'Masquer'),
  es: texts('Abrir el chat', 'Cerrar el chat', 'Mensajes nuevos: {count}', 'Ocultar'),
  it: texts('Apri la chat', 'Chiudi la chat', 'Nuovi messaggi: {count}', 'Nascondi'),
  ja: texts('チャットを開く', 'チャットを閉じる', '新着メッセージ：{count}件', '閉じる'),
  ar: texts('فتح المحادثة', 'إغلاق المحادثة', 'رسائل جديدة: {count}', 'إخفاء'),
};

export const LOCALES = Object.keys(LAUNCHER_TEXTS);
