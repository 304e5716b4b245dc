/** Scripts that put no spaces between words. */
const UNSPACED: ReadonlySet<string> = new Set(['Thai', 'Hans'])

/**
 * The words of each language that negate, `|` between them: whole words, where its script has spaces. “Impossible” counts, because some
 * languages say it for “can’t”. Words for failing or lacking do not: they say something else. Left out are words that negate only beside
 * another of the list, and longer words in which one of the list says nothing of the kind, such as those for “but”, “still” and “very”.
 */
export const NEGATIONS: Readonly<Record<string, string>> = {
  en: String.raw`\p{L}+n[’']t|no|not|nothing|never|none|nobody|neither|nor|cannot|without`,
  es: 'no|nunca|jamás|nada|nadie|ning[uú]n[ao]?s?|sin|tampoco|ni|imposible',
  'pt-BR': 'não|nunca|jamais|nada|ninguém|nenhu(?:m|ns|mas?)|sem|tampouco|nem|impossível',
  ar: String.raw`[وف]?(?:لا(?!\s+[يتن]زال)|[أل]لا|لئلا|بلا|لم|لن|ليس\p{L}*|لست\p{L}*|لسنا|غير|بغير|بدون|دون|[بل]?عدم|[يت]?تعذر|مستحيل|[يت]ستحيل)`,
  de: String.raw`nichts?|nie|niemals|niemand\p{L}*|kein\p{L}*|ohne|weder|unmöglich|nirgend\p{L}*`,
  fr: String.raw`ne|n’\p{L}+|pas|aucun(?:e|ement)?s?|rien|(?<!si )jamais|sans|ni|non|nul(?:le|lement)?s?|impossible`,
  hi: 'नहीं|न|ना|मत|बिना|बग़ैर|बगैर|नामुमकिन|असंभव',
  id: '(?:tidak|belum|jangan|bukan)(?:lah|kah)?|tak|takkan|tanpa|tiada|mustahil',
  th: 'ไม่|อย่า(?!ง)|ห้าม|มิได้|มิให้|มิอาจ|ไร้|ปราศจาก',
  vi: 'không|chưa|chẳng|chả|đừng|chớ',
  it: String.raw`non|mai|niente|nulla|nessun[ao]?|nessun’\p{L}+|senza|né|neanche|nemmeno|neppure|impossibile`,
  'zh-CN': '不(?![过仅但断久妨论管同])|没|(?<!除)非(?!常)|未(?!来)|无(?!论)|勿|别(?=再|发|向|从|在|把|将|转|用|关)',
}

/** Vowel signs, and the sign that stretches a word, which Arabic writes only at times. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/[\u{64B}-\u{652}\u{640}]/gu, '')

/** Whether a sentence negates; null for a language without a list. */
export function isNegated(sentence: string, language: string): boolean | null {
  const words = NEGATIONS[language]
  if (words === undefined) return null
  const isSpaced = !UNSPACED.has(new Intl.Locale(language).maximize().script ?? '')
  const whole = isSpaced ? String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])` : words
  return new RegExp(bare(whole), 'iu').test(bare(sentence))
}
