import { Wallet } from 'ethers'
import { expect } from 'vitest'

interface Caller {
  readonly idToken?: string
  readonly customerId?: string
}

interface Owned {
  readonly id: string
  readonly network?: string
  readonly currency?: string
  readonly status?: string
}

interface Rails {
  readonly sourceCurrency: string
  readonly destinationCurrency: string
  readonly sourceNetwork: string
  readonly destinationNetwork: string
}

interface OnRamp {
  readonly address: string
  readonly received: string
}

/** Calls the sandbox's API as the widget of a customer does, without the widget. */
export function apiOf(sandboxUrl: string) {
  async function api<Answer>(
    method: string,
    path: string,
    { caller = {}, body }: { caller?: Caller; body?: unknown } = {},
  ) {
    const { idToken, customerId } = caller
    const response = await fetch(`${sandboxUrl}/v1/${path}`, {
      method,
      headers: {
        'X-Application-Id': 'application_sandbox',
        ...(customerId && { 'X-Customer-Id': customerId }),
        ...(idToken && { Authorization: `Bearer ${idToken}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { data?: Answer }
    return { status: response.status, data: (answer.data ?? answer) as Answer }
  }

  async function signIn(email: string): Promise<Caller> {
    const { data: login } = await api<{ customerId: string }>('POST', 'ramp/auth/login', { body: { email } })
    const caller = { customerId: login.customerId }
    const verified = await api<{ token: string }>('POST', 'ramp/auth/otp/verify', { caller, body: { code: '000000' } })
    const body = { token: verified.data.token }
    const { data } = await api<{ idToken: string }>('POST', 'identity/token', { body })
    return { ...caller, idToken: data.idToken }
  }

  /** What arrives of an amount. */
  async function quoted(caller: Caller, rails: Rails, amount: string): Promise<string> {
    const body = { ...rails, amount, received: false, customerId: caller.customerId }
    const { data } = await api<{ amountAdjustments: { type: string; receive?: { amount: string } }[] }>(
      'POST',
      'ramp/payouts/amountAdjustments',
      { caller, body },
    )
    return data.amountAdjustments.find(({ type }) => type === 'fxRate')!.receive!.amount
  }

  /** 1,000 dollars by wire, to a new wallet on Base. */
  async function startOnRamp(caller: Caller): Promise<OnRamp> {
    const { address } = Wallet.createRandom()
    const wallet = { network: 'base', address, nickname: 'Studio', consent: true, isConnected: false }
    const { data } = await api<{ wallet: { id: string } }>('POST', 'ramp/wallets', { caller, body: wallet })
    const rails = {
      sourceCurrency: 'usd',
      destinationCurrency: 'usdc',
      sourceNetwork: 'wire',
      destinationNetwork: 'base',
    }
    const received = await quoted(caller, rails, '1000.00')
    const body = {
      source: { type: 'bankAccount', id: 'usd', amount: '1000.00', currency: 'usd', network: 'wire' },
      destination: { type: 'wallet', id: data.wallet.id, amount: received, currency: 'usdc', network: 'base' },
    }
    const created = await api('POST', 'ramp/payouts', { caller, body })
    expect(created.status, JSON.stringify(created.data)).toBe(201)
    return { address, received }
  }

  /** 41 USDC on Base of a customer who has a wallet there and an account for dollars, paid out by wire. */
  async function startOffRamp(caller: Caller): Promise<void> {
    const { data: mine } = await api<{ wallets: Owned[] }>('GET', 'ramp/wallets', { caller })
    const { data: theirs } = await api<{ bankAccounts: Owned[] }>('GET', 'ramp/bankAccounts', { caller })
    const wallet = mine.wallets.find(({ network }) => network === 'base')!
    const account = theirs.bankAccounts.find(({ currency, status }) => currency === 'usd' && status === 'active')!
    const rails = {
      sourceCurrency: 'usdc',
      destinationCurrency: 'usd',
      sourceNetwork: 'base',
      destinationNetwork: 'wire',
    }
    const amount = await quoted(caller, rails, '41.00')
    const body = {
      source: { type: 'wallet', id: wallet.id, amount: '41.00', currency: 'usdc', network: 'base' },
      destination: { type: 'bankAccount', id: account.id, amount, currency: 'usd', network: 'wire' },
    }
    const created = await api('POST', 'ramp/payouts', { caller, body })
    expect(created.status, JSON.stringify(created.data)).toBe(201)
  }

  return { api, signIn, startOnRamp, startOffRamp }
}
