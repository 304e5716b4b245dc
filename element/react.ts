// The package entry `sphere-ramp/react`: types for the tag in JSX, and no code. React 19 sets a prop as the property of that name
// where the element has one, else as an attribute, and listens to the event that follows `on`.
import type { HTMLAttributes, RefAttributes } from 'react'
import type { RampHostConfig } from '../src/app/host-config.ts'
import type { RampEvent, RampEvents } from '../src/domain/ramp-events.ts'
import type { SphereRamp } from './sphere-ramp.ts'

type Listeners = { [E in RampEvent as `on${E}`]?: (event: CustomEvent<RampEvents[E]>) => void }

/** The props of `<sphere-ramp>`: its attributes, its properties, and `onramp-payout-created` and the like for its events. */
export interface SphereRampProps extends HTMLAttributes<SphereRamp>, RefAttributes<SphereRamp>, Listeners {
  'application-id'?: string
  'api-url'?: string
  'ramp-only'?: boolean
  theme?: string | { color?: string; radius?: string; logo?: string }
  'color-scheme'?: 'light' | 'dark' | 'auto'
  email?: string
  language?: string
  environment?: 'production' | 'sandbox'
  'heading-level'?: 1 | 2 | 3 | 4 | 5 | 6
  debug?: boolean
  config?: Partial<RampHostConfig>
  authToken?: string | null
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sphere-ramp': SphereRampProps
    }
  }
}
