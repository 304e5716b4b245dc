import { z } from 'zod'
import { isStorable } from '../../http/body.ts'
import { refuse } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { reference } from '../../ids.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import { addressKey } from '../../wallets/address.ts'
import { findLink } from '../../wallets/link-table.ts'
import { simulatedAddress, simulatedHash } from '../deposits/deposit-address.ts'
import { receiveOffloaded } from '../deposits/offloader.ts'
import { PayoutAnswer, payoutOnWire } from '../payout-answer.ts'

export const arrivingAmount = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,6})?$/)
  .refine((text) => /[1-9]/.test(text), 'validation.positive')

export const depositControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'POST',
  path: '/sandbox/deposits',
  summary: "Deposit stablecoins at a link's address",
  atomic: true,
  body: z.strictObject({ walletBankAccountId: z.string().refine(isStorable), amount: arrivingAmount }),
  answer: z.strictObject({ payout: PayoutAnswer }),
  refusals: ['not_found'],
  async handle({ db, services, body, now }) {
    const link = await findLink(db, body.walletBankAccountId)
    if (!link) throw refuse('not_found', { resource: 'Link' })
    const id = `simulated:${reference(services, { purpose: 'deposit', length: 24 })}`
    const payout = await receiveOffloaded(services, link, {
      id,
      payoutId: null,
      network: link.network,
      currency: link.sourceCurrency,
      amount: formatMoney(parseMoney(body.amount)),
      sender: simulatedAddress(link.network, `stranger ${id}`),
      receiverKey: addressKey(link.address),
      hash: simulatedHash(link.network, id),
      isReal: false,
      state: 'credited',
      at: now,
    })
    if (!payout) throw new Error('A new deposit was seen before')
    return { payout: payoutOnWire(payout) }
  },
})
