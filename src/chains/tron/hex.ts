export const wordOf = (hex: string): string => hex.padStart(64, '0')
