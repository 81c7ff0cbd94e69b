/** Quick check: all patterns of NOISE contain one of these. */
const MAY_BE_NOISE = /[\d@#]|\.\S|:\/\//;

/** Text without a language: addresses, handles, numbers with units, dates, codes. */
const NOISE =
  /https?:\/\/[!-~]+|\bwww\.[!-~]+|[\w.+-]+@[\w.-]+|[@#]\w+|\b[\w-]+\.(?:com|net|org|io|eu|de|fr|es|it|uk)\b[/\w.-]*|(?<![\p{L}\d])[A-Za-z]{1,5}-\d[\dA-Za-z-]*|[A-Za-z]{0,3}\d[\dA-Za-z.,:/-]*/giu;

/** Words used in all languages. Lower case. */
const SHARED = new Set(
  `ok okay oki okey k kk hi hello hey bye lol haha hahaha hehe hmm hm mm mhm aha wow oh ah uh um yo ps asap faq fyi info vip wc sos ac tv dvd cd usb hdmi
  wifi wi fi wlan internet online app email e mail web website link login code pin qr sms chat whatsapp telegram messenger viber wechat line signal
  facebook instagram twitter youtube netflix spotify google maps booking expedia airbnb agoda tripadvisor trivago uber bolt lyft grab taxi
  iphone ipad ipod android samsung apple mac macbook windows laptop bluetooth airpods alexa siri chromecast
  hotel hostel motel resort spa bar restaurant lobby lounge check in out checkin checkout late early room service suite deluxe standard superior
  king queen size twin single double triple junior penthouse studio minibar mini gym fitness sauna jacuzzi yoga pilates pool massage wellness golf
  tennis pizza pasta burger sushi kebab tapas sandwich cappuccino espresso latte macchiato americano mocha coffee cola coca pepsi cocktail gin tonic
  vodka whisky whiskey rum champagne prosecco mojito martini aperol spritz croissant brunch snack menu buffet bistro vegan halal kosher
  bus tram metro shuttle transfer parking airport terminal gate bed breakfast babysitter baby
  eur usd gbp chf jpy sek nok dkk pln czk huf ron try rub cny inr aed iban bic swift visa mastercard amex maestro paypal pay klarna revolut stripe
  american express voucher cash bank credit card nfc am pm max min no nr mr mrs ms dr st the
  marriott hilton hyatt sheraton ritz carlton radisson novotel ibis mercure accor westin intercontinental holiday inn four seasons
  paris london berlin madrid roma rome barcelona amsterdam vienna wien new york tokyo dubai singapore`.split(/\s+/),
);

const WORD = /[\p{L}\p{M}'’]+/gu;
const LETTER = /[a-z]|\p{L}/iu;
const NAME = /^\p{Lu}[\p{Ll}\p{M}'’.-]*$|^\p{Lu}+$/u;
const NAME_WORDS_MAX = 3;

/** Removes text that has no language. */
export function stripNoise(text: string): string {
  const start = text.slice(0, 600);
  return MAY_BE_NOISE.test(start) ? start.replace(NOISE, ' ') : start;
}

/** Words that are evidence of a language, as written by the guest. */
export function pickDistinctive(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word) => LETTER.test(word) && !SHARED.has(word.toLowerCase()));
}

/** Whether a text may be just a name: a few capitalised words ("Anna Müller", "NH Collection"). */
export function mayBeName(words: readonly string[]): boolean {
  return words.length <= NAME_WORDS_MAX && words.every((word) => NAME.test(word));
}
