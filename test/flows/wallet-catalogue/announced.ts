/** How a page finds the wallet; its address says which way: `?wallet=twins`. */
export type Appearance = keyof typeof APPEARANCES

/** The buttons of the list of wallets, and the one that is chosen. */
export const APPEARANCES = {
  announced: { listed: ['Scripted Wallet'], chosen: /^Scripted Wallet/ },
  late: { listed: ['Scripted Wallet'], chosen: /^Scripted Wallet/ },
  /** Two wallets of one domain: the second one is the customer's. */
  twins: { listed: ['Other Wallet', 'Scripted Wallet'], chosen: /^Scripted Wallet/ },
  /** Beside a wallet that announces itself there is one that does not. */
  beside: { listed: ['Other Wallet', 'Browser wallet'], chosen: /^Browser wallet/ },
  /** It announces nothing. */
  injected: { listed: ['Browser wallet'], chosen: /^Browser wallet/ },
  /** Another extension's property throws, and its announcement as well. */
  throwing: { listed: ['Scripted Wallet'], chosen: /^Scripted Wallet/ },
  /** Its answers are no promises of the page, and come twice. */
  twice: { listed: ['Scripted Wallet'], chosen: /^Scripted Wallet/ },
  /** It throws where it is no longer listened to. */
  clinging: { listed: ['Scripted Wallet'], chosen: /^Scripted Wallet/ },
  /** It has no events. */
  silent: { listed: ['Scripted Wallet'], chosen: /^Scripted Wallet/ },
} as const

export type Announced = () => void

/** Runs in the page before its own scripts (EIP-6963, EIP-1193). */
export function announceEvm(): void {
  type Ask = (method: string, params: readonly unknown[]) => Promise<{ result?: unknown; error?: object }>
  const ask = (method: string, params: readonly unknown[]) =>
    (window as unknown as { askScriptedWallet: Ask }).askScriptedWallet(method, params)
  const way = new URLSearchParams(location.search).get('wallet') ?? 'announced'
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    const { result, error } = await ask(method, params)
    if (error) throw error
    return result
  }
  const twice = (call: { method: string }) => {
    const both = (settle: (value: unknown) => void) => (value: unknown) => {
      settle(value)
      settle(value)
    }
    const answer = {}
    Reflect.set(answer, 'then', (done: (value: unknown) => void, failed: (error: unknown) => void) => {
      void request(call).then(both(done), both(failed))
    })
    return answer
  }
  const heard = new Map<(value: unknown) => void, (event: CustomEventInit<unknown>) => void>()
  const events = {
    on(event: string, listener: (value: unknown) => void) {
      const hear = ({ detail }: CustomEventInit<unknown>) => listener(detail)
      heard.set(listener, hear)
      window.addEventListener(`scripted:${event}`, hear)
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      if (way === 'clinging') throw new TypeError('No such listener')
      window.removeEventListener(`scripted:${event}`, heard.get(listener)!)
    },
  }
  const provider = { request: way === 'twice' ? twice : request, ...(way !== 'silent' && events) }
  const other = { request: () => Promise.reject(Object.assign(new Error('The other wallet was asked'), { code: -1 })) }
  const announce = (info: object, announced: object) =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: announced }) }),
    )
  const info = (name: string, uuid: string) => ({ name, uuid, icon: '', rdns: 'test.scripted' })
  const self = () => announce(info('Scripted Wallet', '7d4ad8a1-6a3c-4f0e-9d0a-2f6a3c5f8e12'), provider)
  const another = () => announce(info('Other Wallet', '7d4ad8a1-6a3c-4f0e-9d0a-2f6a3c5f8e13'), other)
  const throws = {
    get(): never {
      throw new Error('This wallet is hidden')
    },
  }
  const ways: Readonly<Record<string, readonly (() => void)[]>> = {
    twins: [another, self],
    beside: [another],
    injected: [],
    late: [() => setTimeout(self, 1500)],
    throwing: [() => announce(Object.defineProperty({}, 'uuid', throws), other), self],
  }
  const tell = () => {
    for (const each of ways[way] ?? [self]) each()
  }
  if (way === 'beside' || way === 'injected') Object.assign(window, { ethereum: provider })
  if (way === 'throwing') Object.defineProperty(window, 'ethereum', throws)
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}
