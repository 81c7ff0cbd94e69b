/** The few words the launcher says before anything else is loaded, so they travel with it. */
export interface LauncherTexts {
  readonly open: string;
  readonly dismiss: string;
}

/** One row per locale the panel speaks; a test holds the two lists equal. "To open|to take the bubble away". */
const TEXTS: Readonly<Record<string, string>> = {
  ar: 'فتح المحادثة|إخفاء',
  bg: 'Отваряне на чата|Скриване',
  bn: 'চ্যাট খুলুন|সরান',
  ca: 'Obre el xat|Amaga',
  cs: 'Otevřít chat|Skrýt',
  da: 'Åbn chatten|Skjul',
  de: 'Chat öffnen|Ausblenden',
  el: 'Άνοιγμα συνομιλίας|Απόκρυψη',
  en: 'Open chat|Dismiss',
  es: 'Abrir el chat|Ocultar',
  et: 'Ava vestlus|Peida',
  fa: 'باز کردن گفتگو|پنهان کردن',
  fi: 'Avaa chat|Piilota',
  fil: 'Buksan ang chat|Itago',
  fr: 'Ouvrir le chat|Masquer',
  he: 'פתיחת הצ׳אט|הסתרה',
  hi: 'चैट खोलें|हटाएँ',
  hr: 'Otvori chat|Sakrij',
  hu: 'Csevegés megnyitása|Elrejtés',
  id: 'Buka chat|Sembunyikan',
  is: 'Opna spjall|Fela',
  it: 'Apri la chat|Nascondi',
  ja: 'チャットを開く|閉じる',
  ka: 'ჩატის გახსნა|დამალვა',
  ko: '채팅 열기|닫기',
  lt: 'Atidaryti pokalbį|Slėpti',
  lv: 'Atvērt tērzēšanu|Paslēpt',
  ms: 'Buka sembang|Sembunyikan',
  nb: 'Åpne chatten|Skjul',
  nl: 'Chat openen|Verbergen',
  pl: 'Otwórz czat|Ukryj',
  pt: 'Abrir o chat|Ocultar',
  ro: 'Deschide chatul|Ascunde',
  ru: 'Открыть чат|Скрыть',
  sk: 'Otvoriť chat|Skryť',
  sl: 'Odpri klepet|Skrij',
  sr: 'Отвори ћаскање|Сакриј',
  sv: 'Öppna chatten|Dölj',
  th: 'เปิดแชท|ซ่อน',
  tr: 'Sohbeti aç|Gizle',
  uk: 'Відкрити чат|Сховати',
  ur: 'چیٹ کھولیں|ہٹائیں',
  vi: 'Mở trò chuyện|Ẩn',
  'zh-Hans': '打开聊天|关闭',
  'zh-Hant': '開啟聊天|關閉',
};

export const LOCALES = Object.keys(TEXTS);

/** The launcher's words in one of the locales. */
export function launcherTexts(locale: string): LauncherTexts {
  const [open = '', dismiss = ''] = (TEXTS[locale] ?? '').split('|');
  return { open, dismiss };
}
