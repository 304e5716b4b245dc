/** A message as lingui compiles it: a text, or texts with variables. */
type Message = string | readonly unknown[]

/** Ids of messages that leave the widget as text. */
export const COPIED: ReadonlySet<string>
export function isRightToLeft(language: string): boolean
export function isolate(id: string, message: Message): Message
