import { queryOptions, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import type { ApiClient } from '../../api/client.ts'
import { getMe } from '../../api/me.ts'
import { useServices } from '../services.ts'
import { keys } from '../keys.ts'

export const meQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.me, queryFn: ({ signal }) => getMe(api, signal) })

/** The signed-in user. Without a session no request is sent. */
export function useMe() {
  const { api, session } = useServices()
  const isSignedIn = useStore(session, (state) => state.session.status === 'signedIn')
  return useQuery({ ...meQuery(api), enabled: isSignedIn })
}
