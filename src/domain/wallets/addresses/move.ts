export const isSuiAddress = (text: string): boolean => /^(?:0[xX])?[0-9a-fA-F]{64}$/.test(text)

/** The full name of a coin on Sui: package, module and type. */
export const isCoinType = (text: string): boolean => /^0x[0-9a-f]{64}(?:::[A-Za-z_]\w*){2}$/.test(text)

/** Accepts the full form with or without its 0x, or the one-digit short form of special addresses. Other short forms could be a typing error. */
export const isAptosAddress = (text: string): boolean => /^(?:(?:0[xX])?[0-9a-fA-F]{64}|0x[0-9a-fA-F])$/.test(text)
