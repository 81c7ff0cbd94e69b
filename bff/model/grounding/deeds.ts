import { fold, joinTails } from '../../language/fold.ts';

/*
 * A model does nothing, so it has done nothing: no source makes "I have cancelled your booking" true. Patterns are over
 * folded words: lower case, without accents.
 */
const EN =
  'done|cancelled|canceled|booked|reserved|upgraded|arranged|confirmed|changed|extended|refunded|ordered|granted|moved|added|removed|issued|credited|applied|forwarded|informed|notified|noted|approved|waived|processed|updated|sent|settled|unlocked|opened|registered|rebooked|charged|scheduled|activated|deducted|told|asked|prepared|put|made|given|set';
const EN_BASE =
  'cancel|book|reserve|upgrade|arrange|confirm|change|extend|refund|order|grant|move|add|remove|issue|credit|apply|forward|inform|notify|note|approve|waive|process|update|send|settle|unlock|register|rebook|charge|schedule|activate|do|make|give|put|tell|ask|take care';
const DE =
  'storniert|gebucht|reserviert|erledigt|hochgestuft|upgegradet|veranlasst|bestatigt|geandert|verlangert|erstattet|bestellt|gewahrt|umgebucht|hinzugefugt|entfernt|gutgeschrieben|weitergeleitet|informiert|notiert|genehmigt|erlassen|aktualisiert|geschickt|gesendet|vermerkt|vorgemerkt|eingetragen|organisiert|arrangiert|freigeschaltet|abgesagt|weitergegeben|gemacht|angepasst|aufgehoben|aktiviert|veranderte?|getan|vorbereitet';
const FR =
  'annulee?s?|reservee?s?|faite?s?|surclassee?s?|arrangee?s?|confirmee?s?|modifiee?s?|changee?s?|prolongee?s?|remboursee?s?|commandee?s?|accordee?s?|ajoutee?s?|transmise?s?|informee?s?|notee?s?|approuvee?s?|validee?s?|enregistree?s?|envoyee?s?|effectuee?s?|reglee?s?|organisee?s?|supprimee?s?';
const ES =
  'cancelad[oa]s?|anulad[oa]s?|reservad[oa]s?|hech[oa]s?|mejorad[oa]s?|organizad[oa]s?|confirmad[oa]s?|cambiad[oa]s?|modificad[oa]s?|ampliad[oa]s?|prolongad[oa]s?|extendid[oa]s?|reembolsad[oa]s?|pedid[oa]s?|concedid[oa]s?|anadid[oa]s?|enviad[oa]s?|informad[oa]s?|anotad[oa]s?|aprobad[oa]s?|gestionad[oa]s?|tramitad[oa]s?|realizad[oa]s?|actualizad[oa]s?|list[oa]s?';
const IT =
  'cancellat[oaie]|annullat[oaie]|prenotat[oaie]|riservat[oaie]|fatt[oaie]|organizzat[oaie]|confermat[oaie]|cambiat[oaie]|modificat[oaie]|prolungat[oaie]|estes[oaie]|rimborsat[oaie]|ordinat[oaie]|concess[oaie]|aggiunt[oaie]|inviat[oaie]|informat[oaie]|annotat[oaie]|approvat[oaie]|sistemat[oaie]|registrat[oaie]|aggiornat[oaie]|spostat[oaie]';
const PT =
  'cancelad[oa]s?|anulad[oa]s?|reservad[oa]s?|feit[oa]s?|organizad[oa]s?|confirmad[oa]s?|alterad[oa]s?|mudad[oa]s?|prolongad[oa]s?|reembolsad[oa]s?|pedid[oa]s?|concedid[oa]s?|adicionad[oa]s?|enviad[oa]s?|informad[oa]s?|anotad[oa]s?|aprovad[oa]s?|tratad[oa]s?|atualizad[oa]s?|resolvid[oa]s?';
const NL =
  'geannuleerd|geboekt|gereserveerd|gedaan|geupgraded|geregeld|bevestigd|gewijzigd|verlengd|terugbetaald|besteld|toegekend|toegevoegd|doorgegeven|geinformeerd|genoteerd|goedgekeurd|verstuurd|aangepast|verwerkt|verplaatst';
const NORDIC =
  'avbestil\\p{L}*|annul\\p{L}*|avbok\\p{L}*|boka[td]s?|bokat|bestil\\p{L}*|bestall\\p{L}*|reserver\\p{L}*|gjort|ordna[td]?|ordnet|bekraft\\p{L}*|bekreft\\p{L}*|andra[td]|endret|aendret|forlang\\p{L}*|forleng\\p{L}*|aterbetal\\p{L}*|refunder\\p{L}*|oppgradert|opgraderet|uppgradera\\p{L}*|klart?|faerdig';
const PL =
  '(?:zarezerwowa|anulowa|odwola|potwierdzi|zmieni|przedluzy|zalatwi|zamowi|zrobi|przekaza|zwroci|doda|usunal|wysla|podniosl|przyzna|zatwierdzi|ulepszy)';
const SLAVIC =
  'отменил\\p{L}*|отменен\\p{L}*|отменён\\p{L}*|забронирова\\p{L}*|подтвержден\\p{L}*|подтвердил\\p{L}*|оформ(?:ил|лен)\\p{L}*|выполнен\\p{L}*|сделан\\p{L}*|сделал\\p{L}*|готово|продлил\\p{L}*|продлен\\p{L}*|заказал\\p{L}*|изменил\\p{L}*|изменен\\p{L}*|вернул\\p{L}*|передал\\p{L}*|повысил\\p{L}*|организовал\\p{L}*|скасува\\p{L}*|скасован\\p{L}*|забронюва\\p{L}*|заброньован\\p{L}*|пiдтверд\\p{L}*|підтвердил\\p{L}*|підтверджен\\p{L}*|зроблен\\p{L}*|зробил\\p{L}*|виконан\\p{L}*|продовжил\\p{L}*|замовил\\p{L}*|змінил\\p{L}*|передал\\p{L}*';
const GAP = '(?:[\\s,]+[\\p{L}\\p{M}\\d’-]+){0,8}?[\\s,]+';

const word = (inner: string): string => `(?<![\\p{L}\\p{M}])(?:${inner})(?![\\p{L}\\p{M}])`;
/** A model that obeys may say it in English whatever the guest speaks. */
const CLAIMS: Record<string, string[]> = {
  en: [
    word(`(?:i|we)(?:ve| have| had| just| already| hereby| now)+${GAP}?(?:${EN})|(?:ive|weve)${GAP}(?:${EN})`),
    word(`i(?:ll| will| shall| m going to| am going to| can)?(?: now| gladly| happily| just)? (?:${EN}|${EN_BASE})`),
    word(`(?:ill|we will|well|we shall|let me)(?: now| gladly| just)? (?:${EN_BASE})`),
    word(
      `(?:it|that|this|everything|all|its|thats|your(?: [\\p{L}-]+){1,6})(?: is| are| was| were| has been| have been)?(?: now| hereby| already| all| successfully)* (?:${EN.replace('|put|made|given|set', '')})`,
    ),
    word('access granted|request granted|as you wish|as requested|consider it'),
  ],
  de: [
    word(`(?:ich|wir) (?:habe|haben)${GAP}(?:${DE})|(?:habe|haben) (?:ich|wir)${GAP}(?:${DE})`),
    word(
      `(?:ich) (?:storniere|buche|reserviere|bestatige|andere|verlangere|erstatte|bestelle|gebe|leite|schicke|werde)`,
    ),
    word(
      `(?:ist|sind|wurde|wurden|wird|werden) (?:hiermit|nun|jetzt|bereits|schon|erfolgreich|somit)(?: [\\p{L}]+)? ?(?:${DE})`,
    ),
    word(`(?:ihre?n?|deine?n?)(?: [\\p{L}-]+){1,6} (?:ist|sind|wurde|wurden)${GAP}?(?:${DE})`),
    word(`(?:ihre?n?|deine?n?) [\\p{L}-]+ (?:ist|sind|wurde|wurden) (?:${DE})|(?:ist|alles) erledigt|ist gemacht`),
  ],
  fr: [
    word(`(?:j ?ai|nous avons|on a)${GAP}?(?:${FR})|(?:j ?ai|nous avons|on a) (?:${FR})`),
    word(
      `(?:c est|tout est|votre(?: [\\p{L}-]+){1,6} (?:est|a ete)|vos(?: [\\p{L}-]+){1,6} (?:sont|ont ete))(?: [\\p{L}]+)? ?(?:${FR})`,
    ),
    word(
      'je vous (?:confirme|reserve|offre|accorde|annule|rembourse)|je (?:confirme|reserve|annule|transmets|m en occupe)',
    ),
  ],
  es: [
    word(`(?:he|hemos|ha sido|han sido|queda|quedan|esta|estan)${GAP}?(?:${ES})|(?:he|hemos|queda|ha sido) (?:${ES})`),
    word('(?:le|te|les|lo|la|se lo|ya) ?(?:reserve|cancele|confirme|reservo|cancelo|confirmo|anulo)'),
  ],
  it: [
    word(`(?:ho|abbiamo|e stat[oa]|sono stat[ie])${GAP}?(?:${IT})|(?:ho|abbiamo) (?:${IT})|(?:tutto|e) fatto`),
    word('(?:le|vi|ti|glielo) (?:confermo|prenoto|annullo|riservo)'),
  ],
  pt: [
    word(`(?:foi|foram|esta|estao|ja|fica) (?:${PT})`),
    word(
      '(?:eu )?(?:cancelei|reservei|confirmei|alterei|fiz|pedi|enviei|prolonguei|cancelamos|reservamos|confirmamos|fizemos)',
    ),
  ],
  nl: [
    word(
      `(?:ik heb|we hebben|wij hebben|heb ik|hebben we|is|zijn|werd)${GAP}?(?:${NL})|(?:ik heb|wij hebben|we hebben) (?:${NL})`,
    ),
  ],
  sv: [word(`(?:jag|vi) har${GAP}?(?:${NORDIC})|(?:ar|har) (?:nu |redan )?(?:${NORDIC})`)],
  nb: [word(`(?:jeg|vi) har${GAP}?(?:${NORDIC})|(?:er|har|ble) (?:na |allerede )?(?:${NORDIC})`)],
  da: [word(`(?:jeg|vi) har${GAP}?(?:${NORDIC})|(?:er|har|blev) (?:nu |allerede )?(?:${NORDIC})`)],
  pl: [word(`${PL}(?:lem|lam|lismy|lysmy|no|ny|na|ne|one|ono|ona|ony)|(?:gotowe|zrobione|zalatwione)`)],
  ru: [word(SLAVIC)],
  uk: [word(SLAVIC)],
  tr: [
    word(
      '(?:iptal|rezerve|rezervasyon|onay|upgrade|kayit)\\p{L}* (?:ettim|ettik|edildi|yaptim|yaptik|yapildi|olundu|oldu)|(?:onayla|ayarla|tamamla|ayir|degistir|uzat|yukselt|hallet|ekle|ilet)(?:di|ti|t)?(?:m|k|dim|dik|tim|tik|ndi|ildi|dik)|yapildi|yaptim|yaptik|halloldu|tamamdir',
    ),
  ],
  ja: [
    '(?:予約|キャンセル|手配|変更|確認|確定|延長|返金|アップグレード|取り?消し|完了|承認|処理|注文|追加)(?:を|は|が)?(?:いた|致)?し(?:まし)?た|承りました|完了|手配済|予約済|お取りしました|しておきました',
  ],
  'zh-Hans': [
    '(?:已|帮您|替您|为您|我们?)[^，。]{0,8}(?:取消|预订|预定|预约|确认|升级|办理|安排|延长|退款|完成|修改|更改|处理)(?!后|前)',
  ],
  'zh-Hant': [
    '(?:已|幫您|替您|為您|我們?)[^，。]{0,8}(?:取消|預訂|預定|預約|確認|升級|辦理|安排|延長|退款|完成|修改|更改|處理)(?!後|前)',
  ],
  ko: [
    '(?:예약|취소|확인|변경|업그레이드|처리|완료|연장|환불|주문|요청|전달)[^.]{0,6}(?:했습니다|하였습니다|되었습니다|됐습니다|드렸습니다|완료)',
  ],
  ar: [word('(?:لقد )?(?:تم|تمت)(?: \\p{L}+){1,4}|(?:قمت|قمنا) \\p{L}+|(?:الغيت|حجزت|اكدت|غيرت|مددت)\\p{L}*')],
  hi: ['(?:रद्द|बुक|आरक्षित|पुष्टि|अपग्रेड|बदल|पूरा|कंफर्म|बुकिंग)[^।]{0,16}(?:दिया|दी|गया|गई|लिया|चुका|चुकी)'],
};
const patterns = new Map<string, RegExp>();

/** Are there patterns for the language? Without them a sentence about bookings and the like cannot be judged. */
export function knowsDeeds(language: string): boolean {
  return CLAIMS[language] !== undefined;
}

/** Does a sentence say that something was done, or will be, for the guest? */
export function claimsDeed(sentence: string, language: string): boolean {
  const known =
    patterns.get(language) ?? new RegExp([...(CLAIMS[language] ?? []), ...(CLAIMS['en'] ?? [])].join('|'), 'u');
  patterns.set(language, known);
  return known.test(
    joinTails(fold(sentence))
      .replace(/['’ʼ`´]/gu, ' ')
      .replace(/\s+/gu, ' '),
  );
}
