import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { applicationQuery } from '../application.ts'
import { untilAnswered } from '../polling.ts'
import { meQuery } from './me.ts'
import { onboardingQuery } from './onboarding.ts'

interface Parts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly applicationId: string
}

const never = () => {}

/**
 * Asks for what decides where the customer may be, until it is stopped. Screens come and go, and a query is cancelled and in time dropped
 * when its last observer has left.
 */
export function keepAsking({ api, queryClient, applicationId }: Parts): () => void {
  const again = { refetchInterval: untilAnswered }
  // The answers lead most customers on from the overview, so they wait for no code.
  const stops = [
    new QueryObserver(queryClient, { ...applicationQuery(api, applicationId), ...again }).subscribe(never),
    new QueryObserver(queryClient, { ...meQuery(api), ...again }).subscribe(never),
    new QueryObserver(queryClient, { ...onboardingQuery(api), ...again }).subscribe(never),
  ]
  return () => stops.forEach((stop) => stop())
}
