/** Adds a full stop to a server's text that has no final punctuation, so that another sentence can follow it. */
export const asSentence = (text: string) => (/[\p{L}\p{N})"”’]$/u.test(text) ? `${text}.` : text)
