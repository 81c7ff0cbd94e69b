/** The few words the launcher says before anything else is loaded, so they travel with it. */
export interface LauncherTexts {
  readonly open: string;
  readonly dismiss: string;
}

const texts = (open: string, dismiss: string): LauncherTexts => ({ open, dismiss });

/** One row per locale the panel speaks; a test holds the two lists equal. */
export const LAUNCHER_TEXTS: Readonly<Record<string, LauncherTexts>> = {
  ar: texts('فتح المحادثة', 'إخفاء'),
  bg: texts('Отваряне на чата', 'Скриване'),
  bn: texts('চ্যাট খুলুন', 'সরান'),
  ca: texts('Obre el xat', 'Amaga'),
  cs: texts('Otevřít chat', 'Skrýt'),
  da: texts('Åbn chatten', 'Skjul'),
  de: texts('Chat öffnen', 'Ausblenden'),
  el: texts('Άνοιγμα συνομιλίας', 'Απόκρυψη'),
  en: texts('Open chat', 'Dismiss'),
  es: texts('Abrir el chat', 'Ocultar'),
  et: texts('Ava vestlus', 'Peida'),
  fa: texts('باز کردن گفتگو', 'پنهان کردن'),
  fi: texts('Avaa chat', 'Piilota'),
  fil: texts('Buksan ang chat', 'Itago'),
  fr: texts('Ouvrir le chat', 'Masquer'),
  he: texts('פתיחת הצ׳אט', 'הסתרה'),
  hi: texts('चैट खोलें', 'हटाएँ'),
  hr: texts('Otvori chat', 'Sakrij'),
  hu: texts('Csevegés megnyitása', 'Elrejtés'),
  id: texts('Buka chat', 'Sembunyikan'),
  is: texts('Opna spjall', 'Fela'),
  it: texts('Apri la chat', 'Nascondi'),
  ja: texts('チャットを開く', '閉じる'),
  ka: texts('ჩატის გახსნა', 'დამალვა'),
  ko: texts('채팅 열기', '닫기'),
  lt: texts('Atidaryti pokalbį', 'Slėpti'),
  lv: texts('Atvērt tērzēšanu', 'Paslēpt'),
  ms: texts('Buka sembang', 'Sembunyikan'),
  nb: texts('Åpne chatten', 'Skjul'),
  nl: texts('Chat openen', 'Verbergen'),
  pl: texts('Otwórz czat', 'Ukryj'),
  pt: texts('Abrir o chat', 'Ocultar'),
  ro: texts('Deschide chatul', 'Ascunde'),
  ru: texts('Открыть чат', 'Скрыть'),
  sk: texts('Otvoriť chat', 'Skryť'),
  sl: texts('Odpri klepet', 'Skrij'),
  sr: texts('Отвори ћаскање', 'Сакриј'),
  sv: texts('Öppna chatten', 'Dölj'),
  th: texts('เปิดแชท', 'ซ่อน'),
  tr: texts('Sohbeti aç', 'Gizle'),
  uk: texts('Відкрити чат', 'Сховати'),
  ur: texts('چیٹ کھولیں', 'ہٹائیں'),
  vi: texts('Mở trò chuyện', 'Ẩn'),
  'zh-Hans': texts('打开聊天', '关闭'),
  'zh-Hant': texts('開啟聊天', '關閉'),
};

export const LOCALES = Object.keys(LAUNCHER_TEXTS);
