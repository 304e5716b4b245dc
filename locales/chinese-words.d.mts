/** A message as lingui compiles it: a text, or texts with variables. */
type Message = string | readonly unknown[]

export function isChinese(language: string): boolean
export function markChineseWords(id: string, message: Message): Message
