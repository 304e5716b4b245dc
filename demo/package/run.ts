import { readFileSync } from 'node:fs'
import { openApiDocument } from '../sandbox/openapi/document.ts'
import { dataFolder } from '../sandbox/paths.ts'
import { routes } from '../sandbox/routes.ts'
import { nodeUrls } from '../sandbox/tables/node-urls.ts'
import { nearest, readOptions } from '../start/options.ts'
import { addresses, messageOf, readNetworks, readPort, runDemo } from '../start/run-demo.ts'
import type { OpenDemo } from '../start/demo.ts'
import { endWithParent } from './parent.ts'

const HELP = `npx sphere-ramp-sandbox [options]

  --port <number>        Port of the API. Default: 4010
  --pages-port <number>  Port of the console, the playground and the example shop. Default: 4000
  --data <folder>        Where embedded Postgres keeps its files. Default: in memory
  --fresh                Empties the database
  --networks <names>     Networks to run where they can: "base,solana" (the default), other names, or "all"
  --print openapi        Prints the description of the API (OpenAPI 3.1), and starts nothing
  --version
  --help

npx sphere-ramp-sandbox check --api-url <url>
  Checks an API as the widget would meet it. check --help lists its options

Ctrl+C ends the sandbox. 0 is any free port, and a port that is taken is replaced by one. DATABASE_URL names a Postgres server to use instead.
The settings of the sandbox are in the README of the package.
`

const APPLICATION = 'application_sandbox'

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  'pages-port': { type: 'string', default: '4000' },
  data: { type: 'string', default: process.env['SANDBOX_DATA'] ?? dataFolder },
  fresh: { type: 'boolean', default: false },
  networks: { type: 'string', default: 'base,solana' },
  print: { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** One line for each network: a tag without them would ask public nodes about the sandbox's transfers. */
function tagOf(sandboxUrl: string): string {
  const config = JSON.stringify({ rpcUrls: nodeUrls(sandboxUrl) }, null, 2)
  return `<sphere-ramp application-id="${APPLICATION}" api-url="${sandboxUrl}" config='${config}'></sphere-ramp>`
}

const lines = ({ url, sandboxUrl }: OpenDemo) => `
The sandbox runs. Ctrl+C ends it.

${addresses({ url, sandboxUrl })}

Paste this into your page. A page that imports sphere-ramp itself needs no script. config has a node here for each network, so that no public one is asked; a framework that takes an object gets it from ${sandboxUrl}/sandbox/rpc:

<script type="module" src="${url}/dist/sphere-ramp.js"></script>
${tagOf(sandboxUrl)}

Sign in as a customer who is already set up: existing@example.com, code 000000. Any other email is a new customer, who is asked for a country first; then the code is in the console under Mail.

Check this API as you would check your own:

npx sphere-ramp-sandbox check --api-url ${sandboxUrl} --email existing@example.com --code 000000 --write
`

const COMMANDS = ['check', 'help', 'version']

/** `help` for `--help`: people try both. */
function asOptions([word, ...rest]: readonly string[]): readonly string[] {
  if (word === undefined || word.startsWith('-')) return [...(word === undefined ? [] : [word]), ...rest]
  if (word === 'help' || word === 'version') return [`--${word}`, ...rest]
  const meant = nearest(word, COMMANDS)
  throw new Error(
    `There is no command "${word}". ${meant ? `Did you mean ${meant}?` : 'Write no command to start the sandbox, or check.'}`,
  )
}

const versionHere = (): string =>
  (JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }).version

async function start(args: readonly string[]): Promise<void> {
  const values = readOptions(OPTIONS, asOptions(args))
  if (values.help) return console.log(HELP)
  if (values.version) return console.log(versionHere())
  if (values.print !== undefined) return print(values.print)
  const { DATABASE_URL: url } = process.env
  const { data: folder, fresh } = values
  const ports = {
    page: readPort('--pages-port', values['pages-port']),
    sandbox: readPort('--port', values.port),
  }
  const networks = readNetworks(values.networks)
  console.log('Starting the sandbox…')
  endWithParent(process.env)
  await runDemo({ networks, ports, db: { url, folder, fresh } }, { opened: (demo) => console.log(lines(demo)) })
}

function print(name: string): void {
  if (name !== 'openapi') throw new Error(`"${name}" is nothing that can be printed. Write --print openapi.`)
  console.log(JSON.stringify(openApiDocument(routes)))
}

export const run = () =>
  start(process.argv.slice(2)).catch((error: unknown) => {
    console.error(messageOf(error))
    process.exit(1)
  })
