import { expect, test } from 'vitest'
import { describeTransactionError, readTransactionError } from './transaction-error.ts'

const meta = 'meta: TransactionMetadata { signature: 111, logs: [] } })'

test.each([
  ['err: BlockhashNotFound, ', 'BlockhashNotFound', 'Blockhash not found'],
  [
    'err: InstructionError(0, Custom(1)), ',
    { InstructionError: [0, { Custom: 1 }] },
    'Error processing Instruction 0: custom program error: 0x1',
  ],
  [
    'err: InstructionError(2, InvalidAccountData), ',
    { InstructionError: [2, 'InvalidAccountData'] },
    'Error processing Instruction 2: InvalidAccountData',
  ],
  [
    'err: InsufficientFundsForRent { account_index: 1 }, ',
    { InsufficientFundsForRent: { account_index: 1 } },
    'Transaction results in an account (1) with insufficient funds for rent',
  ],
  ['err: DuplicateInstruction(3), ', { DuplicateInstruction: 3 }, '{"DuplicateInstruction":3}'],
])('%s has the message of a node [C4]', (text, error, sentence) => {
  const read = readTransactionError(`FailedTransactionMetadata(FailedTransactionMetadata { ${text}${meta}`)
  expect(read).toEqual(error)
  expect(describeTransactionError(read)).toBe(sentence)
})
