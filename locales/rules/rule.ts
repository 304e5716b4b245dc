/** What is wrong with a translation, as the rest of a sentence that begins with its id. An empty list if it may be offered. */
export type Rule = (english: string, translated: string, language: string) => readonly string[]
