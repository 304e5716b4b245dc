/** Ends a text that a server wrote with a full stop, when it has no end of its own and words follow it. */
export const asSentence = (text: string) => (/[\p{L}\p{N})"”’]$/u.test(text) ? `${text}.` : text)
