const ON_ONE = /^(?:Main button|The same button|Button|Badge)\b|(?:,|,? and) (?:a|the) (?:button|badge)\b/

/** Whether a message stands on a button or a badge, where a longer text does not fit, by what its comment tells translators. */
export const isShortPlace = (comment: string) => ON_ONE.test(comment)
