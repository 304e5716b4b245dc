import { PAYOUTS_OUTAGE } from '../../domain/payouts/ramp-type.ts'
import { useOnline } from './use-online.ts'

/** Whether nothing that moves money can be started, because of an outage or without a connection. */
export function useTransfersPaused(): boolean {
  const online = useOnline()
  return PAYOUTS_OUTAGE || !online
}
