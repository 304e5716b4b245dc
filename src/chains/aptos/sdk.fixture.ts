import {
  type Account,
  AccountAddress,
  ChainId,
  EntryFunction,
  parseTypeTag,
  RawTransaction,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
  type TypeTagStruct,
  U64,
} from '@aptos-labs/ts-sdk'

interface Asked {
  readonly sender: string
  readonly token: string
  readonly to: string
  readonly units: bigint | string
  readonly sequence: bigint | number
  readonly maxGas: bigint | number
  readonly gasPrice: bigint | number
  readonly expiration: bigint | number
  readonly chainId?: number
}

/** A transfer as the vendor's SDK builds it. */
export function transferBySdk({ sender, token, to, units, chainId = 1, ...asked }: Asked): RawTransaction {
  const call = EntryFunction.build(
    '0x1::primary_fungible_store',
    'transfer',
    [parseTypeTag('0x1::fungible_asset::Metadata') as TypeTagStruct],
    [AccountAddress.from(token), AccountAddress.from(to), new U64(BigInt(units))],
  )
  const payload = new TransactionPayloadEntryFunction(call)
  const { sequence, maxGas, gasPrice, expiration } = asked
  return new RawTransaction(
    AccountAddress.from(sender),
    BigInt(sequence),
    payload,
    BigInt(maxGas),
    BigInt(gasPrice),
    BigInt(expiration),
    new ChainId(chainId),
  )
}

/** What a wallet of version 1.1 answers. */
export function signedBySdk(account: Account, rawTransaction: RawTransaction) {
  const transaction = new SimpleTransaction(rawTransaction)
  return { rawTransaction: transaction, authenticator: account.signTransactionWithAuthenticator(transaction) }
}
