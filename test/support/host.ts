/** Mounts a ramp whose API answers from a table and records the requests. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  /** The parameters of the address, as `?type=onRamp`; blank for none. */
  readonly search: string
  readonly body: unknown
  readonly headers: Headers
}

type Answer = (request: ApiRequest) => unknown | Promise<unknown>
export type Answers = Record<string, Answer>

export interface Host {
  readonly element: HTMLElement & Record<string, unknown>
  readonly shadow: ShadowRoot
  readonly requests: ApiRequest[]
  readonly events: { type: string; detail: unknown }[]
}

export const APPLICATION = {
  id: 'application_sandbox',
  nickname: 'Acme Pay',
  logo: null,
  access: { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true, balances: true },
}

export const failure = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })

const EVENTS = [
  'ramp-ready',
  'ramp-error',
  'ramp-navigate',
  'ramp-signed-in',
  'ramp-signed-out',
  'ramp-otp-sent',
  'ramp-before-sign-out',
]

/** Who is not signed in may ask for the application and sign in, and what is made has a key. */
function refusalOf({ method, path, headers }: ApiRequest): Response | null {
  const isOpen = /^(applications|auth|identity)\//.test(path)
  if (!isOpen && !headers.get('Authorization')?.startsWith('Bearer '))
    return failure(401, { error: { code: 'token_invalid', message: 'token_invalid' } })
  const isMade = method === 'POST' && ['payouts', 'bankAccounts', 'wallets', 'walletBankAccounts'].includes(path)
  return isMade && !headers.get('Idempotency-Key')
    ? failure(400, { error: { code: 'idempotency_key_missing', message: 'idempotency_key_missing' } })
    : null
}

export function fakeFetch(answers: Answers, requests: ApiRequest[] = []): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input))
    const call = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/v1\/(ramp\/)?/, ''),
      search: url.search,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      headers: new Headers(init.headers),
    }
    requests.push(call)
    const refusal = refusalOf(call)
    if (refusal) return refusal
    const found =
      answers[`${call.method} ${call.path}`] ?? (call.path.startsWith('applications/') ? () => APPLICATION : null)
    if (!found)
      return failure(404, { error: { code: 'not_found', message: `no answer for ${call.method} ${call.path}` } })
    const value = await found(call)
    return value instanceof Response ? value : new Response(JSON.stringify({ data: value }), { status: 200 })
  }
}

interface Options {
  readonly answers?: Answers
  readonly attributes?: Record<string, string>
  readonly config?: Record<string, unknown>
  readonly parent?: HTMLElement
}

export async function mountRamp({
  answers = {},
  attributes = {},
  config = {},
  parent = document.body,
}: Options = {}): Promise<Host> {
  await import('../../dist/sphere-ramp.js' as string)
  const requests: ApiRequest[] = []
  const events: Host['events'] = []
  const element = document.createElement('sphere-ramp') as unknown as Host['element']
  const given = { 'application-id': 'application_sandbox', 'api-url': 'https://api.test', ...attributes }
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
  element.config = { fetch: fakeFetch(answers, requests), ...config }
  for (const type of EVENTS)
    element.addEventListener(type, (event) => events.push({ type, detail: (event as CustomEvent).detail }))
  const ready = new Promise((resolve) => element.addEventListener('ramp-ready', resolve, { once: true }))
  parent.append(element)
  await ready
  // The field takes input before React has the screen, and a test may look at anything at once.
  await until(() => !element.shadowRoot!.querySelector('[data-early]'))
  return { element, shadow: element.shadowRoot!, requests, events }
}

/** Polls until a value is truthy, and names it in the error after the timeout. */
export async function until<T>(find: () => T | null | undefined | false, what = String(find)): Promise<T> {
  const end = Date.now() + 25_000
  for (;;) {
    const found = find()
    if (found) return found
    if (Date.now() > end) throw new Error(`never happened: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** As it is read: a space at which no line ends, as in an amount, is a space. */
export const asRead = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? ''

/** The name of a control, or its text. */
export const nameOf = (one: Element | null) => asRead(one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim()

export const button = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('button')].find((one) => nameOf(one) === name)

export const hasText = (root: ParentNode, text: string) => asRead(root.textContent).includes(text)

/** Sets the value by the native setter and fires the event that React listens to, as typing does. */
export function type(input: HTMLInputElement, text: string): void {
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }))
}

export function cleanUp(): void {
  for (const element of document.querySelectorAll('sphere-ramp')) element.remove()
  sessionStorage.clear()
  localStorage.clear()
}
