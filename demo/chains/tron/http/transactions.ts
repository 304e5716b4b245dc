import { hex } from '@scure/base'
import * as z from 'zod'
import { TronRefusal } from '../chain/refusal.ts'
import { type TronTransaction, decodeTransaction, readJsonTransaction } from '../chain/transaction.ts'
import { type Call, type View, call, txId } from './node.ts'
import { hexText, infoValue, transactionValue } from './values.ts'

const named = z.object({ value: txId })

export const readingCalls: Readonly<Record<string, Call>> = {
  gettransactionbyid: call(named, ({ chain, last }, { value }) => {
    const found = chain.find(value, last)
    return found ? transactionValue(found) : {}
  }),
  gettransactioninfobyid: call(named, ({ chain, last }, { value }) => {
    const found = chain.find(value, last)
    return found ? infoValue(found) : {}
  }),
}

async function broadcast({ take }: View, transaction: TronTransaction, words: (text: string) => string) {
  const txid = transaction.id
  try {
    await take(transaction)
    return { result: true, txid }
  } catch (error) {
    if (!(error instanceof TronRefusal) || error.code === 'Error') throw error
    return { code: error.code, txid, message: words(error.message) }
  }
}

export const broadcastCalls: Readonly<Record<string, Call>> = {
  broadcasttransaction: (view, params) =>
    broadcast(view, readJsonTransaction(params), params['visible'] === true ? (words) => words : hexText),
  broadcasthex: call(z.object({ transaction: z.string() }), async (view, { transaction: text }) => {
    const transaction = decodeTransaction(bytesOf(text))
    const { result = false, ...answer } = await broadcast(view, transaction, (words) => words)
    return {
      result,
      code: 'SUCCESS',
      message: '',
      transaction: JSON.stringify({ raw_data_hex: transaction.rawHex }),
      ...answer,
    }
  }),
}

function bytesOf(text: string): Uint8Array {
  try {
    return hex.decode(text.replace(/^0x/, '').toLowerCase())
  } catch {
    throw new TronRefusal(
      'Error',
      'class org.bouncycastle.util.encoders.DecoderException : exception decoding Hex string',
    )
  }
}
