/** The names of rails and networks in payouts. */
const transferNetworks = [
  'wire',
  'sepa',
  'ach',
  'clabe',
  'pix',
  'neft',
  'swift',
  'arbitrum',
  'avalanche',
  'base',
  'ethereum',
  'polygon',
  'sol',
  'sui',
  'sei',
  'tron',
  'spei',
  'instapay',
  'swiftpay_pesonet',
  'bank_transfer',
  'eft',
  'fps',
  'fast',
  'pse',
  'aptos',
] as const

export const sourceNetworks = [...transferNetworks, 'achPull', 'achPush'] as const
export const destinationNetworks = [...transferNetworks, 'achSameDay'] as const
