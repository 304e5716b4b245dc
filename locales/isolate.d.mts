/** A message as lingui compiles it: a text, or texts with variables. */
type Message = string | readonly unknown[]

export function isRightToLeft(language: string): boolean
export function isolate(id: string, message: Message): Message
