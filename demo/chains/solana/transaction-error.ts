/** As a node's JSON has it: a name, or a name with what it is about. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/** The runtime's bindings give bare numbers for most errors; its debug text has the names. */
export function readTransactionError(debugText: string): TransactionError {
  const [, name = 'ClusterMaintenance', rest = ''] = /err: (\w+)([^,]*(?:, [^{}[\]]*?\))?)/.exec(debugText) ?? []
  const [, index, reason, custom] = /^\((\d+)(?:, (\w+)(?:\((\d+)\))?)?/.exec(rest) ?? []
  const [, accountIndex] = /account_index: (\d+)/.exec(rest) ?? []

  if (accountIndex) return { [name]: { account_index: Number(accountIndex) } }
  if (!index) return name
  if (!reason) return { [name]: Number(index) }
  return { [name]: [Number(index), custom ? { Custom: Number(custom) } : reason] }
}

const SENTENCES: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  SignatureFailure: 'Transaction did not pass signature verification',
}

/** What a node says about it, for the errors that a sender of tokens meets; the others by their names. */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === 'string') return SENTENCES[error] ?? error
  const { InstructionError: instruction, InsufficientFundsForRent: rent } = error as {
    InstructionError?: [number, string | { Custom: number }]
    InsufficientFundsForRent?: { account_index: number }
  }
  if (rent) return `Transaction results in an account (${rent.account_index}) with insufficient funds for rent`
  if (!instruction) return JSON.stringify(error)
  const [index, reason] = instruction
  const why = typeof reason === 'string' ? reason : `custom program error: 0x${reason.Custom.toString(16)}`
  return `Error processing Instruction ${index}: ${why}`
}
