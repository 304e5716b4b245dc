import { networkRemedy } from './network-remedy.ts'

/** Says in the console which call has no answer, or none that can be read: its customer only reads that something went wrong. */
export function tell(kind: 'network' | 'unreadable', asked: string): void {
  if (kind === 'network') return tellUnreachable(asked)
  // The address of the API, of which the check is asked.
  const apiUrl = /https?:\/\/.*?(?=\/v1\/)/.exec(asked)?.[0] ?? '<URL>'
  // eslint-disable-next-line no-console -- the customer only reads that something went wrong
  console.error(
    `[sphere-ramp] unreadable: The answer to ${asked} is not as the contract says. ` +
      `What to do: npx sphere-ramp-sandbox check --api-url ${apiUrl} says where it differs.`,
  )
}

function tellUnreachable(asked: string): void {
  const remedy = networkRemedy()
  // eslint-disable-next-line no-console -- the customer only reads that there is no network
  if (remedy) console.warn(`[sphere-ramp] network: No answer to ${asked}. What to do: ${remedy}`)
}
