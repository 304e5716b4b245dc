import { loadAdapter } from '../load-adapter.ts'
import { walletPageOf } from '../wallet-page.ts'
import { emptyWindow } from '../../lib/host-window.fixture.ts'
import { createConnectionRunner, type ConnectionRunner } from './run-connection.ts'

export const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const SIGNATURE = `0x${'1b'.repeat(65)}`

type Answers = Record<string, unknown>

const refuse = (method: string, what: unknown): never => {
  throw Object.assign(new Error(`${method} does not take ${String(what)}`), { code: 4200 })
}
const accountOf = ({ eth_accounts: accounts }: Answers) => (Array.isArray(accounts) ? (accounts[0] as unknown) : null)

/** An EIP-1193 provider that answers from a table, in which a function decides. */
export function providerOf(answers: Answers = {}) {
  const heard: [string, (value: unknown) => void][] = []
  const table: Answers = {
    eth_requestAccounts: [ACCOUNT],
    eth_accounts: [ACCOUNT],
    eth_chainId: '0x1',
    eth_getCode: ([, block]: readonly unknown[]) => (block === 'latest' ? '0x' : refuse('eth_getCode', block)),
    personal_sign: ([text, address]: readonly string[]) =>
      /^0x[0-9a-f]*$/.test(text!) && address === accountOf(table) ? SIGNATURE : refuse('personal_sign', address),
    ...answers,
  }
  const asked: { method: string; params?: readonly unknown[] }[] = []
  return {
    asked,
    table,
    methods: () => asked.map(({ method }) => method),
    emit: (event: string, value: unknown) => heard.forEach(([name, listener]) => name === event && listener(value)),
    listeners: () => heard.length,
    on: (event: string, listener: (value: unknown) => void) => void heard.push([event, listener]),
    removeListener(event: string, listener: (value: unknown) => void) {
      heard.splice(
        heard.findIndex(([name, each]) => name === event && each === listener),
        1,
      )
    },
    async request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> {
      asked.push(call)
      if (!Object.hasOwn(table, call.method)) return refuse(call.method, 'it')
      const answer = table[call.method]
      return typeof answer === 'function' ? (answer as (params: unknown) => unknown)(call.params) : answer
    },
  }
}

export const optionOf = (provider: unknown, name = 'Mock') => ({ id: name, name, provider })

/** A runner with a screen that attends, and all events of both. */
export function attended(customerId: () => string | null = () => 'customer_a') {
  const heard: unknown[] = []
  const runner: ConnectionRunner = createConnectionRunner({
    page: walletPageOf(emptyWindow()),
    plugins: () => [],
    load: loadAdapter,
    emit: (event, detail) => heard.push([event, detail]) > 0,
    customerId,
    onMultisig: (address) => void heard.push(['multisig', address]),
  })
  const listener = {
    onNetwork: (network: string) => void heard.push(['network', network]),
    onEnd: (error: { code: string } | null) => void heard.push(['end', error?.code ?? null]),
  }
  return { runner, heard, listener, leave: runner.attend(listener) }
}

/** Lets what was asked be answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
