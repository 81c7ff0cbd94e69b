import type { HarmWords } from './harm-shape.ts';

/** Words of harm in the languages of South and Southeast Asia. */
export const HARM_SOUTH: Readonly<Record<string, HarmWords>> = {
  hi: {
    who: 'पत्नी, बीवी, पति, शौहर, साथी, प्रेमी, प्रेमिका, बॉयफ्रेंड, गर्लफ्रेंड, मंगेतर, बेटा, बेटे, बेटी, बच्चा, बच्चे, बच्ची, शिशु, माँ, मां, माता, पिता, पापा, मम्मी, दादी, नानी, दादा, नाना, बहन, भाई, दोस्त, आदमी, औरत, महिला, व्यक्ति, मेहमान, चाची, चाचा, मौसी, पड़ोसी, सहकर्मी, सास, ससुर, patni, biwi, pati, beta, bete, beti, baccha, bacche, maa, pita, aadmi, aurat',
    self: 'मैं, मैंने, वह, वो, उसने, हम',
    body: 'हाथ, हाथों, उंगली, उँगली, उंगलियां, अंगूठा, पैर, पैरों, पांव, पाँव, टांग, बांह, बाँह, बाजू, घुटना, घुटने, सिर, सर, चेहरा, चेहरे, आंख, आँख, आंखें, नाक, होंठ, मुंह, मुँह, दांत, दाँत, कान, कंधा, कंधे, कोहनी, कलाई, टखना, टखने, कूल्हा, पसली, हड्डी, गर्दन, ठोड़ी, माथा, त्वचा, haath, ungli, pair, daant, sir',
    reflex: 'मुझे, खुद को, अपने आप को, ख़ुद को',
    me: 'मुझे, मुझको, हमें, उसे, मेरे साथ, मेरी',
    falls:
      'गिर गई, गिर गया, गिर गए, गिर पड़ी, गिर पड़ा, गिरी, गिरा, फिसल गई, फिसल गया, फिसल गए, फिसली, फिसला, gir gayi, gir gaya, phisal gayi, phisal gaya',
    hurts:
      'कट गया, कट गई, काट लिया, काट ली, जल गया, जल गई, जल गए, जला लिया, जला ली, जला लिया है, झुलस गया, झुलस गई, दब गया, दब गई, फंस गया, फँस गया, कुचल गया, घायल, चोट, मोच, खिसक, kat gaya, jal gaya, chot, jal gayi',
    breaks: 'टूट गया, टूट गई, टूट गए, टूटा, टूटी, tut gaya, toot gaya',
    harmed:
      'मैं गिर गया, मैं गिर गई, मैं फिसल गया, मैं फिसल गई, मुझे चोट, चोट लगी, चोट लग गई, खुद को काट, खुद को जला, मैं जल गया, मैं जल गई, मुझे कट, कुत्ते ने काट, चक्कर आ, चक्कर आ रहा, चक्कर आ रहे, gir gaya hu, chakkar aa',
    hits: 'मारता है, मार रहा है, मारा, मारता, पीटता है, पीट रहा है, पीटा, छुआ, छू रहा, छूता, धमकी, धमका रहा, धमकाया, गला दबा, छेड़, छेड़ा, छेड़छाड़, लात, धक्का, थप्पड़, हमला, maarta, maar raha, chhua, peetta',
    silent:
      'जवाब नहीं दे, जवाब नहीं देता, जवाब नहीं देती, जवाब नहीं दे रहा, जवाब नहीं दे रही, उत्तर नहीं दे, प्रतिक्रिया नहीं, सांस नहीं ले, साँस नहीं ले, अजीब सांस, अजीब तरह से सांस, अजीब साँस, सांस अजीब, हिल नहीं, उठ नहीं पा, उठ नहीं सक, खड़ा नहीं हो, खड़ी नहीं हो, फर्श पर पड़ा, फर्श पर पड़ी, ज़मीन पर पड़ा, जमीन पर पड़ा, जमीन पर पड़ी, गलियारे में पड़ा, गलियारे में पड़ी, गलियारे में लेटा, गलियारे में लेटी, सीढ़ियों पर पड़ा',
    things:
      'तस्वीर, चित्र, आईना, शीशा, शेल्फ, लैंप, बत्ती, गिलास, कप, प्लेट, फूलदान, घड़ी, चार्जर, चश्मा, अंगूठी, बर्फ, तापमान, कीमत, दाम, केक, रोटी, पनीर, मांस, बिजली, इंटरनेट, वाईफाई, मोबाइल, फोन, फ़ोन, पर्दा, हैंडल, बल्ब, कार्ड, चाबी, टीवी, रिसेप्शन, टोस्ट, कुर्सी, मेज',
    mild: 'बर्फ, बर्फ़, पट्टी, बैंडेज, बैंड एड, मरहम, क्रीम, दाढ़ी, शेविंग, लगभग, बाल बाल, थोड़ा, थोड़ी, हल्का, हल्की, मामूली',
    phrases: {
      fire: 'जलने की + बू|गंध|बदबू|महक, जलने की + आ, कुछ जलने, जली हुई + गंध|बू',
      violence:
        'मदद के लिए + चिल्ला|पुकार|चीख|रो|चिल्लाता|चिल्लाती, मदद मांग + रहा|रही, मदद माँग + रहा|रही, मदद मांग रहा, बचाओ चिल्ला, बचाओ बचाओ, गोलियों की आवाज, गोली चलने, गोली की आवाज, गोलियां चल, औरत|महिला|लड़की + चीख|चिल्ला, पति + मारता|मार|पीटता, बॉयफ्रेंड + मारता, मुझे छुआ, असुरक्षित + महसूस, सुरक्षित + महसूस नहीं, शराबी|नशे में|शराब पीकर + छुआ|आक्रामक|परेशान|धमकी|चिल्ला|मारपीट, आक्रामक + आदमी|मेहमान|व्यक्ति',
      suicide:
        'कूदने वाला हूँ, कूदने वाला हूं, कूदने वाली हूँ, कूदने वाली हूं, कूद जाऊंगा, कूद जाऊँगा, कूद जाऊंगी, कूद जाऊँगी, जीना नहीं चाहता, जीना नहीं चाहती, जीने की इच्छा नहीं, जीना नहीं',
      seizure:
        'पानी की थैली, पानी टूट गया, बच्चा होने वाला, बच्चा आ रहा, प्रसव पीड़ा, प्रसव शुरू, लेबर पेन, बुखार + 39|40|41|42|103|104|105|तेज|तेज़|बहुत',
      no_alarm:
        'टूटता तारा, टूटते तारे, प्यार हो गया, प्यार में पड़, सो गए, सो गया, सो गई, नींद आ गई, पूल में कूद, दिल टूट, दाम गिर, कीमत गिर, हाथ का सामान, हाथ का तौलिया, सर जी, नमस्ते सर, हाँ सर, धन्यवाद सर, बाल काट, बाल कट, कोई बात नहीं, सेकंड हैंड',
    },
  },
  bn: {
    who: 'স্ত্রী, বউ, বৌ, স্বামী, সঙ্গী, প্রেমিক, প্রেমিকা, বয়ফ্রেন্ড, গার্লফ্রেন্ড, ছেলে, ছেলের, মেয়ে, মেয়ের, বাচ্চা, বাচ্চার, বাচ্চারা, শিশু, মা, মায়ের, বাবা, বাবার, দাদি, নানি, দাদা, নানা, দাদু, বোন, ভাই, বন্ধু, লোক, একজন, মহিলা, মানুষ, অতিথি, খালা, চাচা, মামা, প্রতিবেশী, সহকর্মী, শাশুড়ি, শ্বশুর',
    self: 'আমি, সে, তিনি, ও, আমরা',
    body: 'হাত, হাতে, হাতটা, আঙুল, আঙ্গুল, আঙুলে, বুড়ো আঙুল, পা, পায়ে, পায়ের, হাঁটু, মাথা, মাথায়, মুখ, মুখে, চোখ, চোখে, নাক, ঠোঁট, দাঁত, কান, কাঁধ, কনুই, কব্জি, গোড়ালি, কোমর, পাঁজর, হাড়, ঘাড়, গলা, চিবুক, কপাল, চামড়া, ত্বক, বাহু',
    reflex: 'নিজেকে, নিজের',
    me: 'আমাকে, আমায়, আমাদের, তাকে, আমার',
    falls:
      'পড়ে গেছে, পড়ে গেছেন, পড়ে গিয়েছে, পড়ে গেল, পড়ে গেলেন, পিছলে, পিছলে পড়ে, পিছলে গেছে, পড়েছে, পড়ে গেছি, আছাড় খেয়েছে',
    hurts:
      'কেটে গেছে, কেটে ফেলেছি, কেটে ফেলেছে, কেটেছে, কেটেছি, পুড়ে গেছে, পুড়িয়ে ফেলেছি, পুড়িয়ে ফেলেছে, পুড়েছে, ঝলসে, চাপা পড়েছে, আটকে গেছে, থেঁতলে, আহত, আঘাত, মচকে, মচকে গেছে',
    breaks: 'ভেঙে গেছে, ভেঙেছে, ভেঙ্গে গেছে, ভেঙে',
    harmed:
      'আমি পড়ে গেছি, আমি পড়ে গিয়েছি, পিছলে পড়ে গেছি, পিছলে পড়েছি, হাত কেটে, আঙুল কেটে, নিজেকে কেটে, হাত পুড়ে, হাত পুড়িয়ে, নিজেকে পুড়িয়ে, আমি পুড়ে, আমি আহত, ব্যথা পেয়েছি, কুকুরে কামড়, কুকুর কামড়, মাথা ঘুরছে, মাথা ঘোরাচ্ছে',
    hits: 'মারে, মারছে, মেরেছে, মারধর, পেটায়, পেটাচ্ছে, পিটিয়েছে, ছুঁয়েছে, স্পর্শ করেছে, গায়ে হাত, লাথি, হুমকি, গলা টিপে, হয়রানি, উত্যক্ত, ধাক্কা, চড় মেরেছে, আক্রমণ',
    silent:
      'সাড়া দিচ্ছে না, সাড়া দিচ্ছেন না, উত্তর দিচ্ছে না, উত্তর দিচ্ছেন না, জবাব দিচ্ছে না, শ্বাস নিচ্ছে না, শ্বাস নিচ্ছেন না, অদ্ভুতভাবে শ্বাস, অদ্ভুত শ্বাস, নড়ছে না, নড়ছেন না, উঠতে পারছে না, উঠতে পারছেন না, উঠতে পারছি না, দাঁড়াতে পারছি না, মেঝেতে পড়ে আছে, মাটিতে পড়ে আছে, করিডোরে পড়ে আছে, করিডোরে শুয়ে, মেঝেতে শুয়ে, সিঁড়িতে পড়ে আছে, পড়ে আছেন',
    things:
      'ছবি, আয়না, তাক, বাতি, গ্লাস, কাপ, প্লেট, ফুলদানি, ঘড়ি, চার্জার, চশমা, আংটি, বরফ, তাপমাত্রা, দাম, কেক, রুটি, পনির, মাংস, বিদ্যুৎ, কারেন্ট, ইন্টারনেট, ওয়াইফাই, মোবাইল, ফোন, ফোনটা, পর্দা, হাতল, বাল্ব, কার্ড, চাবি, টিভি, রিসেপশন, টোস্ট, চেয়ার, টেবিল',
    mild: 'বরফ, ব্যান্ডেজ, ব্যান্ড এইড, মলম, ক্রিম, শেভ, দাড়ি, প্রায়, একটু, সামান্য, হালকা',
    phrases: {
      fire: 'পোড়া + গন্ধ|গন্ধ পাচ্ছি, পোড়া গন্ধ, পুড়ছে এমন গন্ধ',
      violence:
        'সাহায্যের জন্য + চিৎকার|ডাকছে|চেঁচাচ্ছে|কাঁদছে, সাহায্য চেয়ে + চিৎকার, সাহায্য চাইছে, বাঁচাও বলে, গুলির শব্দ, গুলির আওয়াজ, মহিলা|মেয়ে + চিৎকার করছে|চেঁচাচ্ছে, স্বামী + মারে|মারছে|মেরেছে|মারধর, আমাকে + মারে|মারছে|মেরেছে|স্পর্শ, নিরাপদ + বোধ করছি না|মনে হচ্ছে না, অনিরাপদ, মাতাল + আক্রমণাত্মক|আমাকে|হুমকি|বিরক্ত|অতিথি, আক্রমণাত্মক + লোক|অতিথি',
      suicide: 'লাফ দেব, লাফ দিতে যাচ্ছি, লাফ দিয়ে মরব, বাঁচতে চাই না, আর বাঁচতে চাই না, বেঁচে থাকতে চাই না',
      seizure:
        'পানি ভেঙেছে, পানি ভেঙে গেছে, বাচ্চা হচ্ছে, বাচ্চা আসছে, প্রসব বেদনা, প্রসব শুরু, জ্বর + 39|40|41|42|103|104|105|খুব, প্রচণ্ড জ্বর',
      no_alarm:
        'উল্কা, তারা খসা, প্রেমে পড়ে, ঘুমিয়ে পড়ে, ঘুমিয়ে পড়েছি, পুলে লাফ, মন ভেঙে, হৃদয় ভেঙে, দাম পড়ে, হাতব্যাগ, হাত তোয়ালে, কেউ নেই, চুল কাট, একজনের জন্য, মা বাবা',
    },
  },
  ur: {
    who: 'بیوی, اہلیہ, شوہر, خاوند, ساتھی, بوائے فرینڈ, گرل فرینڈ, منگیتر, بیٹا, بیٹے, بیٹی, بچہ, بچے, بچی, شیرخوار, ماں, امی, والدہ, والد, ابو, باپ, دادی, نانی, دادا, نانا, بہن, بھائی, دوست, آدمی, عورت, خاتون, شخص, مہمان, خالہ, چچا, ماموں, پڑوسی, ساس, سسر',
    self: 'میں نے, وہ, اس نے, ہم',
    body: 'ہاتھ, ہاتھوں, انگلی, انگوٹھا, پاؤں, پیر, ٹانگ, بازو, گھٹنا, گھٹنے, سر, چہرہ, چہرے, آنکھ, آنکھیں, ناک, ہونٹ, منہ, دانت, کان, کندھا, کندھے, کہنی, کلائی, ٹخنہ, ٹخنے, کولہا, پسلی, ہڈی, گردن, ٹھوڑی, ماتھا, جلد',
    reflex: 'خود کو, اپنے آپ کو',
    me: 'مجھے, مجھ کو, ہمیں, اسے, میرے ساتھ',
    falls: 'گر گئی, گر گیا, گر گئے, گر پڑی, گر پڑا, گری, پھسل گئی, پھسل گیا, پھسل گئے, پھسلی, گر گئی ہے',
    hurts:
      'کٹ گیا, کٹ گئی, کاٹ لیا, کاٹ لی, جل گیا, جل گئی, جل گئے, جلا لیا, جلا لی, جھلس گیا, جھلس گئی, دب گیا, دب گئی, پھنس گیا, کچل گیا, زخمی, چوٹ, موچ',
    breaks: 'ٹوٹ گیا, ٹوٹ گئی, ٹوٹ گئے, ٹوٹا, ٹوٹی',
    harmed:
      'میں باتھ روم میں گر, میں شاور میں گر, سیڑھیوں سے گر, نہاتے ہوئے گر, میں پھسل گیا, میں پھسل گئی, مجھے چوٹ, چوٹ لگی, چوٹ لگ گئی, خود کو کاٹ, خود کو جلا, میں جل گیا, میں جل گئی, ہاتھ کٹ گیا, ہاتھ جل گیا, کتے نے کاٹ, چکر آ رہے, چکر آ رہا, چکر آرہے',
    hits: 'مارتا ہے, مار رہا ہے, مارا, مارتا, پیٹتا ہے, پیٹ رہا ہے, پیٹا, چھوا, چھو رہا, چھوتا, دھمکی, دھمکا رہا, گلا دبا, چھیڑ, چھیڑا, ہراساں, لات, دھکا, تھپڑ, حملہ',
    silent:
      'جواب نہیں دے, جواب نہیں دیتا, جواب نہیں دیتی, جواب نہیں دے رہا, جواب نہیں دے رہی, سانس نہیں لے, عجیب سانس, سانس عجیب, عجیب طرح سانس, ہل نہیں, اٹھ نہیں پا, اٹھ نہیں سک, کھڑا نہیں ہو, کھڑی نہیں ہو, فرش پر پڑا, فرش پر پڑی, زمین پر پڑا, زمین پر پڑی, راہداری میں پڑا, راہداری میں پڑی, راہداری میں لیٹا, سیڑھیوں پر پڑا',
    things:
      'تصویر, آئینہ, شیشہ, شیلف, لیمپ, بتی, گلاس, کپ, پلیٹ, گلدان, گھڑی, چارجر, عینک, انگوٹھی, برف, درجہ حرارت, قیمت, دام, کیک, روٹی, پنیر, گوشت, بجلی, انٹرنیٹ, وائی فائی, موبائل, فون, پردہ, ہینڈل, بلب, کارڈ, چابی, ٹی وی, ریسپشن, استقبالیہ, ٹوسٹ, کرسی, میز',
    mild: 'برف, پٹی, بینڈیج, پلاسٹر, مرہم, کریم, شیو, داڑھی, تقریبا, تھوڑا, تھوڑی, ہلکا, ہلکی, معمولی',
    phrases: {
      fire: 'جلنے کی + بو|بدبو|مہک, کچھ جلنے, جلی ہوئی + بو',
      violence:
        'مدد کے لیے + چلا|پکار|چیخ|چلا رہا|چلا رہی|چیخ رہا|پکار رہا, مدد کیلئے + چلا|پکار|چیخ, مدد مانگ + رہا|رہی, بچاؤ چلا, گولیوں کی آواز, گولی چلنے, گولی کی آواز, عورت|خاتون|لڑکی + چیخ|چلا, شوہر + مارتا|مار|پیٹتا, مجھے چھوا, غیر محفوظ + محسوس, محفوظ + محسوس نہیں, نشے میں|شرابی + چھوا|جارحانہ|تنگ|دھمکی|چلا, جارحانہ + آدمی|مہمان|شخص',
      suicide:
        'کودنے والا ہوں, کودنے والی ہوں, کود جاؤں گا, کود جاؤں گی, چھلانگ لگانے والا, چھلانگ لگانے لگا, جینا نہیں چاہتا, جینا نہیں چاہتی, جینا نہیں, زندہ نہیں رہنا',
      seizure:
        'پانی کی تھیلی, پانی ٹوٹ گیا, بچہ ہونے والا, بچہ آ رہا ہے, دردِ زہ, درد زہ, زچگی شروع, بخار + 39|40|41|42|103|104|105|تیز|بہت',
      no_alarm:
        'ٹوٹتا تارا, ٹوٹتے تارے, شہاب ثاقب, محبت ہو گئی, پیار ہو گیا, سو گئے, سو گیا, سو گئی, نیند آ گئی, پول میں چھلانگ, دل ٹوٹ, قیمت گر, دستی سامان, ہاتھ کا تولیہ, کوئی بات نہیں, جی سر, شکریہ سر, بال کاٹ',
    },
  },
  id: {
    who: 'istri, isteri, suami, pasangan, pacar, tunangan, anak, anakku, anak saya, putra, putri, bayi, bayiku, ibu, ibuku, mama, ayah, ayahku, papa, bapak saya, nenek, kakek, kakak, adik, teman, seorang pria, pria, laki-laki, wanita, perempuan, tamu, orang, seseorang, ada yang, bibi, paman, tetangga, rekan, mertua',
    self: 'saya, aku, dia, ia, kami',
    body: 'tangan, tanganku, tangannya, jari, jariku, jarinya, jempol, kaki, kakiku, kakinya, lengan, lutut, kepala, kepalaku, kepalanya, wajah, mata, hidung, bibir, mulut, gigi, gigiku, giginya, telinga, bahu, siku, pergelangan, pinggul, tulang, rusuk, leher, dagu, dahi, kulit',
    falls: 'jatuh, terjatuh, terpeleset, tergelincir, tersandung, kejatuhan, kepleset',
    hurts:
      'teriris, terpotong, tersayat, terbakar, melepuh, tersiram, terjepit, kejepit, terluka, cedera, terkilir, keseleo, tertusuk, tergores, luka bakar, kesetrum, luka',
    breaks: 'patah, retak, copot',
    harmed:
      'saya teriris, saya tersayat, saya terluka, saya kena luka bakar, tersiram air panas, kena air panas, terpeleset di, saya jatuh di, digigit anjing, saya pusing sekali, pusing sekali, kepala saya berputar',
    me: 'saya, aku, kami, dia',
    hits: 'memukul, memukuli, dipukul, dipukuli, menyentuh, disentuh, meraba, diraba, menendang, ditendang, mengancam, diancam, mencekik, dicekik, melecehkan, dilecehkan, mendorong, menampar, ditampar, menyerang, diserang, menguntit',
    silent:
      'tidak menjawab, tidak merespons, tidak merespon, tidak ada respon, tidak bernapas, tidak bernafas, bernapas aneh, napasnya aneh, nafasnya aneh, sulit bernapas, tidak bergerak, tidak bisa bangun, tidak bisa berdiri, gak bisa bangun, tergeletak, tergeletak di lantai, terbaring di lantai, terbaring di koridor, tergeletak di koridor, terkapar',
    things:
      'lukisan, gambar, foto, cermin, rak, lampu, gelas, cangkir, piring, vas, jam, pengisi daya, charger, kacamata, cincin, salju, suhu, harga, kue, roti, keju, daging, listrik, internet, wifi, hp, ponsel, telepon, tirai, gagang, bohlam, kartu, kunci, tv, televisi, resepsionis, resepsi, remote, ac, shower, kursi, meja',
    mild: 'es batu, ais, plester, hansaplast, salep, krim, bercukur, cukur, hampir, sedikit, ringan, agak',
    phrases: {
      fire: 'bau + terbakar|gosong|hangus|asap',
      violence:
        'teriak|berteriak|menjerit + minta tolong|minta bantuan|meminta tolong, minta tolong di + kamar, meminta pertolongan, suara tembakan, bunyi tembakan, suara tembak, wanita|perempuan + menjerit|berteriak, merasa + tidak aman|terancam, tidak merasa aman, orang mabuk, tamu mabuk, mabuk dan + agresif|marah, suami|pacar + memukul|memukuli + saya, agresif + tamu|pria|orang',
      suicide:
        'mau lompat dari, saya akan lompat, saya mau lompat dari, tidak mau hidup, tidak ingin hidup, gak mau hidup',
      seizure:
        'air ketuban, ketuban pecah, pecah ketuban, bayinya mau keluar, mau melahirkan, kontraksi, demam + 39|40|41|42|tinggi',
      no_alarm:
        'bintang jatuh, jatuh cinta, jatuh tempo, jatuh pada, tertidur, ketiduran, lompat ke kolam, patah hati, harga turun, harga jatuh, tas tangan, handuk tangan, tangan kedua, kaki lima, orang tua, jalan kaki, anak-anak, mata air',
    },
  },
  ms: {
    who: 'isteri, istri, suami, pasangan, teman lelaki, teman wanita, tunang, anak, anak saya, anak lelaki, anak perempuan, bayi, ibu, emak, mak, ayah, bapa, nenek, datuk, kakak, abang, adik, kawan, lelaki, perempuan, wanita, tetamu, orang, seseorang, ada orang, mak cik, pak cik, jiran, rakan, mentua',
    self: 'saya, aku, dia, kami',
    body: 'tangan, tangannya, jari, jarinya, ibu jari, kaki, kakinya, lengan, lutut, kepala, kepalanya, muka, mata, hidung, bibir, mulut, gigi, telinga, bahu, siku, pergelangan, pinggul, tulang, rusuk, leher, dagu, dahi, kulit',
    falls: 'jatuh, terjatuh, tergelincir, tersandung, terpeleset',
    hurts:
      'terhiris, terpotong, luka, terluka, terbakar, melecur, melecet, terkena air panas, tersepit, tercedera, cedera, terseliuh, tercucuk',
    breaks: 'patah, retak, tercabut',
    harmed:
      'saya terhiris, saya luka, saya terluka, saya melecur, saya terbakar, kena air panas, tergelincir di, saya jatuh di, digigit anjing, saya pening sangat, pening sangat, kepala saya berpusing',
    me: 'saya, aku, kami, dia',
    hits: 'memukul, dipukul, menyentuh, sentuh, disentuh, meraba, diraba, menendang, tendang, mengugut, ugut, diugut, mencekik, cekik, mengganggu, menolak, menampar, tampar, menyerang, diserang',
    silent:
      'tidak menjawab, tak menjawab, tidak memberi respons, tiada respons, tidak bernafas, tak bernafas, bernafas pelik, nafasnya pelik, nafas pelik, susah bernafas, tidak bergerak, tak bergerak, tidak boleh bangun, tak boleh bangun, tidak boleh berdiri, terbaring di lantai, terbaring di koridor, terbaring di lorong, terlantar di',
    things:
      'lukisan, gambar, cermin, rak, lampu, gelas, cawan, pinggan, pasu, jam, pengecas, cermin mata, cincin, salji, suhu, harga, kek, roti, keju, daging, elektrik, internet, wifi, telefon, langsir, tombol, mentol, kad, kunci, tv, televisyen, kaunter, penyambut tetamu, alat kawalan, pancuran, kerusi, meja',
    mild: 'ais, es batu, plaster, salap, krim, bercukur, cukur, hampir, sedikit, ringan, agak',
    phrases: {
      fire: 'bau + terbakar|hangus|hangit|asap',
      violence:
        'menjerit|jerit|teriak|berteriak|meminta|minta + tolong|pertolongan, bunyi tembakan, bunyi tembak, dengar tembakan, wanita|perempuan + menjerit|berteriak, rasa|merasa|berasa + tidak selamat|tak selamat|terancam, orang mabuk, tetamu mabuk, mabuk dan + agresif|marah, suami + pukul|memukul + saya, agresif + tetamu|lelaki|orang',
      suicide: 'saya nak terjun, nak terjun dari, saya akan terjun, tidak mahu hidup, tak nak hidup, tak mahu hidup',
      seizure:
        'air ketuban, ketuban pecah, pecah ketuban, bayi nak keluar, nak bersalin, kontraksi, demam + 39|40|41|42|tinggi',
      no_alarm:
        'tahi bintang, jatuh cinta, jatuh pada, tertidur, terlelap, terjun ke kolam, terjun kolam, patah hati, harga turun, harga jatuh, beg tangan, tuala tangan, orang tua, jalan kaki, kanak-kanak, minta tolong + angkat|bawa|hantar|kemas|tambah',
    },
  },
  vi: {
    who: 'vợ, vợ tôi, chồng, chồng tôi, bạn trai, bạn gái, hôn thê, con trai, con gái, con tôi, con, đứa trẻ, trẻ con, em bé, bé, mẹ, mẹ tôi, bố, ba tôi, cha, bà, bà tôi, ông, ông tôi, chị, anh trai, em gái, em trai, bạn tôi, người đàn ông, đàn ông, phụ nữ, người phụ nữ, khách, ai đó, người, có người, cô, chú, hàng xóm, mẹ vợ, mẹ chồng',
    self: 'tôi, mình, anh ấy, cô ấy, chúng tôi',
    body: 'tay, bàn tay, ngón tay, ngón cái, chân, bàn chân, ngón chân, cánh tay, đầu gối, đầu, mặt, mắt, mũi, môi, miệng, răng, tai, vai, khuỷu tay, cổ tay, mắt cá, hông, xương sườn, xương, cổ, cằm, trán, da',
    falls: 'ngã, bị ngã, té, bị té, trượt ngã, trượt chân, trượt, rơi trúng, rơi vào, vấp',
    hurts:
      'bị cắt, cắt phải, đứt, bị đứt, bị bỏng, bỏng, phỏng, bị phỏng, bị kẹt, bị kẹp, bị đè, bị thương, bị trật, trật, bong gân, bị đâm',
    breaks: 'gãy, bị gãy, mẻ, bị mẻ, nứt',
    harmed:
      'đứt tay, bị đứt tay, cắt vào tay, cắt phải tay, bị bỏng, bị phỏng, bỏng tay, trượt ngã, té ngã, ngã trong, tôi bị ngã, tôi bị té, tôi bị thương, chó cắn, bị chó cắn, tôi chóng mặt, chóng mặt, hoa mắt chóng mặt',
    me: 'tôi, chúng tôi, cô ấy, mình',
    hits: 'đánh, đánh đập, sờ mó, sờ soạng, sờ, chạm vào, đụng chạm, đe dọa, đe doạ, bóp cổ, quấy rối, xô, tát, tấn công',
    silent:
      'không trả lời, không phản ứng, không thở, thở lạ, thở kỳ lạ, thở bất thường, khó thở, không cử động, không nhúc nhích, không đứng dậy được, không thể đứng dậy, không dậy được, nằm trên sàn, nằm dưới sàn, nằm ở hành lang, nằm trong hành lang, nằm ngoài hành lang, nằm trên cầu thang',
    things:
      'bức tranh, tranh, gương, kệ, đèn, ly, cốc, đĩa, bình hoa, đồng hồ, sạc, kính, nhẫn, tuyết, nhiệt độ, giá, bánh, phô mai, thịt, điện, mạng, wifi, điện thoại, rèm, tay nắm, bóng đèn, thẻ, chìa khóa, tivi, lễ tân, điều khiển, máy lạnh, vòi sen, ghế, bàn',
    mild: 'đá lạnh, nước đá, băng cá nhân, băng keo cá nhân, urgo, thuốc mỡ, kem, cạo râu, suýt, suýt nữa, một chút, hơi, nhẹ',
    phrases: {
      fire: 'mùi khét, mùi cháy, mùi cháy khét, mùi khói',
      violence:
        'kêu cứu, kêu cứu ở, hét cứu, la cứu, kêu giúp, gọi cứu, tiếng kêu cứu, tiếng súng, nghe tiếng súng, phụ nữ + la hét|hét|kêu, đánh tôi, đánh cô ấy, sờ tôi, sờ mó tôi, đụng chạm tôi, thấy không an toàn, không an toàn, cảm thấy không an toàn, người say, khách say, say rượu + hung hăng|gây|quấy',
      suicide: 'tôi sẽ nhảy, tôi sắp nhảy, muốn nhảy lầu, nhảy lầu, không muốn sống, không muốn sống nữa',
      seizure: 'vỡ ối, bể ối, vỡ nước ối, sắp sinh, sắp đẻ, chuyển dạ, sốt + 39|40|41|42|cao',
      no_alarm:
        'sao băng, phải lòng, ngủ quên, ngủ thiếp, nhảy xuống hồ bơi, nhảy xuống bể bơi, tan nát trái tim, giảm giá, rớt giá, rớt mạng, hành lý xách tay, khăn tay, khăn mặt, đánh giá, đánh thức, đánh máy, mọi người, hai người, mấy người, vòi sen cầm tay, con đường, cổ điển, răng miệng, bàn chải đánh răng, kem đánh răng, đánh răng, đồ cổ, khu phố cổ, phố cổ, đá bóng, không an toàn thực phẩm',
    },
  },
  fil: {
    who: 'asawa, misis, mister, mister ko, partner, nobyo, nobya, boyfriend, girlfriend, anak, anak ko, bata, mga bata, sanggol, baby, nanay, ina, mama, tatay, ama, papa, lola, lolo, ate, kuya, kapatid, kaibigan, lalaki, babae, bisita, guest, tao, may tao, isang tao, may, tita, tito, kapitbahay, katrabaho, biyenan',
    self: 'ako, siya, kami, sya',
    body: 'kamay, daliri, hinlalaki, paa, binti, braso, tuhod, ulo, mukha, mata, ilong, labi, bibig, ngipin, tainga, balikat, siko, pulso, bukung-bukong, balakang, tadyang, buto, leeg, baba ko, noo, balat',
    falls: 'nahulog, nadulas, nadapa, natumba, bumagsak, nabagsakan',
    hurts:
      'nahiwa, naputol, nasugatan, nasunog, napaso, nabanlian, naipit, nadaganan, nasaktan, nabalian, na-sprain, napilay, natusok',
    breaks: 'nabali, bali, nabasag, naputol, natanggal',
    harmed:
      'nahiwa ako, nasugatan ako, napaso ako, nabanlian ako, nasunog ako, nasaktan ako, nadulas ako, nahulog ako, natumba ako, nadapa ako, nakagat ng aso, kinagat ng aso, nahihilo ako, hilong hilo, hilong-hilo, nahihilo',
    me: 'ako, kami, akin, sa akin, siya',
    hits: 'sinasaktan, sinaktan, binubugbog, binugbog, hinawakan, hinihipuan, hinipuan, sinipa, sinisipa, sinampal, sinuntok, tinakot, tinatakot, pinagbantaan, pinagbabantaan, sinasakal, sinakal, binabastos, binastos, itinulak, inatake',
    silent:
      'hindi sumasagot, di sumasagot, hindi tumutugon, hindi humihinga, hindi makahinga, kakaiba ang paghinga, hirap huminga, hindi gumagalaw, di gumagalaw, hindi makatayo, di makatayo, hindi makabangon, nakahiga sa sahig, nakahandusay, nakahiga sa pasilyo, nakahiga sa hallway, nakahiga sa koridor, nakahiga sa hagdan',
    things:
      'larawan, painting, litrato, salamin, estante, ilaw, lampara, baso, tasa, plato, plorera, orasan, charger, singsing, temperatura, presyo, keyk, cake, tinapay, keso, karne, kuryente, internet, wifi, cellphone, telepono, phone, kurtina, hawakan, bombilya, card, keycard, susi, tv, reception, remote, aircon, shower head, upuan, mesa',
    mild: 'yelo, band aid, band-aid, plaster, pamahid, ointment, krema, nag-ahit, nag aahit, nag-aahit, muntik, halos, kaunti, konti, medyo, bahagya',
    phrases: {
      fire: 'amoy + sunog|nasusunog|usok, nangangamoy sunog',
      violence:
        'sumisigaw|humihingi|sumigaw|naghihingi|nagsisigaw + ng tulong|ng saklolo, humihingi ng + tulong|saklolo, putok ng baril, putukan, mga putok, babae|babaeng + sumisigaw|nagsisisigaw, pakiramdam ko + hindi ligtas|hindi ako ligtas|delikado, hindi ako + ligtas|panatag, lasing na + bisita|lalaki|tao|guest, lasing at + agresibo|nananakit, agresibong + bisita|lalaki|tao, sinasaktan ako, binubugbog ako, hinipuan ako, hinawakan ako ng',
      suicide:
        'tatalon ako, tatalon na ako, gusto kong tumalon, ayaw ko nang mabuhay, ayoko nang mabuhay, ayaw ko na mabuhay',
      seizure:
        'pumutok ang panubigan, pumutok na ang panubigan, panubigan, manganganak na, manganak na, lalabas na ang baby, lalabas na ang sanggol, lagnat + 39|40|41|42|mataas, mataas ang lagnat',
      no_alarm:
        'bulalakaw, nahulog ang loob, nainlove, na in love, nahulog sa pag ibig, nakatulog, tumalon sa pool, tatalon sa pool, tatalon ako sa pool, nasaktan ang puso, wasak ang puso, bumaba ang presyo, bumagsak ang presyo, hand towel, tuwalyang pangmukha, hand carry, gupit, nagpagupit, humihingi ng tulong + sa bagahe|sa bag',
    },
  },
};
