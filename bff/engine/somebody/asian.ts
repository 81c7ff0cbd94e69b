import type { SomebodyWords } from './words.ts';

/** The languages of the Near East and of Asia; of Japanese, Chinese, Thai and Korean an entry counts anywhere in the text. */
export const ASIAN: Readonly<Record<string, SomebodyWords>> = {
  ar: {
    somebody: 'أحد, أحدهم, أحدا, شخص, شخصا, حد, حدا',
    comes: 'يأتي, يأت, يجي, ييجي, يصعد, يطلع, يحضر, أرسلوا, ارسلوا, ابعثوا, ابعتوا, يتصل, هناك, هنا, موجود',
    come: 'تعالوا إلى الغرفة, تعالوا إلى غرفتي, تعال إلى غرفتي, تعالوا لغرفتي, تعالوا للغرفة, تعالوا إلى غرفة',
    call: 'اتصلوا بي, اتصل بي, كلموني, كلمني, اتصلي بي',
    scorn: 'غبي, سخيف, فاشل, توقف, اسكت, زبالة, سيء, بلا فائدة',
  },
  bn: {
    somebody: 'কেউ, কাউকে, কোনো লোক, একজন, কেউকে',
    comes: 'আসতে, আসবেন, আসুন, আসুক, আসবে, আসো, আসেন, পাঠান, পাঠাও, পাঠাতে, আছেন, আছে, ফোন, কল',
    come: 'আমার ঘরে আসুন, আমার রুমে আসুন, রুমে আসুন, ঘরে আসুন',
    call: 'আমাকে ফোন করুন, আমাকে কল করুন, আমাকে ফোন দিন',
    scorn: 'বোকা, বাজে, অকেজো, থামো, থামুন, বন্ধ করো, ফালতু',
  },
  fa: {
    somebody: 'کسی, یکی, یک نفر, یه نفر, فردی',
    comes: 'بیاید, بیاد, بیایند, بیان, بفرستید, بفرستین, بیا, بالا, زنگ, تماس, هست, آنجا, اینجا, اونجا',
    come: 'به اتاقم بیایید, به اتاق من بیایید, بیایید اتاق, بیاین اتاق, لطفا بیایید',
    call: 'به من زنگ بزنید, با من تماس بگیرید, بهم زنگ بزنید, زنگ بزنید به من',
    scorn: 'احمق, بی فایده, بدردنخور, مزخرف, بس کن, خفه, توقف, افتضاح',
  },
  fil: {
    somebody: 'sino man, isang tao, kahit sino',
    comes:
      'pumunta, pupunta, umakyat, aakyat, magpadala, padala, magpaakyat, paakyatin, papuntahin, tawag, tumawag, dyan, diyan, dito',
    come: 'pumunta po kayo sa kwarto, pumunta sa kwarto, punta kayo sa kwarto, akyat po kayo, umakyat po kayo',
    call: 'tawagan nyo ako, tawagan niyo ako, tawagan mo ako, pakitawagan ako',
    scorn: 'bobo, tanga, walang kwenta, walang silbi, tigil, tumigil, pangit, inis, nakakainis',
  },
  he: {
    somebody: 'מישהו, מישהי, אחד, נציג',
    comes: 'לבוא, יבוא, שיבוא, תבואו, לעלות, יעלה, שיעלה, לשלוח, תשלחו, שלחו, להתקשר, יתקשר, שם, כאן, פה',
    come: 'בואו לחדר, תבואו לחדר, בוא לחדר, בואו לחדר שלי, תעלו לחדר',
    call: 'תתקשרו אליי, תתקשר אליי, תתקשרו אלי, התקשרו אליי, תתקשר אלי',
    scorn: 'טיפש, מטומטם, גרוע, חסר תועלת, תפסיק, די, זבל, מעצבן',
  },
  hi: {
    somebody: 'कोई, किसी, किसी को, एक आदमी',
    comes: 'आ, आए, आइए, आएं, आएगा, भेजें, भेजो, भेजिए, भेज, ऊपर, फोन, कॉल, वहां, यहां',
    come: 'कमरे में आइए, मेरे कमरे में आइए, कमरे में आओ, रूम में आइए, मेरे रूम में आओ, कमरे पर आइए',
    call: 'मुझे फोन करें, मुझे कॉल करें, मुझे फोन करो, मुझे कॉल करो, मुझे कॉल कीजिए',
    scorn: 'बेकार, बेवकूफ, बकवास, घटिया, बंद करो, रुको, मूर्ख',
  },
  id: {
    somebody: 'seseorang, ada orang, petugas',
    comes: 'datang, naik, kirim, kirimkan, ke atas, ke kamar, telepon, menelepon, di sana, di situ',
    come: 'datang ke kamar saya, tolong datang, datanglah ke kamar, tolong ke kamar',
    call: 'telepon saya, hubungi saya, tolong telepon saya',
    scorn: 'bodoh, tolol, tidak berguna, jelek, berhenti, stop, payah, sampah',
  },
  ja: {
    somebody: '誰か, だれか, どなたか, どなた, 係の',
    comes: '来て, きて, 来られ, 来てくだ, 上がって, よこして, 寄越して, 呼んで, いますか, いませんか, 電話',
    come: '部屋に来て, 部屋まで来て, お部屋に来て, 部屋へ来て, 号室に来て, 号室まで来て',
    call: '電話してください, 電話をください, 電話ください, 電話して, 折り返し電話',
    scorn: '役に立た, 使えない, ばか, バカ, 馬鹿, 最悪, やめて, 止めて, うざい, 黙',
  },
  ka: {
    somebody: 'ვინმე, ვიღაც, ვინმეს, ვიღაცა, ვინმემ',
    comes:
      'მოვიდეს, მოვა, ამოვიდეს, ამოვა, მოსვლა, გამოგზავნოთ, გამოგზავნეთ, გამომიგზავნეთ, დარეკოს, დამირეკოს, იქ, აქ, ზემოთ',
    come: 'მოდით ნომერში, მოდით ჩემს ნომერში, გთხოვთ მოდით, ამოდით ნომერში, მოდით ოთახში',
    call: 'დამირეკეთ, დამირეკე, გადმომირეკეთ',
    scorn: 'სულელი, უსარგებლო, გაჩერდი, საშინელი, შეწყვიტე, ბრიყვი, უაზრო',
  },
  ko: {
    somebody: '누가, 누군가, 누구, 직원분, 아무도, 사람',
    comes: '와 주, 와주, 올 수, 올라와, 올라오, 보내 주, 보내주, 보내줘, 와줘, 계세요, 있나요, 있어요, 전화',
    come: '방으로 와 주, 방으로 와주, 방에 와 주, 방으로 올라와, 호로 와 주, 호로 와주, 객실로 와',
    call: '전화해 주, 전화 주세요, 전화해주, 전화 좀, 연락 주세요',
    scorn: '멍청, 쓸모없, 바보, 그만, 최악, 짜증, 꺼져, 형편없',
  },
  ms: {
    somebody: 'seseorang, ada orang, ada sesiapa, sesiapa, kakitangan, staf',
    comes: 'datang, naik, hantar, hantarkan, ke atas, ke bilik, telefon, di sana, di situ, di sini',
    come: 'datang ke bilik saya, tolong datang, sila datang, datang bilik',
    call: 'telefon saya, hubungi saya, tolong telefon saya, call saya',
    scorn: 'bodoh, tidak berguna, tak guna, teruk, berhenti, stop, sampah, menyusahkan',
  },
  th: {
    somebody: 'ใคร, ใครสักคน, มีคน, พนักงาน, ให้คน, คนมา',
    comes: 'มาที่, ขึ้นมา, มาหา, มาห้อง, ส่งคน, ส่งพนักงาน, มาได้, อยู่ไหม, อยู่มั้ย, โทร',
    come: 'มาที่ห้อง, ขึ้นมาที่ห้อง, มาที่ห้องหน่อย, มาหาที่ห้อง',
    call: 'โทรหาฉัน, โทรกลับ, โทรหาผม, โทรมาหา',
    scorn: 'โง่, ห่วย, ไร้ประโยชน์, หยุด, แย่, งี่เง่า, น่ารำคาญ',
  },
  tr: {
    somebody: 'biri, birisi, birini, kimse, birisini, birileri',
    comes: 'gel*, gönder*, yolla*, çık*, ara*, yukarı*, var mı, orada, burada, yollar*',
    come: 'odama gelin, odama gelir misiniz, odaya gelin, odaya gelir misiniz, lütfen gelin, odamıza gelin, numaralı odaya gelin',
    call: 'beni arayın, beni ara, beni arar mısınız, bizi arayın',
    scorn: 'aptal, salak, işe yaramaz, berbat, dur, yeter, saçma, rezil, kötü, gereksiz',
  },
  ur: {
    somebody: 'کوئی, کسی, کسی کو, کوئ',
    comes: 'آ, آئے, آئیں, آئیے, آجائے, بھیجیں, بھیج, بھیجو, اوپر, فون, کال, وہاں, یہاں',
    come: 'کمرے میں آئیں, میرے کمرے میں آئیں, کمرے میں آئیے, روم میں آئیں',
    call: 'مجھے فون کریں, مجھے کال کریں, مجھے فون کرو, مجھے کال کرو',
    scorn: 'بیکار, بیوقوف, بکواس, فضول, بند کرو, رکو, احمق, گھٹیا',
  },
  vi: {
    somebody: 'ai đó, có ai, nhân viên, có người, cho người, ai đến, ai lên',
    comes:
      'lên phòng, đến phòng, tới phòng, lên đây, đến đây, lên giúp, lên được, đến được, cử, gửi, gọi cho, lên không, đến không, ở đó không, ở đây không',
    come: 'đến phòng tôi, lên phòng tôi, đến phòng của tôi, lên phòng giúp, vui lòng đến phòng, xin đến phòng',
    call: 'gọi cho tôi, gọi lại cho tôi, gọi điện cho tôi, gọi tôi',
    scorn: 'ngu, dở, vô dụng, tệ, dừng lại, im đi, ngu ngốc, chán',
  },
  'zh-Hans': {
    somebody: '有人, 谁能, 谁可以, 派人, 叫人, 找人, 让人, 派个人, 来人, 来个人',
    comes: '来, 上来, 上楼, 过来, 在吗, 打电话',
    come: '来我房间, 来我的房间, 到我房间来, 来房间, 请来, 请上来, 请过来',
    call: '给我打电话, 打给我, 回电, 请致电, 打电话给我',
    scorn: '垃圾, 笨, 没用, 傻, 停止, 闭嘴, 烦, 差劲, 烂',
  },
  'zh-Hant': {
    somebody: '有人, 誰能, 誰可以, 派人, 叫人, 找人, 讓人, 派個人, 來人, 來個人',
    comes: '來, 上來, 上樓, 過來, 在嗎, 打電話',
    come: '來我房間, 來我的房間, 到我房間來, 來房間, 請來, 請上來, 請過來',
    call: '給我打電話, 打給我, 回電, 請致電, 打電話給我',
    scorn: '垃圾, 笨, 沒用, 傻, 停止, 閉嘴, 煩, 差勁, 爛',
  },
};
