import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { onboardingAnnouncements, residencyAnnouncements } from '../../domain/onboarding/announcements.ts'
import { applicationQuery } from '../../queries/application.ts'
import { meQuery } from '../../queries/customer/me.ts'
import { onboardingQuery } from '../../queries/customer/onboarding.ts'
import type { Announcer } from './announcer.ts'

interface Parts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly applicationId: string
  readonly announcer: Announcer
}

/** Announces the customer's statuses to the host, initially and at each change. Returns a function that stops it. */
export function announceCustomerStatuses({ api, queryClient, applicationId, announcer }: Parts): () => void {
  const announceAll = () => {
    const me = queryClient.getQueryData(meQuery(api).queryKey)
    if (!me) return
    for (const [topic, announcement] of residencyAnnouncements(me)) announcer.announce(topic, announcement)

    const state = queryClient.getQueryData(onboardingQuery(api).queryKey)
    const application = queryClient.getQueryData(applicationQuery(api, applicationId).queryKey)
    if (!state || !application) return
    const { kycLevel2 } = application.access
    for (const [topic, announcement] of onboardingAnnouncements({ me, state, hasLevel2Access: kycLevel2 }))
      announcer.announce(topic, announcement)
  }
  announceAll()
  return queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && announceAll())
}
