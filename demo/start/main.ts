import { dataFolder } from '../sandbox/paths.ts'
import { build, isBuilt, rebuildOnChange } from './build.ts'
import { readOptions } from './options.ts'
import { addresses, messageOf, readNetworks, readPort, runDemo } from './run-demo.ts'

export { messageOf } from './run-demo.ts'

const PAGE_PORT = '4000'
const SANDBOX_PORT = 4010

export async function main(args: readonly string[]): Promise<void> {
  const { fresh, watch, networks } = readArguments(args)
  await buildWhereNeeded()

  const { DATABASE_URL: url, SANDBOX_DATA: folder = dataFolder, PORT } = process.env
  const db = { url, folder, fresh }
  const ports = { page: readPort('PORT', PORT || PAGE_PORT), sandbox: SANDBOX_PORT }
  let ending = () => {}
  await runDemo(
    { networks, others: 'on demand', ports, db },
    {
      opened(demo) {
        if (watch) ending = rebuildOnChange((error) => console.error(messageOf(error)))
        console.log(`The demo runs.\n\n${addresses(demo)}\n`)
      },
      ending: () => ending(),
    },
  )
}

function readArguments(args: readonly string[]) {
  const options = {
    fresh: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    networks: { type: 'string', default: 'base,solana' },
  } as const
  const values = readOptions(options, args)
  return { ...values, networks: readNetworks(values.networks) }
}

async function buildWhereNeeded(): Promise<void> {
  if (await isBuilt()) return
  console.log('Building the widget…')
  await build()
}
