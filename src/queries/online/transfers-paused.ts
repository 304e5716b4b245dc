import { PAYOUTS_OUTAGE } from '../../domain/gates.ts'
import { useOnline } from './use-online.ts'

/** Why nothing that moves money can be started; null when it can. */
export function usePauseReason(): 'outage' | 'offline' | null {
  const online = useOnline()
  if (PAYOUTS_OUTAGE) return 'outage'
  return online ? null : 'offline'
}

/** Whether nothing that moves money can be started, because of an outage or without a connection. */
export const useTransfersPaused = (): boolean => usePauseReason() !== null
