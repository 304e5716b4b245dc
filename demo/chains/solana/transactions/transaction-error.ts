/** As in a node's JSON: a name, or a name with details. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/** The bindings of the runtime have only numbers for most errors; the debug text has the names. */
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

/** A node's message for the errors of token transfers; other errors are shown by name. */
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
