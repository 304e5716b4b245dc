/** Of 32 bytes, as the TVM counts. */
export const wordOf = (hex: string): string => hex.padStart(64, '0')
