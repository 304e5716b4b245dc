// The package entry `sphere-ramp/element` exports the class and the public types without defining the tag.
import type { SphereRamp } from './sphere-ramp.ts'

export type { RampEventMap } from './events.ts'
export { SphereRamp } from './sphere-ramp.ts'
export * from '../src/index.ts'
export type { RampTheme } from '../styles/theme.ts'

declare global {
  interface HTMLElementTagNameMap {
    'sphere-ramp': SphereRamp
  }
}
