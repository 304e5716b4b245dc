import { NODES_PATH, nodeUrls } from '../sandbox/tables/node-urls.ts'
import type { Config } from './choices.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** The nodes of a sandbox, which listens on this machine alone. The pages of another API name their own. */
export const nodesOf = (apiUrl: string): Config =>
  LOOPBACK.test(new URL(apiUrl).hostname) ? { rpcUrls: nodeUrls(apiUrl) } : {}

/** Whether an API of this machine has answered that it is no sandbox. One that is silent may be starting. */
export async function isOther(apiUrl: string, ask: typeof fetch): Promise<boolean> {
  const answer = await ask(apiUrl + NODES_PATH).catch(() => null)
  return answer !== null && !answer.ok
}
