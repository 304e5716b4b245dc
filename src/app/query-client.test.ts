import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient, dropCache } from './query-client.ts'

test.each(['resolve', 'reject'] as const)(
  'a save whose customer has gone ends without a message and without its next step: %s [SAFE-F6]',
  async (end) => {
    const client = createQueryClient()
    const called = vi.fn()
    const begin = () => {
      const answer = Promise.withResolvers<string>()
      const observer = new MutationObserver(client, {
        mutationFn: () => answer.promise,
        onSuccess: called,
        onError: called,
        onSettled: called,
      })
      observer.subscribe(() => {})
      void observer.mutate(undefined, { onSuccess: called, onError: called }).catch(() => {})
      return answer
    }
    const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
    const gone = begin()
    await settled()
    dropCache(client)
    gone[end]('made' as never)
    await settled()
    expect(called).not.toHaveBeenCalled()
    const present = begin()
    await settled()
    present[end]('made' as never)
    await settled()
    expect(called).toHaveBeenCalledTimes(3)
    client.clear()
  },
)
