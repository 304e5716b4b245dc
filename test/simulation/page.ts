import { login, verifyCode } from '../../src/api/auth.ts'
import { createServices } from '../../src/app/services.ts'
import type { RampConfig } from '../../src/app/ramp-config.ts'
import type { Ramp } from '../../src/app/ramp.ts'
import type { Services } from '../../src/queries/services.ts'
import { DEFAULT_THEME } from '../../styles/theme.ts'
import type { Emit } from '../../src/domain/ramp-events.ts'
import type { Tab } from './browser.ts'

// The client imports these on first use. Imported here first, because the simulated clock does not wait for files.
import '../../src/api/client.ts'
import '../../src/api/application.ts'
import '../../src/api/identity.ts'
import '../../src/app/session/api-context.ts'
import '../../src/app/session/identify.ts'
import '../../src/app/customer/watch-customer.ts'
import '../../src/app/routes/AccountsRoute.tsx'
import '../../src/chains/evm/balance.ts'
import '../../src/chains/evm/evm-adapter.ts'
import '../../src/chains/evm/send.ts'
import '../../src/chains/evm/transaction/find-sent.ts'
import '../../src/chains/evm/transaction/follow.ts'
import '../../src/chains/solana/balance.ts'
import '../../src/chains/solana/find-sent.ts'
import '../../src/chains/solana/solana-adapter.ts'
import '../../src/chains/solana/send.ts'
import '../../src/chains/solana/watch-transaction.ts'

const API_URL = 'http://sandbox.test'
const APPLICATION = 'application_sandbox'

/** The widget in one tab, from one page load to the next. */
export interface Page {
  readonly tab: Tab
  readonly services: Services
  isSignedIn(): boolean
  isGone(): boolean
  /** The host removes the element; the tab stays. */
  remove(): void
  /** The tab is closed or reloaded: its code stops. */
  leave(): void
}

const config: RampConfig = {
  applicationId: APPLICATION,
  rampOnly: false,
  theme: DEFAULT_THEME,
  email: null,
  language: null,
  colorScheme: 'auto',
  apiUrl: API_URL,
  environment: 'sandbox',
  headingLevel: null,
  debug: false,
  authToken: null,
  host: {},
}

/** The host's listener, which prevents nothing. */
type Hearing = (...event: Parameters<Emit>) => void

export function openPage(tab: Tab, host: RampConfig['host'] = {}, hear: Hearing = () => {}): Page {
  const emit: Emit = (...event) => {
    hear(...event)
    return true
  }
  const ramp: Ramp = createServices({ ...config, host }, tab.load(), emit)
  let isGone = false
  const end = () => {
    isGone = true
    ramp.close()
  }
  return {
    tab,
    services: ramp.services,
    isSignedIn: () => ramp.services.session.getState().session.status === 'signedIn',
    isGone: () => isGone,
    remove: end,
    leave() {
      tab.close()
      end()
    },
  }
}

/** One attempt of the sign-in screens. Any call of it may fail. */
export async function signIn({ services }: Page, email: string): Promise<void> {
  const { api, session } = services
  const { customerId } = await login(api, { email, preventSendingEmail: true })
  session.dispatch({ type: 'loginAccepted', pending: { email, customerId, preventSendingEmail: true } })
  const code = await verifyCode(api, { code: '000000' })
  if (code.result === 'success') await services.signIn(code.token)
}
