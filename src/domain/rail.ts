export const RAILS = [
  'ACH',
  'ACH_PUSH',
  'ACH_PULL',
  'ACH_SAME_DAY',
  'WIRE',
  'SEPA',
  'SWIFT',
  'PIX',
  'SPEI',
  'NEFT',
  'EFT',
  'FPS',
  'FAST',
  'PSE',
  'INSTAPAY',
  'SWIFTPAY_PESONET',
  'BANK_TRANSFER',
] as const
export type Rail = (typeof RAILS)[number]

/** Those that label existing payouts have no form. */
export type FormRail = Exclude<Rail, 'ACH_PUSH' | 'ACH_PULL' | 'ACH_SAME_DAY'>

/** Reads a route's `method`, in any case. */
export const readRail = (text: string): Rail | null => RAILS.find((rail) => rail === text.toUpperCase()) ?? null
