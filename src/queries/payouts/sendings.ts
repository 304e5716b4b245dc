import { focusManager } from '@tanstack/react-query'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { SendingEnd } from '../../operations/off-ramp/sending.ts'
import { createSendings, type Sendings } from '../../operations/sendings/sendings.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../operation-journal.ts'
import type { Services } from '../services.ts'
import { chainNodeOf } from '../wallets/chain-node.ts'

function emitEnd({ emit }: Services, payout: Payout, end: SendingEnd): void {
  const { id } = payout
  const deposit = depositOf(payout)
  if (end.status === 'sent' && deposit)
    emit('ramp-payout-sent', { id, network: deposit.network, transactionHash: end.hash })
  if (end.status === 'notSent' && end.isCancelled) emit('ramp-payout-cancelled', { id })
}

function makeSendings(services: Services): Sendings {
  const { api, queryClient } = services
  const onChanged = (id: string) => {
    for (const queryKey of [keys.payouts, keys.payout(id), keys.balances, keys.unfinished, keys.returning])
      void queryClient.invalidateQueries({ queryKey })
  }
  return createSendings({
    api,
    journal: journalOf(services),
    node: chainNodeOf(services),
    isFocused: () => focusManager.isFocused(),
    onChanged,
    onEnded(payout, end) {
      emitEnd(services, payout, end)
      onChanged(payout.id)
    },
  })
}

/** The element's sendings, created at their first use. */
export const sendingsOf = (services: Services): Sendings => services.own(makeSendings)
