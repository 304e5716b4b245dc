import { type LocalNetworkName, NETWORK_NAMES, isSimulated } from '../chains/networks.ts'
import { type DemoOptions, type OpenDemo, openDemo } from './demo.ts'

/** Defaults for a person who pays by hand and wants to see each step. The environment overrides them. */
const SETTINGS = { SANDBOX_AUTO_FUND: '0', SANDBOX_STEP_MS: '3000', SANDBOX_CODE_SENDS_PER_HOUR: '1000' }

interface Failure extends Error {
  readonly syscall?: unknown
  readonly code?: unknown
  readonly port?: unknown
}

/** One sentence that says what is wrong, and one that says what to do. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, syscall, code, port }: Failure = error
  if (syscall === 'listen' && code === 'EACCES')
    return `This user may not listen on port ${String(port)}. Name one above 1023.`
  return message || error.name
}

/** What a person opens. */
export const addresses = ({ url, sandboxUrl }: Pick<OpenDemo, 'url' | 'sandboxUrl'>) => `\
  API         ${sandboxUrl}
  Console     ${url}/console/
  Playground  ${url}/playground/
  Shop        ${url}/, an example page with a Test Wallet`

/** A line for each port that another program has, with the one that is used instead. */
function takenPorts(
  wanted: DemoOptions['ports'],
  { url, sandboxUrl }: Pick<OpenDemo, 'url' | 'sandboxUrl'>,
): readonly string[] {
  const pairs = [
    { what: 'API is', port: wanted?.sandbox, used: sandboxUrl },
    { what: 'console, the playground and the shop are', port: wanted?.page, used: url },
  ]
  return pairs.flatMap(({ what, port, used }) =>
    port && String(port) !== new URL(used).port ? [`${port} is taken: the ${what} on ${new URL(used).port}.`] : [],
  )
}

/** A port, or 0 for any that is free. `name` is what the person wrote it into. */
export function readPort(name: string, text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65_536) return port
  throw new Error(`${name} is "${text}", which is no port number. Name one from 1024 to 65535, or 0 for any.`)
}

/** "base,solana", or "all". */
export function readNetworks(text: string): LocalNetworkName[] {
  const names = text === 'all' ? [...NETWORK_NAMES] : text.split(',')
  const unknown = names.find((name) => !NETWORK_NAMES.some((network) => network === name))
  if (unknown !== undefined) throw new Error(`There is no network "${unknown}". There are: ${NETWORK_NAMES.join(', ')}`)
  return names as LocalNetworkName[]
}

interface Course {
  opened(demo: OpenDemo): void
  ending?(): void
}

/** Runs the demo until a signal ends this process. */
export async function runDemo(options: DemoOptions, { opened, ending }: Course): Promise<void> {
  Object.assign(process.env, { ...SETTINGS, ...process.env })
  // News of the networks is kept until the demo opens, and dropped if it does not.
  const early: string[] = []
  let say = (line: string): void => void early.push(line)
  const demo = await openDemo(options, {
    running: (network) =>
      say(`The network ${network} is running${isSimulated(network) ? ', as a simulated node (verifying)' : ''}.`),
    missing: ({ network, reason }) => say(`The network ${network} is simulated: ${reason}.`),
    failed: ({ network, reason }) => say(`The network ${network} could not start: ${reason}.`),
  })
  let isEnding = false
  const end = () => {
    if (isEnding) process.exit(130)
    isEnding = true
    ending?.()
    void demo.close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  for (const line of takenPorts(options.ports, demo)) console.log(line)
  opened(demo)
  say = console.log
  for (const line of early) say(line)
  await demo.chains.catch((error) => {
    if (!isEnding) console.error(`The Test Wallet has no money on every network: ${messageOf(error)}`)
  })
}
