// What merchants write in TypeScript and JSX, and mistakes that must not compile.

export const SOURCE = `
import 'sphere-ramp'
import { type MerchantMessageId, type RampHostConfig, TRANSITION_MS } from 'sphere-ramp'
import { SphereRamp } from 'sphere-ramp/element'

const ramp: SphereRamp = document.querySelector('sphere-ramp')!
ramp.addEventListener('ramp-payout-created', (event) => {
  const { id, type }: { id: string; type: string } = event.detail
  console.log(id, type, TRANSITION_MS.toFixed())
})
ramp.addEventListener('ramp-before-payout', (event) => event.detail.amount === '0.00' && event.preventDefault())
document.addEventListener('ramp-payout-status', (event) => event.detail.status.length)
window.addEventListener('ramp-navigate', (event) => event.detail.path.length)
document.body.addEventListener('ramp-error', ({ detail: { code, reference } }) => console.log(code, reference))
const config: RampHostConfig = { brand: { nickname: 'Acme Pay' }, excludedTabs: ['bank'] }
ramp.config = config
const id: MerchantMessageId = 'signIn.title'
ramp.config = { ...config, messages: { [id]: 'Welcome', 'signIn.otp.lead': 'Look at <0>{email}</0>' } }
ramp.authToken = 'token'
ramp.prefill({ email: 'ada@example.com' }).then(() => ramp.navigate('/my-accounts'))
ramp.theme = 'rose'
ramp.theme = { color: 'zinc', radius: 'lg', logo: '/logo.svg' }
ramp.theme = '{"color":"zinc"}'
ramp.colorScheme = 'dark'
ramp.environment = 'sandbox'
ramp.headingLevel = 3
`

export const MISTAKES = `
import 'sphere-ramp'
const ramp = document.querySelector('sphere-ramp')!
ramp.addEventListener('ramp-payout-created', (event) => event.detail.amount)
ramp.config = { excludedTabs: ['cards'] }
ramp.config = { messages: { 'signIn.tilte': 'Welcome' } }
ramp.config = { messages: { 'signIn.otp.lead': 'Look at your mail' } }
ramp.navigate(1)
ramp.theme = 'pink'
ramp.theme = { colour: 'rose' }
ramp.colorScheme = 'night'
ramp.environment = 'test'
ramp.headingLevel = 7
ramp.config = { headingLevel: 0 }
ramp.CONNECTED
ramp.connectedMoveCallback()
`

export const JSX = `
import 'sphere-ramp'
import type {} from 'sphere-ramp/react'
import { useRef } from 'react'
import type { SphereRamp } from 'sphere-ramp'

export function Checkout() {
  const ramp = useRef<SphereRamp>(null)
  return (
    <sphere-ramp
      ref={ramp}
      application-id="application_1"
      api-url="https://api.example.com"
      className="ramp"
      theme={{ color: 'rose' }}
      config={{ brand: { nickname: 'Acme Pay' } }}
      authToken="token"
      onramp-payout-created={({ detail: { id } }) => id.length}
    />
  )
}
`

export const COMPONENT = `
import { SphereRamp } from 'sphere-ramp/react'
import { useRef } from 'react'
import type { SphereRamp as Element } from 'sphere-ramp/element'

export function Checkout() {
  const ramp = useRef<Element>(null)
  return (
    <SphereRamp
      ref={ramp}
      applicationId="application_1"
      apiUrl="https://api.example.com"
      rampOnly
      className="ramp"
      style={{ blockSize: 720 }}
      theme={{ color: 'rose' }}
      headingLevel={3}
      config={{ brand: { nickname: 'Acme Pay' } }}
      onClick={() => ramp.current?.navigate('/my-accounts')}
      onError={({ detail: { code } }) => code.length}
      onPayoutCreated={({ detail: { id } }) => id.length}
      onBeforePayout={(event) => event.detail.amount === '0.00' && event.preventDefault()}
    />
  )
}
`

export const COMPONENT_MISTAKES = `
import { SphereRamp } from 'sphere-ramp/react'
export const unknownProp = <SphereRamp applicationID="application_1" />
export const unknownTheme = <SphereRamp theme="pink" />
export const unknownEvent = <SphereRamp onPayoutMade={() => {}} />
export const unknownDetail = <SphereRamp onPayoutCreated={({ detail: { amount } }) => amount} />
export const noFunction = <SphereRamp onReady="ready()" />
`

export const JSX_MISTAKES = `
import type {} from 'sphere-ramp/react'
export const unknownAttribute = <sphere-ramp applicationid="application_1" />
export const unknownDetail = <sphere-ramp onramp-payout-created={({ detail: { amount } }) => amount} />
`

export const VUE = `import type { GlobalComponents } from 'vue'
import type {} from 'sphere-ramp/vue'
type Props = InstanceType<GlobalComponents['sphere-ramp']>['$props']
export const props: Props = {
  id: 'ramp',
  applicationId: 'application_acme',
  theme: { color: 'rose' },
  headingLevel: 3,
  config: { brand: { nickname: 'Acme' } },
  onRampPayoutCreated: ({ detail }) => detail.id,
}`

export const VUE_MISTAKES = `import type { GlobalComponents } from 'vue'
import type {} from 'sphere-ramp/vue'
type Props = InstanceType<GlobalComponents['sphere-ramp']>['$props']
export const unknown: Props = { applicationID: 'application_acme' }
export const color: Props = { theme: { color: 'pink' } }
export const listener: Props = { onRampPayoutCreated: ({ detail }) => detail.amount }`

export const SVELTE = `import type { SvelteHTMLElements } from 'svelte/elements'
import type {} from 'sphere-ramp/svelte'
type Props = SvelteHTMLElements['sphere-ramp']
export const props: Props = {
  'application-id': 'application_acme',
  theme: { color: 'rose' },
  'heading-level': 3,
  config: { brand: { nickname: 'Acme' } },
  'onramp-payout-created': ({ detail }) => detail.id,
}`

export const SVELTE_MISTAKES = `import type { SvelteHTMLElements } from 'svelte/elements'
import type {} from 'sphere-ramp/svelte'
type Props = SvelteHTMLElements['sphere-ramp']
export const unknown: Props = { applicationid: 'application_acme' }
export const color: Props = { theme: { color: 'pink' } }
export const listener: Props = { 'onramp-payout-created': ({ detail }) => detail.amount }`

const BRAND = "{ brand: { nickname: 'Acme' } }"
const MISSPELT = "{ brand: { nickname: 'Acme', colour: 'red' } }"

export const SOLID = `import type { SphereRamp } from 'sphere-ramp/element'
import type {} from 'sphere-ramp/solid'
let ramp!: SphereRamp
export const tag = (
  <sphere-ramp
    ref={ramp}
    class="ramp"
    application-id="application_acme"
    theme="rose"
    heading-level={3}
    prop:config={${BRAND}}
    on:ramp-payout-created={({ detail }) => detail.id.length}
  />
)
export const open = () => ramp.navigate('/my-accounts')`

export const SOLID_MISTAKES = `import type {} from 'sphere-ramp/solid'
export const unknown = <sphere-ramp applicationID="application_acme" />
export const color = <sphere-ramp prop:theme={{ color: 'pink' }} />
export const listener = <sphere-ramp on:ramp-payout-created={({ detail }) => detail.amount} />
export const key = <sphere-ramp prop:config={${MISSPELT}} />`

export const PREACT = `import { createRef } from 'preact'
import type { SphereRamp } from 'sphere-ramp/element'
import type {} from 'sphere-ramp/preact'
const ramp = createRef<SphereRamp>()
export const tag = (
  <sphere-ramp
    ref={ramp}
    class="ramp"
    application-id="application_acme"
    theme={{ color: 'rose' }}
    heading-level={3}
    config={${BRAND}}
    onramp-payout-created={({ detail }) => detail.id.length}
  />
)
export const open = () => ramp.current?.navigate('/my-accounts')`

export const PREACT_MISTAKES = `import type {} from 'sphere-ramp/preact'
export const unknown = <sphere-ramp applicationID="application_acme" />
export const color = <sphere-ramp theme={{ color: 'pink' }} />
export const listener = <sphere-ramp onramp-payout-created={({ detail }) => detail.amount} />
export const key = <sphere-ramp config={${MISSPELT}} />`

export const VUE_TSX = `import type {} from 'sphere-ramp/vue'
export const tag = (
  <sphere-ramp
    id="ramp"
    application-id="application_acme"
    theme={{ color: 'rose' }}
    heading-level={3}
    config={${BRAND}}
    onRampPayoutCreated={({ detail }) => detail.id.length}
  />
)`

export const VUE_TSX_MISTAKES = `import type {} from 'sphere-ramp/vue'
export const unknown = <sphere-ramp applicationID="application_acme" />
export const color = <sphere-ramp theme={{ color: 'pink' }} />
export const listener = <sphere-ramp onRampPayoutCreated={({ detail }) => detail.amount} />
export const key = <sphere-ramp config={${MISSPELT}} />`
