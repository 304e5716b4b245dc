import { expect, test } from 'vitest'
import { emptyWindow } from '../lib/host-window.fixture.ts'
import type { KeyValueStore } from '../lib/world.ts'
import { keepWaitingCode } from '../stores/waiting-code.ts'
import { journalOf } from '../operations/journal/journal-of.ts'
import { keptFormsOf } from '../stores/kept-form.ts'
import { multisigsOf } from '../stores/multisigs.ts'
import { reloadStorage } from './customer/reload-storage.ts'
import { CONFIG, TOKENS } from './ramp.fixture.ts'
import { createServices } from './services.ts'

function recording(): KeyValueStore & { readonly used: Set<string> } {
  const keys = new Set<string>()
  return {
    used: keys,
    keys: () => [],
    getItem: (key) => (keys.add(key), null),
    setItem: (key) => void keys.add(key),
    removeItem: () => {},
  }
}

/** A ramp of a customer who has used what is kept. */
async function used() {
  const [local, session] = [recording(), recording()]
  const channels: string[] = []
  const channel = (name: string) => (channels.push(name), { post: () => {}, close: () => {} })
  const ramp = createServices(
    { ...CONFIG, apiUrl: 'https://api.example.com/below' },
    {
      fetch: async () => Response.json({ data: TOKENS }),
      storage: { local, session },
      tabs: { lock: (_name, work) => work(), caughtUp: async () => {}, channel },
      uuid: () => 'id_1',
      pageQuery: () => '',
      window: emptyWindow(),
    },
    () => true,
  )
  const { services } = ramp
  services.merchant()
  await services.signIn('one-time')
  services.session.dispatch({
    type: 'loginAccepted',
    pending: { email: 'a@example.com', customerId: 'customer_a', preventSendingEmail: true },
  })
  keepWaitingCode(services)
  keptFormsOf(services)
  multisigsOf(services)
  reloadStorage(services)
  await services.signIn('one-time')
  await journalOf(services).intentFor('onRamp', { amount: '1.00' })
  ramp.close()
  return { local: [...local.used], session: [...session.used], channels }
}

const STORAGE_KEY = 'sphere-ramp:https://api.example.com:application_acme'

test('a new version finds what an earlier one has kept, under the same names [E18, N11]', async () => {
  const { local, session, channels } = await used()
  const entry = `${STORAGE_KEY}:6719c6ab84b3dfa9:id_1`
  expect(local).toEqual(['sphere-ramp:probe', `${entry}:asked`])
  const suffixes = ['', ':code', ':form', ':landing', ':merchant', ':multisigs']
  expect(session.toSorted()).toEqual(suffixes.map((suffix) => STORAGE_KEY + suffix))
  expect(channels).toEqual([`${STORAGE_KEY}:session`])
})
