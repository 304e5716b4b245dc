interface Demo {
  readonly rpcUrls: Readonly<Record<string, string>>
}

const { rpcUrls } = JSON.parse(document.querySelector('#demo')!.textContent) as Demo
const ramp = document.querySelector('sphere-ramp')!
void customElements.whenDefined('sphere-ramp').then(() => Object.assign(ramp, { config: { rpcUrls } }))

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
