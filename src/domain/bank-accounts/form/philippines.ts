export const PHP_NETWORKS = ['instapay', 'swiftpay_pesonet'] as const
export type PhpNetwork = (typeof PHP_NETWORKS)[number]

export const PHP_NETWORK_NAMES: Readonly<Record<PhpNetwork, string>> = {
  instapay: 'InstaPay',
  swiftpay_pesonet: 'PESONet',
}

export const PHP_NETWORK_HINT = 'bankAccounts.hint.phpNetwork'

export const PHP_SUBJECTS = {
  instapay: ['GCASH', 'MAYA', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'LANDBANK', 'PNB', 'RCBC', 'SECURITYBANK'],
  swiftpay_pesonet: [
    'BDO',
    'BPI',
    'METROBANK',
    'LANDBANK',
    'PNB',
    'RCBC',
    'SECURITYBANK',
    'CHINABANK',
    'UNIONBANK',
    'DBP',
  ],
} as const satisfies Record<PhpNetwork, readonly [string, ...string[]]>
type PhpSubject = (typeof PHP_SUBJECTS)[PhpNetwork][number]

export const PHP_SUBJECT_NAMES: Readonly<Record<PhpSubject, string>> = {
  GCASH: 'GCash',
  MAYA: 'Maya',
  BDO: 'BDO Unibank',
  BPI: 'Bank of the Philippine Islands',
  METROBANK: 'Metrobank',
  UNIONBANK: 'UnionBank',
  LANDBANK: 'Landbank',
  PNB: 'Philippine National Bank',
  RCBC: 'RCBC',
  SECURITYBANK: 'Security Bank',
  CHINABANK: 'China Bank',
  DBP: 'Development Bank of the Philippines',
}

export const firstSubjectOf = (network: PhpNetwork): PhpSubject => PHP_SUBJECTS[network][0]

export const readPhpNetwork = (text: string): PhpNetwork | null =>
  PHP_NETWORKS.find((network) => network === text) ?? null

/** Each recipient institution belongs to one network: GCash is on InstaPay alone. */
export function isSubjectOf(subject: string, network: string): boolean {
  const known = readPhpNetwork(network)
  return known !== null && PHP_SUBJECTS[known].some((candidate) => candidate === subject)
}
