import { focusManager } from '@tanstack/react-query'
import { createSendings, type Sendings } from '../../operations/sendings/sendings.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import type { Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'

function makeSendings(services: Services): Sendings {
  const { api, emit, queryClient } = services
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
    onArrived: (id, { network }, transactionHash) => emit('ramp-payout-sent', { id, network, transactionHash }),
    onEnded({ id }, end) {
      if (end.status === 'notSent' && end.isCancelled) emit('ramp-payout-cancelled', { id })
      onChanged(id)
    },
  })
}

/** The element's sendings, created at their first use. */
export const sendingsOf = (services: Services): Sendings => services.lazy(makeSendings)
