import { idempotencyModes, type IdempotencyMode } from './idempotency/modes.ts'

export interface Settings {
  /** The length of one step of a payout or a verification; 0: steps run only by `POST /sandbox/advance`. */
  readonly stepMs: number
  readonly autoFund: boolean
  readonly strictBankDetails: boolean
  readonly kycTokenTtlMs: number
  readonly chatSecret: string
  readonly cctp: boolean
  readonly codeSendsPerHour: number
  /** The answer to a reused `Idempotency-Key`: `replay`, `refuse` (409) or `unprocessable` (422). */
  readonly idempotency: IdempotencyMode
  /** Whether payouts have the `idempotencyKey` of the call that created them. */
  readonly payoutKeys: boolean
  /** `/sandbox/*` controls, request recording and `X-Sandbox-Delay`. */
  readonly controls: boolean
  /** Host names besides the loopback ones whose pages may call the controls, and under which the controls answer. */
  readonly controlHosts: readonly string[]
  /** Checks every answer against its declared schema. A wrong one rejects the fetch. */
  readonly checkAnswers: boolean
  /** A second origin that serves the same pages, for `?origin=evil`. */
  readonly evilOrigin: string | null
}

export const defaultSettings: Settings = {
  stepMs: 1500,
  autoFund: true,
  strictBankDetails: true,
  kycTokenTtlMs: 600_000,
  chatSecret: 'sandbox',
  cctp: false,
  codeSendsPerHour: 5,
  idempotency: 'replay',
  payoutKeys: true,
  controls: true,
  controlHosts: [],
  checkAnswers: false,
  evilOrigin: null,
}

type Environment = Readonly<Record<string, string | undefined>>

function whole(env: Environment, name: string, otherwise: number): number {
  const text = env[name]?.trim()
  if (!text) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`)
  return Number(text)
}

/** The first choice is the default. */
function choice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = env[name]?.trim().toLowerCase()
  if (!text) return choices[0]
  const chosen = choices.find((each) => each === text)
  if (!chosen) throw new Error(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
  return chosen
}

const names = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((text) => text !== '')

function flag(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name]?.trim().toLowerCase()
  if (!text) return otherwise
  return !['0', 'false', 'no'].includes(text)
}

export const readSettings = (env: Environment): Settings => ({
  stepMs: whole(env, 'SANDBOX_STEP_MS', defaultSettings.stepMs),
  autoFund: flag(env, 'SANDBOX_AUTO_FUND', defaultSettings.autoFund),
  strictBankDetails: flag(env, 'SANDBOX_STRICT_BANK_DETAILS', defaultSettings.strictBankDetails),
  kycTokenTtlMs: whole(env, 'SANDBOX_KYC_TOKEN_TTL_MS', defaultSettings.kycTokenTtlMs),
  chatSecret: env.SANDBOX_CHAT_SECRET || defaultSettings.chatSecret,
  cctp: flag(env, 'SANDBOX_CCTP', defaultSettings.cctp),
  codeSendsPerHour: whole(env, 'SANDBOX_CODE_SENDS_PER_HOUR', defaultSettings.codeSendsPerHour),
  idempotency: choice(env, 'SANDBOX_IDEMPOTENCY', idempotencyModes),
  payoutKeys: flag(env, 'SANDBOX_PAYOUT_KEYS', defaultSettings.payoutKeys),
  controls: env.NODE_ENV !== 'production',
  controlHosts: names(env, 'SANDBOX_CONTROL_HOSTS'),
  checkAnswers: flag(env, 'SANDBOX_CHECK_ANSWERS', defaultSettings.checkAnswers),
  evilOrigin: null,
})
