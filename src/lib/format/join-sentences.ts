/** Sentences after each other. Chinese puts no space after its full stop, which has the width of a letter. */
export const joinSentences = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((text, next) => (/[\u3002\uFF01\uFF1F]$/.test(text) ? text + next : `${text} ${next}`), first)
