// The package entry `sphere-ramp/solid`: the types of the tag in Solid's JSX, and no code. Solid sets a property by `prop:`, which its
// server leaves out of the HTML, and hears an event whose name has hyphens by `on:` (docs.solidjs.com, looked up on 2026-11-30).
import type { JSX } from 'solid-js'
import type { RampEvent } from '../../src/domain/ramp-events.ts'
import type { SphereRamp } from '../element.ts'
import type { RampListener } from './listeners.ts'
import type { RampAttributes, RampSettings } from './settings.ts'

type Html = JSX.HTMLAttributes<SphereRamp>
type Listeners = { readonly [E in RampEvent as `on:${E}`]?: RampListener<E> }
type Properties = { readonly [P in 'config' | 'authToken' | 'theme' as `prop:${P}`]?: RampSettings[P] }

/** The attributes of `<sphere-ramp>`, `prop:config` and the like, and `on:ramp-payout-created` and the like for its events. */
export interface SphereRampAttributes extends Omit<RampAttributes, 'config' | 'authToken'>, Properties, Listeners {}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'sphere-ramp': SphereRampAttributes & Html
    }
  }
}
