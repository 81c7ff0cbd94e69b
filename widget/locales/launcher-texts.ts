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
  ar: texts('فتح المحادثة', 'إغلاق المحادثة', 'رسائل جديدة: {count}', 'إخفاء'),
  bg: texts('Отваряне на чата', 'Затваряне на чата', 'Нови съобщения: {count}', 'Скриване'),
  bn: texts('চ্যাট খুলুন', 'চ্যাট বন্ধ করুন', 'নতুন বার্তা: {count}', 'সরান'),
  ca: texts('Obre el xat', 'Tanca el xat', 'Missatges nous: {count}', 'Amaga'),
  cs: texts('Otevřít chat', 'Zavřít chat', 'Nové zprávy: {count}', 'Skrýt'),
  da: texts('Åbn chatten', 'Luk chatten', 'Nye beskeder: {count}', 'Skjul'),
  de: texts('Chat öffnen', 'Chat schließen', 'Neue Nachrichten: {count}', 'Ausblenden'),
  el: texts('Άνοιγμα συνομιλίας', 'Κλείσιμο συνομιλίας', 'Νέα μηνύματα: {count}', 'Απόκρυψη'),
  en: texts('Open chat', 'Close chat', 'New messages: {count}', 'Dismiss'),
  es: texts('Abrir el chat', 'Cerrar el chat', 'Mensajes nuevos: {count}', 'Ocultar'),
  et: texts('Ava vestlus', 'Sulge vestlus', 'Uued sõnumid: {count}', 'Peida'),
  fa: texts('باز کردن گفتگو', 'بستن گفتگو', 'پیام‌های جدید: {count}', 'پنهان کردن'),
  fi: texts('Avaa chat', 'Sulje chat', 'Uusia viestejä: {count}', 'Piilota'),
  fil: texts('Buksan ang chat', 'Isara ang chat', 'Mga bagong mensahe: {count}', 'Itago'),
  fr: texts('Ouvrir le chat', 'Fermer le chat', 'Nouveaux messages : {count}', 'Masquer'),
  he: texts('פתיחת הצ׳אט', 'סגירת הצ׳אט', 'הודעות חדשות: {count}', 'הסתרה'),
  hi: texts('चैट खोलें', 'चैट बंद करें', 'नए संदेश: {count}', 'हटाएँ'),
  hr: texts('Otvori chat', 'Zatvori chat', 'Nove poruke: {count}', 'Sakrij'),
  hu: texts('Csevegés megnyitása', 'Csevegés bezárása', 'Új üzenetek: {count}', 'Elrejtés'),
  id: texts('Buka chat', 'Tutup chat', 'Pesan baru: {count}', 'Sembunyikan'),
  is: texts('Opna spjall', 'Loka spjalli', 'Ný skilaboð: {count}', 'Fela'),
  it: texts('Apri la chat', 'Chiudi la chat', 'Nuovi messaggi: {count}', 'Nascondi'),
  ja: texts('チャットを開く', 'チャットを閉じる', '新着メッセージ：{count}件', '閉じる'),
  ka: texts('ჩატის გახსნა', 'ჩატის დახურვა', 'ახალი შეტყობინებები: {count}', 'დამალვა'),
  ko: texts('채팅 열기', '채팅 닫기', '새 메시지: {count}개', '닫기'),
  lt: texts('Atidaryti pokalbį', 'Uždaryti pokalbį', 'Naujos žinutės: {count}', 'Slėpti'),
  lv: texts('Atvērt tērzēšanu', 'Aizvērt tērzēšanu', 'Jaunas ziņas: {count}', 'Paslēpt'),
  ms: texts('Buka sembang', 'Tutup sembang', 'Mesej baharu: {count}', 'Sembunyikan'),
  nb: texts('Åpne chatten', 'Lukk chatten', 'Nye meldinger: {count}', 'Skjul'),
  nl: texts('Chat openen', 'Chat sluiten', 'Nieuwe berichten: {count}', 'Verbergen'),
  pl: texts('Otwórz czat', 'Zamknij czat', 'Nowe wiadomości: {count}', 'Ukryj'),
  pt: texts('Abrir o chat', 'Fechar o chat', 'Novas mensagens: {count}', 'Ocultar'),
  ro: texts('Deschide chatul', 'Închide chatul', 'Mesaje noi: {count}', 'Ascunde'),
  ru: texts('Открыть чат', 'Закрыть чат', 'Новые сообщения: {count}', 'Скрыть'),
  sk: texts('Otvoriť chat', 'Zavrieť chat', 'Nové správy: {count}', 'Skryť'),
  sl: texts('Odpri klepet', 'Zapri klepet', 'Nova sporočila: {count}', 'Skrij'),
  sr: texts('Отвори ћаскање', 'Затвори ћаскање', 'Нове поруке: {count}', 'Сакриј'),
  sv: texts('Öppna chatten', 'Stäng chatten', 'Nya meddelanden: {count}', 'Dölj'),
  th: texts('เปิดแชท', 'ปิดแชท', 'ข้อความใหม่: {count}', 'ซ่อน'),
  tr: texts('Sohbeti aç', 'Sohbeti kapat', 'Yeni mesajlar: {count}', 'Gizle'),
  uk: texts('Відкрити чат', 'Закрити чат', 'Нові повідомлення: {count}', 'Сховати'),
  ur: texts('چیٹ کھولیں', 'چیٹ بند کریں', 'نئے پیغامات: {count}', 'ہٹائیں'),
  vi: texts('Mở trò chuyện', 'Đóng trò chuyện', 'Tin nhắn mới: {count}', 'Ẩn'),
  'zh-Hans': texts('打开聊天', '关闭聊天', '新消息：{count}条', '关闭'),
  'zh-Hant': texts('開啟聊天', '關閉聊天', '新訊息：{count}則', '關閉'),
};

export const LOCALES = Object.keys(LAUNCHER_TEXTS);
