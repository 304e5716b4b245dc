import { parseArgs } from 'node:util'
import type { LocalNetworkName } from '../chains/networks.ts'
import { dataFolder } from '../sandbox/db/open-db.ts'
import { build, isBuilt, rebuildOnChange } from './build.ts'
import { ALL_NETWORKS, openDemo } from './demo.ts'

const PAGE_PORT = 4000
const SANDBOX_PORT = 4010

/** Defaults for a person who pays by hand and wants to see each step. The environment overrides them. */
const SETTINGS = { SANDBOX_AUTO_FUND: '0', SANDBOX_STEP_MS: '3000', SANDBOX_CODE_SENDS_PER_HOUR: '1000' }

export async function main(args: readonly string[]): Promise<void> {
  const { fresh, watch, networks } = readArguments(args)
  Object.assign(process.env, { ...SETTINGS, ...process.env })
  await buildWhereNeeded()

  const { DATABASE_URL: url, SANDBOX_DATA: folder = dataFolder } = process.env
  const db = { url, folder, fresh }
  const demo = await openDemo(
    { networks, ports: { page: readPort(process.env['PORT']), sandbox: SANDBOX_PORT }, db },
    {
      running: (network) => console.log(`The network ${network} is running.`),
      missing: ({ network, reason }) => console.log(`The network ${network} is skipped: ${reason}.`),
    },
  )
  const stopWatching = watch ? rebuildOnChange((error) => console.error(messageOf(error))) : () => {}

  let ending = false
  const end = () => {
    if (ending) process.exit(130)
    ending = true
    stopWatching()
    void demo.close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  console.log(`The demo runs at ${demo.url}`)
  await demo.chains.catch((error) => {
    if (!ending) console.error(`The Test Wallet has no money on every network: ${messageOf(error)}`)
  })
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function readPort(text: string | undefined): number {
  if (!text) return PAGE_PORT
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is "${text}", which is no port number`)
}

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      networks: { type: 'string', default: 'base,solana' },
    },
  })
  const names = values.networks === 'all' ? [...ALL_NETWORKS] : values.networks.split(',')
  const unknown = names.find((name) => !ALL_NETWORKS.some((network) => network === name))
  if (unknown !== undefined) throw new Error(`Unknown network "${unknown}". There are: ${ALL_NETWORKS.join(', ')}`)
  return { ...values, networks: names as LocalNetworkName[] }
}

async function buildWhereNeeded(): Promise<void> {
  if (await isBuilt()) return
  console.log('Building the widget…')
  await build()
}
