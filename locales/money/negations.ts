/** Scripts that put no spaces between words. */
const UNSPACED: ReadonlySet<string> = new Set(['Thai', 'Hans'])

/**
 * The words of each language that negate, `|` between them: whole words, where its script has spaces. “Impossible” counts, because some
 * languages say it for “can’t”, and so does “otherwise”, which they say for “if not”. Words for failing or lacking do not: they say
 * something else. Left out are words that negate only beside another of the list, longer words in which one of the list says nothing of the
 * kind, such as those for “but”, “still” and “very”, and “or not” where it says “whether”.
 */
export const NEGATIONS: Readonly<Record<string, string>> = {
  en: String.raw`\p{L}+n[’']t|no|not|nothing|never|none|nobody|neither|nor|cannot|without`,
  es: 'no|nunca|jamás|nada|nadie|ning[uú]n[ao]?s?|sin|tampoco|ni|imposible|de lo contrario',
  'pt-BR': 'não|nunca|jamais|nada|ninguém|nenhu(?:m|ns|mas?)|sem|tampouco|nem|impossível|caso contrário',
  ar: String.raw`وإلا|[وف]?(?:لا(?!\s+[يتن]زال)|[أل]لا|لئلا|بلا|لم|لن|ليس\p{L}*|لست\p{L}*|لسنا|غير|بغير|بدون|دون|[بل]?عدم|ل?كيلا|[يتم]?تعذر\p{L}*|[يتم]ستحيل\p{L}*)`,
  de: String.raw`nichts?|nie|niemals|niemand\p{L}*|kein\p{L}*|ohne|weder|unmöglich|andernfalls|nirgend\p{L}*`,
  fr: String.raw`ne|n’\p{L}+|pas|aucun(?:e|ement)?s?|rien|(?<!si )jamais|sans|ni|non|nul(?:le|lement)?s?|impossible|sinon`,
  hi: String.raw`(?<!(?<![\p{L}\p{M}])या )नहीं|न|ना|मत|बिना|बग़ैर|बगैर|नामुमकिन|असंभव|वरना|अन्यथा`,
  id: '(?:tidak|belum|jangan|bukan)(?:lah|kah)?|tak|takkan|tanpa|tiada|mustahil',
  th: '(?<!หรือ)ไม่|อย่า(?!ง)|ห้าม|มิได้|มิให้|มิอาจ|มิฉะนั้น|ไร้|ปราศจาก',
  vi: String.raw`(?<!hay )(?:không(?!\?)|chưa)|chẳng|chả|đừng|chớ`,
  it: String.raw`non|mai|niente|nient’\p{L}+|nulla|nessun[ao]?|nessun’\p{L}+|senza|né|neanche|nemmeno|neppure|impossibile|altrimenti`,
  'zh-CN':
    '不(?![过仅但断久妨论管同])|没|(?<!除)非(?!常)|未(?!来)|无(?!论)|否则|勿|(?<!分)别(?=再|重|继|多|发|向|从|在|把|将|转|用|关)',
}

/** Vowel signs, and the sign that stretches a word, which Arabic writes only at times. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/[\u{64B}-\u{652}\u{640}]/gu, '')

function matcherOf(language: string): RegExp | null {
  const words = NEGATIONS[language]
  if (words === undefined) return null
  const isSpaced = !UNSPACED.has(new Intl.Locale(language).maximize().script ?? '')
  const whole = isSpaced ? String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])` : words
  return new RegExp(bare(whole), 'giu')
}

/** How often a text negates. */
export const negationsIn = (text: string, language: string): number => {
  const matcher = matcherOf(language)
  return matcher === null ? 0 : [...bare(text).matchAll(matcher)].length
}

/** Whether a sentence negates; null for a language without a list. */
export const isNegated = (sentence: string, language: string): boolean | null =>
  NEGATIONS[language] === undefined ? null : negationsIn(sentence, language) > 0
