/** What a price is for. */
export type PriceUnit = 'night' | 'day' | 'hour' | 'person' | 'week' | 'stay' | 'piece';

/** Words beside a price that say what it is for, in the languages hotels write their answers in. */
export const UNIT_WORDS: Record<PriceUnit, RegExp> = {
  night: /(?:night|nacht|nuit|noche|notte|noite|noc|gece|泊|夜|晚|ночь|ночі|ليلة|natt|nat\b|yö|éj|noapte)/iu,
  day: /(?:\bday|\btag|jour|día|dia\b|giorno|dag\b|dzień|gün|日|天|день|يوم|päivä|nap\b|zi\b|den\b|daily|täglich)/iu,
  hour: /(?:hour|stunde|heure|hora|\bora\b|uur\b|godzin|saat|時間|小时|小時|час|ساعة|time\b|tunti|óra)/iu,
  person:
    /(?:person|adult|gast|guest|personne|persona|pessoa|persoon|osob|kişi|人|名|человек|шخص|شخص|henkilö|fő\b|erwachsen)/iu,
  week: /(?:week|woche|semaine|semana|settimana|tydzień|hafta|週|周|недел|أسبوع)/iu,
  stay: /(?:per stay|aufenthalt|séjour|estancia|soggiorno|estadia|verblijf|pobyt|konaklama|滞在)/iu,
  piece:
    /(?:\beach\b|\bapiece\b|per (?:piece|item)|pro stück|je stück|(?:la|par|à la) pièce|cada un[oa]|por (?:pieza|unidad|peça|unidade)|al pezzo|l['’]un[oa]|per stuk|za sztukę|per styck|pr\.? stk|za kus|за штуку|一点|1点|每件|每个|每個)/iu,
};

export const NETWORK =
  /(?:network|netzwerk|réseau|red|rete|rede|ssid|wlan|ネットワーク|网络)\s*(?:name|is|ist)?\s*[:：]\s*[“"'«]?([^\s,;."”'»]+)/iu;
export const PASSWORD =
  /(?:password|passwort|kennwort|mot de passe|contraseña|password|palavra-passe|senha|wachtwoord|hasło|şifre|パスワード|密码|密碼)\s*(?:is|ist)?\s*[:：]?\s+?[“"'«]?([^\s,;"”'»]+)/iu;
