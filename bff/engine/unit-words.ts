/** What a price is for. */
export type PriceUnit = 'night' | 'day' | 'hour' | 'person' | 'week' | 'stay' | 'piece';

/** Words beside a price that say what it is for, in the languages hotels write their answers in. */
export const UNIT_WORDS: Record<Exclude<PriceUnit, 'piece'>, RegExp> = {
  night: /(?:night|nacht|nuit|noche|notte|noite|noc|gece|泊|夜|晚|ночь|ночі|ليلة|natt|nat\b|yö|éj|noapte)/iu,
  day: /(?:\bday|\btag|jour|día|dia\b|giorno|dag\b|dzień|gün|日|天|день|يوم|päivä|nap\b|zi\b|den\b|daily|täglich)/iu,
  hour: /(?:hour|stunde|heure|hora|\bora\b|uur\b|godzin|saat|時間|小时|小時|час|ساعة|time\b|tunti|óra)/iu,
  person:
    /(?:person|adult|gast|guest|personne|persona|pessoa|persoon|osob|kişi|人|名|человек|шخص|شخص|henkilö|fő\b|erwachsen)/iu,
  week: /(?:week|woche|semaine|semana|settimana|tydzień|hafta|週|周|недел|أسبوع)/iu,
  stay: /(?:per stay|aufenthalt|séjour|estancia|soggiorno|estadia|verblijf|pobyt|konaklama|滞在)/iu,
};

/** How a hotel's answer begins when it says no, in the languages hotels write their answers in. */
export const SAYS_NO =
  /^(?:no\b|nein\b|non\b|nee\b|nie\b|não\b|hayır|нет|ні\b|لا\b|いいえ|没有|沒有|we (?:have|take|offer) no|there (?:is|are) no|we do not|we don['’]t|sorry|unfortunately|leider|wir haben (?:leider )?kein|es gibt (?:leider )?kein|nous n['’]avons pas|no tenemos|non abbiamo|não temos|wij hebben geen|we hebben geen)/iu;

export const SAYS_YES =
  /^(?:yes\b|ja\b|jawohl|oui\b|sí\b|si\b|sì\b|sim\b|tak\b|evet|да\b|так\b|نعم|はい|是的|有的|of course|certainly|natürlich|selbstverständlich|bien sûr|claro|certo)/iu;

export const SAYS_FREE =
  /(?:free of charge|for free|is free|are free|\bfree\b(?! rooms?)|complimentary|kostenlos|kostenfrei|gratis|gratuit|gratuito|gratuita|bezpłat|ücretsiz|бесплатн|безкоштовн|مجان|無料|免费|免費|무료)/iu;

export const NETWORK =
  /(?:network|netzwerk|réseau|red|rete|rede|ssid|wlan|ネットワーク|网络)\s*(?:name|is|ist)?\s*[:：]\s*[“"'«]?([^\s,;."”'»]+)/iu;
export const PASSWORD =
  /(?:password|passwort|kennwort|mot de passe|contraseña|password|palavra-passe|senha|wachtwoord|hasło|şifre|パスワード|密码|密碼)\s*(?:is|ist)?\s*[:：]?\s+?[“"'«]?([^\s,;"”'»]+)/iu;
