/** A verb that sets rules aside near a word for rules, in either order, in the languages hotels and attackers write. */
const SETS_ASIDE: readonly [verbs: string, rules: string][] = [
  [
    'ignor|disregard|forget|overrid|bypass|skip',
    'rule|instruction|prompt|guideline|restriction|directive|everything above',
  ],
  ['ignorier|vergiss|vergesse|missacht|übergeh|umgeh', 'regel|anweisung|vorgabe|instruktion|befehl|richtlinie'],
  ['ignor|oubli', 'règle|instruction|consigne|directive'],
  ['ignor|olvid|omit|haz caso omiso', 'regla|instruccion|norma|indicacion'],
  ['ignor|dimentic|trascur', 'regol|istruzion|direttiv'],
  ['ignor|esque', 'regra|instruç|instruc|diretriz'],
  ['negeer|vergeet', 'regel|instructie|opdracht'],
  ['ignoruj|zignoruj|zapomnij|pomiń', 'zasad|instrukc|polece|reguł'],
  ['игнориру|забуд|отмени', 'правил|инструкц|указан|приказ'],
  ['ігнору|забуд', 'правил|інструкц|вказів'],
  ['yok say|görmezden|unut|dikkate alma', 'kural|talimat|yönerge'],
  ['無視|忘れ|無効', '指示|ルール|命令|規則|プロンプト'],
  ['忽略|无视|無視|忘记|忘記|不要理会|绕过', '指示|指令|规则|規則|提示词|提示詞|命令'],
  ['무시|잊어|잊고', '지시|규칙|명령|프롬프트'],
  ['تجاهل|انس|تجاوز', 'تعليمات|قواعد|أوامر|توجيهات'],
  ['नज़रअंदाज|अनदेखा|भूल', 'निर्देश|नियम'],
];
const NEAR = '[^.!?。！？\\n]{0,60}?';
const RULES_ASIDE = new RegExp(
  SETS_ASIDE.map(([verbs, rules]) => `(?:${verbs})${NEAR}(?:${rules})|(?:${rules})${NEAR}(?:${verbs})`).join('|'),
  'iu',
);
/** Words that speak to a model or pretend to be its machinery. */
const SPEAKS_TO_MODEL =
  /system\s?(?:prompt|message|note|override)|developer mode|jailbreak|\bDAN\b|prompt injection|(?:you are|act as|pretend to be|du bist|tu es|eres|sei)\b[^.!?\n]{0,20}\b(?:an? ai|assistant|chatbot|language model|llm|gpt)|\b(?:assistant|system|user)\s*:|<\/?(?:system|assistant|user|instructions?)\b|\[\/?INST\]|<\|[a-z_]+\|>|###\s*(?:system|instruction)|(?:tell|inform|answer|say to)\s+(?:the|every|each|all(?: the)?)\s+guests?\b|(?:sag|teil)\p{L}*\s+(?:dem|jedem|allen|den)\s+g(?:ast|äste)/iu;

/**
 * Does a text give orders to a model? A source that does is not shown to it, and a guest's message that does is
 * answered without it. Not what safety rests on: the checks of the reply hold without this.
 */
export function givesOrders(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return RULES_ASIDE.test(plain) || SPEAKS_TO_MODEL.test(plain);
}
