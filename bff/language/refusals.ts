import { REFUSALS_ASIAN } from './refusals/asian.ts';
import type { Refusals } from './refusals/refusals-shape.ts';
import { REFUSALS_SLAVIC } from './refusals/slavic.ts';
import { REFUSALS_WESTERN } from './refusals/western.ts';

/** Of the languages that write spaces; the others stand in `UNSPACED_REFUSALS`. */
export const REFUSALS: Readonly<Record<string, Refusals>> = {
  ...REFUSALS_WESTERN,
  ...REFUSALS_SLAVIC,
  ...REFUSALS_ASIAN,
};

/** Of scripts without spaces. */
export const UNSPACED_REFUSALS: Record<string, { unwanted: RegExp; asks: RegExp }> = {
  ja: {
    unwanted:
      /(?:要りません|いりません|要らな|いらな|必要ありません|必要ない|必要なく|不要|結構です|けっこうです|なしで|無しで|ないで(?:ください|下さい|ほしい|欲しい|$)|たくない|たくありません|たくはない|やめて(?:ください|下さい|おきます)|止めてください|やめます|やめたい|遠慮します|キャンセルしない)/gu,
    asks: /なぜ|なんで|どうして|もらえませんか|くれませんか|いただけませんか|できませんか|ませんか|忘れ|まで|前に/u,
  },
  'zh-Hans': {
    unwanted:
      /(?<!要)不要|不用|不需要|不必|不想|别(?!的|人|忘|处|墅)|请勿|用不着|无需|免了|没必要|不再需要|(?<!能)不取消/gu,
    asks: /为什么|为何|怎么|能不能|可不可以|要不要|吗|忘|之前|以前|不用钱|不要紧/u,
  },
  'zh-Hant': {
    unwanted:
      /(?<!要)不要|不用|不需要|不必|不想|別(?!的|人|忘|處|墅)|請勿|用不著|用不着|無需|免了|沒必要|不再需要|唔使|唔要|唔好|(?<!能)不取消/gu,
    asks: /為什麼|為何|怎麼|點解|能不能|可不可以|要不要|嗎|忘|之前|以前|不用錢|不要緊/u,
  },
  th: {
    unwanted: /ไม่ต้อง|ไม่เอา|ไม่อยาก|ไม่จำเป็น|อย่า(?!ลืม)|ไม่รับ|ไม่ยกเลิก/gu,
    asks: /ทำไม|ได้ไหม|ไหม|หรือเปล่า|ลืม|ก่อน/u,
  },
};

/** Do not forget it, do not hesitate: it is wanted all the more. */
export const FORGETTING =
  'forget*, hesitat*, vergess*, vergeet*, vergeten, oubli*, olvid*, dimentic*, scord*, esque*, glem*, glöm*, unohda*, zapom*, zabud*, uitați, felej*, забуд*, забора*, забрав*, ξεχ*, zaborav*, pozab*, unusta*, aizmirst*, pamirš*, gleym*, oblid*, lupa, lupakan, kalimut*, quên, भूल*, ভুল*, تنس*, ننس*, فراموش*, بھول*, תשכח*, לשכוח, დაგავიწყ*, unut*, 잊*';

/** "Do not forget …": what may look like a taking back is none. */
export const REMINDING =
  'dont forget, do not forget, dont you forget, never forget, nicht ~ vergessen, vergessen sie ~ nicht, vergesst ~ nicht, vergiss ~ nicht, n oubliez pas, n oublie pas, ne pas oublier, ne ~ oubliez pas, no olvide*, no se olvide*, no ~ olvide*, non dimentic*, non ~ dimentic*, non scord*, não esqueça*, não se esqueça*, não esquecer, niet vergeten, vergeet ~ niet, glöm inte, glem ikke, ikke glem*, älkää unohtako, älä unohda, nie zapomn*, proszę nie zapomnieć, nezapom*, nezabud*, nu uita*, ne felej*, не забуд*, не заборавите, не забравяйте, не забувайте, μην ξεχ*, μη ξεχ*, ne zaboravite, nemojte zaboraviti, ne pozabi*, ärge unustage, neaizmirst*, nepamirš*, ekki gleyma, no oblid*, no us oblid*, jangan lupa, huwag kalimut*, đừng quên, मत भूल*, न भूल*, ভুলবেন না, لا تنس*, لا تنسوا, فراموش نکن*, مت بھول*, نہ بھول*, אל תשכח*, לא לשכוח, არ დაგავიწყდეთ, unutma*, 잊지 마*';

/** Not to be woken: in many languages the word for waking is another one there. */
export const NOT_WOKEN =
  'dont wake, do not wake, weck* ~ nicht, nicht ~ wecken, nicht ~ geweckt, ne ~ réveillez pas, ne pas ~ réveiller, no ~ despierte*, non ~ svegli, non ~ svegliate, não ~ acorde*, não ~ acordem, maak ~ niet wakker, wek ~ niet, väck ~ inte, inte ~ väck*, væk ~ ikke, vekk ~ ikke, ikke ~ vekk*, ikke ~ væk*, älkää herättä*, älä herätä, nie budź*, nie ~ budzić, nie ~ budźcie, nebuďte, nebudit, nezobúdzajte, nu ~ treziți, ne ébressz*, ne kelts*, не ~ будете, не ~ будите, не ~ будить, не ~ буди, не ~ будіть, не ~ будити, μη ~ ξυπνήσετε, μην ~ ξυπνήσετε, ne budite, nemojte ~ buditi, немојте ~ будити, ne zbudite, ärge ~ äratage, nemodiniet, nežadinkite, vekið ~ ekki, ekki vekja, no ~ desperteu, jangan bangunkan, jangan kejutkan, huwag ~ gisingin, đừng ~ đánh thức, मत जगा*, नहीं जगाना, न जगाएं, জাগাবেন না, لا توقظ*, لا تصحوني, بیدارم نکن*, بیدار نکن*, مت جگا*, אל תעיר*, לא להעיר, ნუ გამაღვიძებ*, ნუ გაგვაღვიძებ*, uyandırmayın, 깨우지 마*';
