import { rpc } from '../../chains/json-rpc.ts'

type RpcUrls = Readonly<Record<string, string>>

interface Networks {
  readonly rpcUrls: RpcUrls
  readonly isSettled: boolean
}

const ASK_EVERY_MS = 1000

const ramp = document.querySelector('sphere-ramp')!
const configure = (rpcUrls: RpcUrls) => Object.assign(ramp, { config: { rpcUrls } })

/** A page that is opened while the networks start has them as they come. */
async function followNetworks(known: RpcUrls): Promise<void> {
  // A server that does not answer is asked again.
  const { rpcUrls, isSettled } = await rpc<Networks>('/networks', 'read').catch(() => ({
    rpcUrls: known,
    isSettled: false,
  }))
  if (JSON.stringify(rpcUrls) !== JSON.stringify(known)) configure(rpcUrls)
  if (!isSettled) setTimeout(() => void followNetworks(rpcUrls), ASK_EVERY_MS)
}

const { rpcUrls } = JSON.parse(document.querySelector('#demo')!.textContent) as Pick<Networks, 'rpcUrls'>
void customElements.whenDefined('sphere-ramp').then(() => {
  configure(rpcUrls)
  return followNetworks(rpcUrls)
})

const WHAT_HAPPENED: Readonly<Record<string, string>> = {
  'ramp-signed-in': 'Signed in',
  'ramp-onboarding-complete': 'Account set up',
  'ramp-bank-account-created': 'Bank account added',
  'ramp-wallet-created': 'Wallet added',
  'ramp-payout-created': 'Transfer started',
  'ramp-payout-cancelled': 'Transfer cancelled',
}

for (const [event, words] of Object.entries(WHAT_HAPPENED)) ramp.addEventListener(event, () => addActivity(words))

function addActivity(words: string): void {
  const [row, text, time] = ['li', 'span', 'time'].map((name) => document.createElement(name))
  text!.textContent = words
  time!.textContent = new Date().toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
  row!.append(text!, time!)
  document.querySelector('#activity-list')!.prepend(row!)
}

const choices = document.querySelectorAll<HTMLButtonElement>('.switch button')
for (const choice of choices) {
  choice.addEventListener('click', () => {
    document.body.dataset['shows'] = choice.dataset['shows']
    for (const each of choices) each.setAttribute('aria-pressed', String(each === choice))
    if (choice.dataset['shows'] === 'console') window.scrollTo(0, 0)
  })
}
