export const isSuiAddress = (text: string): boolean => /^(?:0[xX])?[0-9a-fA-F]{64}$/.test(text)

/** In full, or the short form of one digit that the special addresses have: a lost digit would be another account. */
export const isAptosAddress = (text: string): boolean => /^0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F])$/.test(text)
