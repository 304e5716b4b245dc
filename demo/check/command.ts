import { readOptions } from '../start/options.ts'
import { check, type CheckOptions } from './check.ts'
import type { Report } from './findings.ts'
import { createProgress, type Progress } from './progress.ts'
import { countsIn, incompletenessIn, textOf } from './text.ts'

const HELP = `npx sphere-ramp-sandbox check --api-url <url> [options]

Asks an API what the widget asks, judges the answers with the widget's code, and
prints what deviates, what customers would see because of it, and what is
missing.

  --api-url <url>      The api-url of your page
  --application <id>   The application-id of your page. Default:
                       application_sandbox
  --origin <origin>    Where your page is. Default: https://shop.example
  --token <token>      The ID token of a customer who is signed in; also the
                       variable SPHERE_RAMP_TOKEN
  --email <email>      With --code and --write: signs in, and out at the end
  --code <code>        A code that is known before it is mailed, as test
                       customers have
  --write              Also makes a wallet, a bank account and transfers, and
                       removes them; what an API lists all the same is named.
                       Signs nothing, sends no tokens, accepts no terms
  --complete           For CI: ends with 1 also where a call was not checked,
                       and says what its check needs
  --json               Prints the report as JSON
  --progress           Names each call on standard error as it is answered. A
                       terminal has a counter
  --help

Without --token only what needs no customer is checked. Without --write only GET
and OPTIONS are sent. The exit code is 0 where nothing deviates, 1 where
something does, and 2 where the check could not run to its end. The last line
counts what was checked, what deviates, and what was not checked.
`

const OPTIONS = {
  'api-url': { type: 'string' },
  application: { type: 'string', default: 'application_sandbox' },
  origin: { type: 'string', default: 'https://shop.example' },
  token: { type: 'string' },
  email: { type: 'string' },
  code: { type: 'string' },
  write: { type: 'boolean', default: false },
  complete: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  progress: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

interface Surroundings {
  /** Columns of the terminal. */
  readonly width: number
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly progress: Progress
  print(text: string): void
  complain(text: string): void
}

const FINE = 0
const NOT_FINE = 1
const NOT_RUN_TO_ITS_END = 2

/** Runs the check and returns the exit code. */
export async function runCheck(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const values = readOptions(OPTIONS, args)
    if (values.help) {
      around.print(HELP)
      return FINE
    }
    const report = await check(checkOptions(values, around))
    around.progress.clear()
    print(report, values, around)
    return codeOf(report, values)
  } catch (error) {
    around.progress.clear()
    around.complain(error instanceof Error ? error.message : String(error))
    return NOT_RUN_TO_ITS_END
  }
}

const isEmpty = ({ checked, deviations, missing, left }: Report) =>
  checked.length + deviations.length + missing.length + left.length === 0

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>

function print(report: Report, { json, complete }: Values, around: Surroundings): void {
  const incompleteness = complete ? incompletenessIn(report) : undefined
  if (json) {
    around.print(JSON.stringify(report, null, 2))
    if (incompleteness !== undefined) around.complain(incompleteness)
  } else if (report.stopped !== null && isEmpty(report)) {
    around.complain(report.stopped)
    around.print(countsIn(report.counts))
  } else around.print(textOf(report, { width: around.width, incompleteness }))
}

function codeOf(report: Report, { complete }: Values): number {
  const { stopped, deviations, missing, left } = report
  if (stopped !== null) return NOT_RUN_TO_ITS_END
  if (complete && incompletenessIn(report) !== undefined) return NOT_FINE
  return deviations.length + missing.length + left.length === 0 ? FINE : NOT_FINE
}

function checkOptions(values: Values, { fetch, signal, environment, progress }: Surroundings): CheckOptions {
  const { application, origin, email, code, write } = values
  const token = values.token ?? environment['SPHERE_RAMP_TOKEN'] ?? null
  if (email !== undefined && token !== null)
    throw new Error('A token and an email are two ways to sign in. Name one of them.')
  if ((email === undefined) !== (code === undefined))
    throw new Error('--email and --code belong together. Name both, or a token with --token.')
  if (email !== undefined && !write) throw new Error('Signing in writes. Add --write, or name a token with --token.')
  return {
    apiUrl: addressOf('api-url', values['api-url']),
    applicationId: application,
    origin: new URL(addressOf('origin', origin)).origin,
    token,
    person: email === undefined || code === undefined ? null : { email, code },
    writes: write,
    fetch,
    signal,
    ...((values.progress || progress.isInTerminal) && { onAnswer: progress.tell }),
  }
}

function addressOf(option: string, text: string | undefined): string {
  const example = `Write it as in --${option} https://${option === 'origin' ? 'shop' : 'api'}.example.com.`
  if (text === undefined) throw new Error(`--${option} is missing. ${example}`)
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`--${option} is "${text}", which is not an address. ${example}`)
  return text.replace(/\/+$/, '')
}

const NARROW = 80
const BROAD = 100

/** The command in a terminal. After Ctrl+C the call that runs comes to its end, and what was made is removed. */
export async function checkCommand(args: readonly string[]): Promise<void> {
  const interruption = new AbortController()
  const progress = createProgress(process.stderr, process.stderr.columns || NARROW)
  const interrupt = () => {
    if (interruption.signal.aborted) process.exit(130)
    progress.clear()
    console.error('Interrupted. The check removes what it made; a second Ctrl+C leaves it there.')
    interruption.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
  // Where the terminal was closed there is nobody to tell, and still something to remove.
  process.stderr.on('error', () => {})
  process.exitCode = await runCheck(args, {
    width: Math.min(process.stdout.columns || NARROW, BROAD),
    fetch,
    signal: interruption.signal,
    environment: process.env,
    progress,
    print: (text) => console.log(text),
    complain: (text) => console.error(text),
  })
}
