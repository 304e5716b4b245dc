// The package entry `sphere-ramp/vue`: the types of the tag in templates and in TSX of Vue 3, and no code.
import type { HTMLAttributes as HtmlAttributes } from 'vue'
import type { RampEvent } from '../../src/domain/ramp-events.ts'
import type { PascalCase } from '../../src/lib/pascal-case.ts'
import type { RampListener } from './listeners.ts'
import type { RampAttributes, RampSettings } from './settings.ts'

type Listeners = { readonly [E in RampEvent as `on${PascalCase<E>}`]?: RampListener<E> }

/**
 * The props of `<sphere-ramp>`, which templates may write with hyphens, and its events as `@ramp-payout-created`. TSX writes the
 * attributes with hyphens and the events as `onRampPayoutCreated`.
 */
export interface SphereRampProps extends RampSettings, Listeners {}

declare module 'vue' {
  interface GlobalComponents {
    'sphere-ramp': new () => { $props: SphereRampProps & HtmlAttributes }
  }
  interface IntrinsicElementAttributes {
    'sphere-ramp': SphereRampProps & RampAttributes & HtmlAttributes
  }
}
