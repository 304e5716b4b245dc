export interface Mail {
  readonly to: string
  readonly code: string
  readonly at: string
}

export interface Endpoint {
  readonly type: 'bankAccount' | 'wallet'
  readonly id: string | null
  readonly amount: string | null
  readonly currency: string
  readonly network: string
}

export interface Transfer {
  readonly id: string
  readonly customerId: string
  readonly type: string
  readonly status: string
  readonly created: string
  readonly source: Endpoint
  readonly destination: Endpoint
  readonly instructions: {
    readonly memo: string | null
    readonly resource: { readonly type: string; readonly address?: string; readonly network?: string }
  } | null
  readonly wallets: readonly { readonly id: string; readonly address: string; readonly nickname: string | null }[]
}

export interface Movement {
  readonly at: string
  readonly payoutId: string
  readonly kind: string
  readonly amount: string
  readonly currency: string
  readonly network: string
  readonly hash?: string | null
}

export interface Customer {
  readonly id: string
  readonly applicationId: string
  readonly email: string
  readonly me: {
    readonly type: string | null
    readonly kycStatus: string
    readonly verificationLevels: readonly { readonly name: string; readonly status: string }[]
    readonly operatingResidency: string
  }
  readonly onboarding: {
    readonly tos: string
    readonly msa: string | null
    readonly kyc: Readonly<Record<string, string>>
    readonly hasCompletedOnboarding: boolean
  }
}

export interface Network {
  readonly network: string
  readonly rpcUrl: string | null
  readonly state: 'idle' | 'starting' | 'running' | 'missing'
  readonly reason?: string
}

export interface Call {
  readonly id: string
  readonly at: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly answer: unknown
  readonly status: number
  readonly tookMs: number
}

export interface SandboxClock {
  readonly now: string
  readonly stepMs: number
  readonly autoFund: boolean
  readonly waiting: number
}

/** The controls of the sandbox, `/sandbox/*`. */
export interface Sandbox {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body?: unknown): Promise<Answer>
}

export function createSandbox(url: string): Sandbox {
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new Error(messageOf(answer) ?? `The sandbox answered ${response.status}.`)
    return (isRecord(answer) && 'data' in answer ? answer['data'] : answer) as Answer
  }
  return { get: (path) => call('GET', path), post: (path, body = {}) => call('POST', path, body) }
}

function messageOf(answer: unknown): string | null {
  if (!isRecord(answer)) return null
  const { error, issues } = answer
  if (isRecord(error) && typeof error['message'] === 'string') return error['message']
  const [issue] = Array.isArray(issues) ? (issues as unknown[]) : []
  if (!isRecord(issue)) return null
  return `${(issue['path'] as string[]).join('.')}: ${String(issue['message'])}`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
