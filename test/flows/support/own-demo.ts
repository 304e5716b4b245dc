import { inject } from 'vitest'

/** The servers of `npm start` and a browser, for the journeys. */
export interface OwnDemo {
  readonly url: string
  readonly sandboxUrl: string
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly browserUrl: string
}

/** The demo of this worker, which runs one file at a time. */
export const ownDemo = (): OwnDemo => inject('demos')[Number(process.env['VITEST_POOL_ID']) - 1]!
