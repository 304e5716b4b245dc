/** The script of a page with the ramp that signs its customer in, and tells what it sees to a test that may not look inside. */
export const STORAGE_HOST = `
  function keeps() {
    try {
      return Boolean(localStorage)
    } catch {
      return false
    }
  }
  const seen = { events: [], errors: [], text: '', isEarly: true, field: false, keeps: keeps() }
  const element = document.querySelector('sphere-ramp')
  const TOKENS = { idToken: 'id', refreshToken: 'refresh', expiresIn: 3600, uid: 'customer_a', email: 'a@example.com' }
  const ANSWERS = {
    'POST identity/token': TOKENS,
    'POST identity/sign-out': { ok: true },
    'GET me': { id: 'customer_a', type: 'individual', operatingResidency: 'Approved', customerAccount: { email: 'a@example.com' } },
    'GET onboarding/state': { tos: 'complete', kyc: { sumsub: 'complete', kyc_level_1: 'complete' }, hasCompletedOnboarding: true },
    'GET applications/application_a': { id: 'application_a', nickname: 'Acme Pay', logo: null, access: {} },
    'GET bankAccounts': { bankAccounts: [] },
    'GET wallets': { wallets: [] },
    'GET payouts': { payouts: [] },
  }
  element.config = {
    fetch: async (url, { method = 'GET' } = {}) => {
      const data = ANSWERS[method + ' ' + new URL(url).pathname.replace(/^\\/v1\\/(ramp\\/)?/, '')]
      return new Response(JSON.stringify({ data }), { status: data ? 200 : 404 })
    },
  }
  for (const type of ['ramp-ready', 'ramp-error', 'ramp-signed-in', 'ramp-signed-out', 'ramp-navigate'])
    addEventListener(type, ({ detail }) => seen.events.push(detail && detail.path ? type + ' ' + detail.path : type))
  addEventListener('error', ({ message }) => seen.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => seen.errors.push(String(reason)))
  addEventListener('message', ({ data }) => {
    if (data === 'sign in') element.authToken = 'one-time'
    if (data === 'sign out') element.signOut()
  })
  setInterval(() => {
    const { shadowRoot } = element
    seen.text = (shadowRoot && shadowRoot.textContent) || ''
    seen.isEarly = !shadowRoot || shadowRoot.querySelector('[data-early]') !== null
    seen.field = Boolean(shadowRoot && shadowRoot.querySelector('input[type=email]'))
    parent.postMessage({ name: window.name, seen: JSON.stringify(seen) }, '*')
  }, 20)`

/** What the host tells. */
export interface Seen {
  readonly events: readonly string[]
  readonly errors: readonly string[]
  readonly text: string
  readonly isEarly: boolean
  readonly field: boolean
  /** Whether the page has a storage. */
  readonly keeps: boolean
}
