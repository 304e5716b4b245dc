// The package entry `sphere-ramp/preact`: the types of the tag in Preact's JSX, and no code.
import type { HTMLAttributes as HtmlAttributes } from 'preact'
import type { SphereRamp } from '../element.ts'
import type { TagListeners } from './listeners.ts'
import type { RampAttributes } from './settings.ts'

/** The attributes of `<sphere-ramp>`, and `onramp-payout-created` and the like for its events. */
export interface SphereRampAttributes extends RampAttributes, TagListeners {}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'sphere-ramp': SphereRampAttributes & HtmlAttributes<SphereRamp>
    }
  }
}
