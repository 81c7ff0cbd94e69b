import type { Refusals } from './refusals-shape.ts';

/** Words of refusal in the languages of Asia that write spaces. */
export const REFUSALS_ASIAN: Readonly<Record<string, Refusals>> = {
  id: {
    unwanted:
      'tidak perlu, tak perlu, gak perlu, ga perlu, nggak perlu, ngga perlu, enggak perlu, tidak usah, gak usah, ga usah, nggak usah, ngga usah, tak usah, tidak butuh, gak butuh, ga butuh, nggak butuh, tidak mau, gak mau, ga mau, nggak mau, tidak ingin, tidak membutuhkan, tidak memerlukan, jangan, tidak jadi, gak jadi, ga jadi, nggak jadi',
    without: 'tanpa, bukan',
    tail: 'juga tidak, juga tidak usah',
    lacks: 'ada, kurang, berfungsi, di',
    asks: 'kenapa, mengapa, bisa, bisakah, boleh, sebelum, sampai',
  },
  ms: {
    unwanted:
      'tidak perlu, tak perlu, tak payah, tidak payah, tak usah, tidak mahu, tak mahu, tak nak, taknak, xnak, tak perlukan, tidak perlukan, tidak memerlukan, jangan, tak jadi, tidak ingin',
    without: 'tanpa, bukan',
    tail: 'juga tidak, pun tidak, pun tak payah',
    lacks: 'ada, kurang, berfungsi, di',
    asks: 'kenapa, mengapa, boleh, bolehkah, sebelum, sampai',
  },
  fil: {
    unwanted:
      'hindi ~ kailangan, di ~ kailangan, hindi kailangan, ayaw ko, ayaw kong, ayoko, ayaw namin, ayaw naming, huwag, wag, hindi ko na, hindi na namin, hindi ako nangangailangan',
    lacks: 'wala, walang, may, gumagana, dito',
    asks: 'bakit, pwede, puwede, maaari, bago',
  },
  vi: {
    unwanted:
      'không cần, không muốn, khỏi cần, thôi khỏi, không lấy, chưa cần, đừng mang, đừng gọi, đừng hủy, đừng huỷ, đừng đến, đừng đánh thức, đừng gửi, đừng đặt, đừng dọn, đừng đem, đừng thay, xin đừng, không hủy, không huỷ, không đặt',
    tail: 'cũng không, cũng không cần',
    lacks: 'có, thiếu, ở',
    asks: 'tại sao, sao, có thể, được không, trước',
  },
  hi: {
    unwanted:
      'नहीं चाहिए, नही चाहिए, नहीं चाहिये, नहीं चाहता, नहीं चाहती, नहीं चाहते, जरूरत नहीं, जरूरत नही, आवश्यकता नहीं, मत, न करें, ना करें, नहीं करना, नहीं करवाना, नहीं कराना, न लाएं, न भेजें',
    tail: 'भी नहीं',
    asks: 'क्यों, सकते, सकता, सकती, पहले, सिर्फ',
  },
  bn: {
    unwanted:
      'লাগবে না, লাগবেনা, দরকার নেই, দরকার নাই, প্রয়োজন নেই, প্রয়োজন নাই, চাই না, চাইনা, চাচ্ছি না, চাইছি না, করবেন না, আনবেন না, পাঠাবেন না, ডাকবেন না, দিবেন না, দেবেন না, জাগাবেন না, আসবেন না, করতে চাই না',
    tail: 'ও না',
    asks: 'কেন, পারেন, পারি, আগে, শুধু',
  },
  ar: {
    unwanted:
      'لا أحتاج, لا نحتاج, لا أريد, لا نريد, لم أعد أحتاج, لم أعد أريد, لم نعد نحتاج, لم أعد بحاجة, لم نعد بحاجة, ما ابي, ما ابغى, ما نبي, ما نبغى, ما بدي, مش عايز, مش عايزة, مش عايزين, مش عاوز, لا داعي, ما في داعي, لا حاجة, لست بحاجة, لسنا بحاجة, لا تحضر*, لا تلغ*, لا توقظ*, لا ترسل*, لا تطلب*, لا تتصل*, لا تأت*, لا تنظف*, لا تغير*, لا تحجز*, ما نحتاج, ما أحتاج, مو لازم, مش لازم, بلاش, لا أرغب, لا نرغب',
    without: 'بدون, بلا, من دون, لا',
    tail: 'أيضا لا, ولا',
    lacks: 'يوجد, توجد, عندي, عندنا, لدي, لدينا, في, هنا, تعمل, يعمل',
    asks: 'لماذا, ليش, هل, ممكن, يمكن, تقدر*, قبل, فقط',
  },
  fa: {
    unwanted:
      'نمیخوام, نمی خوام, نمیخواهم, نمی خواهم, نمیخواهیم, نمیخوایم, نمی خواهیم, لازم نیست, لازم ندار*, نیازی نیست, نیازی ~ نیست, نیازی ندار*, نیاز نیست, نیاز ندار*, احتیاج ندار*, احتیاجی ندار*, احتیاجی نیست, نیاورید, نیارید, لغو نکنید, لغو نکن, کنسل نکنید, کنسل نکن, بیدار نکنید, بیدارم نکنید, نفرستید, سفارش ندهید, سفارش ندید, نگیرید, زنگ نزنید, نیایید, تمیز نکنید',
    without: 'بدون',
    tail: 'هم نه',
    lacks: 'نیست, نداریم, ندارم, ندارد, نداره, کار',
    asks: 'چرا, می توانید, میتوانید, میشه, می شود, میتونید, قبل, فقط',
  },
  ur: {
    unwanted:
      'نہیں چاہیے, نہیں چاہئے, ضرورت نہیں, نہیں چاہتا, نہیں چاہتی, نہیں چاہتے, مت, نہ کریں, نہ لائیں, نہ بھیجیں, درکار نہیں, نہیں کرنا',
    tail: 'بھی نہیں',
    asks: 'کیوں, سکتے, سکتا, سکتی, پہلے, صرف',
  },
  he: {
    unwanted:
      'לא צריך, לא צריכה, לא צריכים, לא צריכות, לא רוצה, לא רוצים, לא רוצות, לא מעוניין*, אין צורך, אין לי צורך, אין לנו צורך, לא נחוץ, לא נדרש, אל תביאו, אל תביא, אל תבטלו, אל תבטל, לא לבטל, לא להביא, אל תעירו, אל תעיר, לא להעיר, אל תשלחו, לא לשלוח, אל תזמינו, לא להזמין, אל תתקשרו, לא לנקות, אל תנקו, אל תשנו',
    without: 'בלי, ללא',
    tail: 'גם לא',
    lacks: 'אין, יש, חסר*, עובד*, כאן, פה',
    asks: 'למה, מדוע, אפשר, תוכלו, יכול*, לפני, רק',
  },
  ka: {
    unwanted:
      'არ მჭირდება, არ გვჭირდება, აღარ მჭირდება, აღარ გვჭირდება, არ მინდა, არ გვინდა, აღარ მინდა, აღარ გვინდა, არ არის საჭირო, საჭირო არ არის, აღარ არის საჭირო, ნუ, არ გააუქმოთ, არ მოიტანოთ, არ გამაღვიძოთ, არ გაგვაღვიძოთ, არ გამოგზავნოთ, არ დარეკოთ, არ გამოიძახოთ',
    tail: 'არც',
    asks: 'რატომ, შეგიძლიათ, შეიძლება, მხოლოდ',
  },
  tr: {
    unwanted:
      'istemiyor*, istemem, istemez*, gerek yok, gerekmiyor, gerekli değil, ihtiyacım yok, ihtiyacımız yok, ihtiyacım kalmadı, gerek kalmadı, lazım değil, getirmeyin, getirme, uyandırmayın, iptal etmeyin, iptal etme, göndermeyin, çağırmayın, sipariş etmeyin, gelmeyin, temizlemeyin, değiştirmeyin, aramayın, ayırtmayın, vermeyin, almayayım, vazgeçtim, vazgeçtik, olmasın, iptal edilmesin',
    tail: 'da istemiyor*, de istemiyor*, da gerek yok',
    lacks: 'çalış*, burada',
    asks: 'neden, niye, niçin, misiniz, mısınız, önce, sadece',
  },
  ko: {
    unwanted:
      '필요 없*, 필요없*, 필요하지 않*, 필요 안*, 필요치 않*, 원하지 않*, 원치 않*, 안 원*, 안 해도*, 안해도*, 안 주셔도*, 안주셔도*, 안 가져*, 가져오지 마*, 가져다주지 마*, 보내지 마*, 부르지 마*, 취소하지 마*, 깨우지 마*, 하지 마*, 하지 말*, 오지 마*, 청소하지 마*, 주지 마*, 취소하지 않*, 싶지 않*, 안 할래*, 안 할게*, 빼 주*, 빼주*, 안 불러*',
    asks: '왜, 수 있*',
  },
};
