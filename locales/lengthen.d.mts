/** A message as lingui compiles it: a text, or texts with variables. */
type Message = string | readonly unknown[]

export function lengthen(message: Message): Message
