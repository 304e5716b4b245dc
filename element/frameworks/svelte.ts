// The package entry `sphere-ramp/svelte`: the types of the tag for Svelte 5, and no code.
import type { HTMLAttributes as HtmlAttributes } from 'svelte/elements'
import type { SphereRamp } from '../element.ts'
import type { TagListeners } from './listeners.ts'
import type { RampAttributes } from './settings.ts'

/** The attributes of `<sphere-ramp>`, and `onramp-payout-created` and the like for its events. */
export interface SphereRampAttributes extends RampAttributes, TagListeners {}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'sphere-ramp': SphereRampAttributes & HtmlAttributes<SphereRamp>
  }
}
