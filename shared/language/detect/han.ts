/** Pairs of simplified and traditional characters, at the same position in both strings. */
const SIMPLIFIED =
  '们这说时来对为会过还没发问间开关门见现电话请谢谁吗么样边进远运达选适连让认识语该谈课调读讲许论设访证评词译试详误议记订计国学习书买卖车东马鸟鱼龙长张当头实宝宾馆饭饮馒饿饱馈厅厕楼层场块坏坚垫声处备复夹夺奋妇妈婴孙宁宠审宽' +
  '导将尔尝岁岛师帐帮带干广庆库应废异弃弹强归录彻径总恋恶悬惊惯愿戏战户扫扬扰护报担拥择挂挥损换据摄摆摇敌数断旧显晒晓暂术机杀杂权条极构枪柜标树栏档桥检欢欧残毕气汇汉汤沟泽洁浅测济浓涂涛润涨渐温湾湿满滤灭灯灵炉点炼烂热烟烦烧' +
  '爱爷状犹独狭猫献环画畅疗盐监盖盘着矿码砖础确礼祸离种积称稳竞笔签简篮类粮紧红约级纪纯纸线练组细终绍经结给络绝统继续维绿缓编缘网罗罚职联聪肃胜脑脚脱脸节苏苹药荐荣获营虑虽补装觉观规视览贝负贡财责账货质贵费贴贺资赏赔赖赛赠赢' +
  '赶趋跃践轨转轮软轻载较辆输迁迟递邮邻酱释里钟钢钱铁银销锁错锅键镜闭闲闹闻队阳阴阶际陆险随难雾静韩页顶项顺须预领频题颜额风飞饺饼驾验鸡麦黄齐齿龄双变号后丽华单卫却历压县参叶吓听启员响喷团园围图圆圣几价办个两从众写冲决净凉减' +
  '击创刚动劳势区医协亚产亲仅仪仓优伟传伤侧债倾偿储儿党兰兴养内军农冻凭则刘删剧劝厢叹呕哑唤脏闷锈烫裤袜衬绳钥';
const TRADITIONAL =
  '們這說時來對為會過還沒發問間開關門見現電話請謝誰嗎麼樣邊進遠運達選適連讓認識語該談課調讀講許論設訪證評詞譯試詳誤議記訂計國學習書買賣車東馬鳥魚龍長張當頭實寶賓館飯飲饅餓飽饋廳廁樓層場塊壞堅墊聲處備復夾奪奮婦媽嬰孫寧寵審寬' +
  '導將爾嘗歲島師帳幫帶乾廣慶庫應廢異棄彈強歸錄徹徑總戀惡懸驚慣願戲戰戶掃揚擾護報擔擁擇掛揮損換據攝擺搖敵數斷舊顯曬曉暫術機殺雜權條極構槍櫃標樹欄檔橋檢歡歐殘畢氣匯漢湯溝澤潔淺測濟濃塗濤潤漲漸溫灣濕滿濾滅燈靈爐點煉爛熱煙煩燒' +
  '愛爺狀猶獨狹貓獻環畫暢療鹽監蓋盤著礦碼磚礎確禮禍離種積稱穩競筆簽簡籃類糧緊紅約級紀純紙線練組細終紹經結給絡絕統繼續維綠緩編緣網羅罰職聯聰肅勝腦腳脫臉節蘇蘋藥薦榮獲營慮雖補裝覺觀規視覽貝負貢財責賬貨質貴費貼賀資賞賠賴賽贈贏' +
  '趕趨躍踐軌轉輪軟輕載較輛輸遷遲遞郵鄰醬釋裡鐘鋼錢鐵銀銷鎖錯鍋鍵鏡閉閒鬧聞隊陽陰階際陸險隨難霧靜韓頁頂項順須預領頻題顏額風飛餃餅駕驗雞麥黃齊齒齡雙變號後麗華單衛卻歷壓縣參葉嚇聽啟員響噴團園圍圖圓聖幾價辦個兩從眾寫衝決淨涼減' +
  '擊創剛動勞勢區醫協亞產親僅儀倉優偉傳傷側債傾償儲兒黨蘭興養內軍農凍憑則劉刪劇勸廂嘆嘔啞喚髒悶鏽燙褲襪襯繩鑰';

/** Used in traditional texts too, so no evidence of simplified Chinese. */
const AMBIGUOUS = new Set('后里干着面征松谷斗御系');
/** Score added per such character. */
const HAN_WEIGHT = 2;
const PLAIN_WEIGHT = 1;

const simplified = new Set<string>();
const traditional = new Set<string>();
for (let i = 0; i < SIMPLIFIED.length; i++) {
  const [simple, full] = [SIMPLIFIED.charAt(i), TRADITIONAL.charAt(i)];
  if (!AMBIGUOUS.has(simple)) simplified.add(simple);
  traditional.add(full);
}

/** Characters and words found only in Japanese, for the few Japanese texts without kana. */
const JAPANESE =
  '込働峠畑円気駅図売読検験県対広仏伝価児払沢浄渋発経続総緑縄聴脳蔵薬覚観訳転軽辺遅郷釈鉄銭険隠霊頼顕騒髪鶏歯齢竜様囲塩桜栄営鋭歓関帰拠挙暁恵掲渓撃剣圏巻効厳鉱砕剤雑桟賛獣縦粛処焼奨壌嬢譲醸触寝粋穂髄枢瀬斉摂専戦践繊禅捜挿巣堕滞択単弾痴逓塚呈闘徳弐悩廃抜蛮秘黙弥揚謡両猟塁戻麗労楼乗渡辺栃枠匂丼咲辻凪枡腺';
const JAPANESE_WORDS =
  /部屋|朝食付|夕食|無料|予約|料金|荷物|駐車場|大丈夫|風呂|温泉|和食|喫煙|両替|到着|変更|返金|領収書|宿泊|会員|満室|空室|毛布|冷房|連泊|素泊|名様|一泊|二泊/g;

const japanese = new Set([...JAPANESE].filter((char) => !simplified.has(char) && !traditional.has(char)));

/**
 * Scores Han text (in the order of SCRIPT_LANGUAGES.Hani) as simplified, traditional or Japanese. Undecidable text is most likely
 * simplified.
 */
export function addHanScores(text: string, scores: Float64Array): void {
  const add = (index: number, weight: number): void => {
    scores[index] = (scores[index] ?? 0) + weight;
  };
  add(0, PLAIN_WEIGHT);
  for (const char of text) {
    if (simplified.has(char)) add(0, HAN_WEIGHT);
    else if (traditional.has(char)) add(1, HAN_WEIGHT);
    if (japanese.has(char)) add(2, HAN_WEIGHT + 1);
  }
  add(2, HAN_WEIGHT * (text.match(JAPANESE_WORDS)?.join('').length ?? 0));
}
