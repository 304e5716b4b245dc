import { useQuery } from '@tanstack/react-query'
import type { Payout } from '../../domain/payouts/payout.ts'
import { recognisePayout } from '../../operations/intents/meet-payout.ts'
import { findUnknownTransfer } from '../../operations/sendings/find-unknown-transfer.ts'
import { lazyAdapter } from '../../operations/sendings/lazy-adapter.ts'
import { keys } from '../keys.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { sendingsOf } from './sendings.ts'

/** Has what it finds followed and registered, and shown as what the list shows. */
export async function followUnknownTransfer(services: Services, payout: Payout): Promise<void> {
  const work = customerWork(services)
  const parts = { ...work, node: chainNodeOf(services), adapterOf: lazyAdapter }
  if (!recognisePayout(work.journal, payout) && !(await findUnknownTransfer(parts, payout))) return
  services.queryClient.setQueryData(keys.unfinished, await sendingsOf(services).resume())
}

/** Looks for the tokens of a payout that this browser does not know, when it is shown. */
export function useFollowUnknownTransfer(payout: Payout): void {
  const services = useServices()
  useQuery({
    queryKey: [...keys.unfinished, payout.id],
    queryFn: () => followUnknownTransfer(services, payout).then(() => null),
  })
}
