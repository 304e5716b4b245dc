/** Pads to a word of the TVM: 32 bytes. */
export const wordOf = (hex: string): string => hex.padStart(64, '0')
