// The package entry `sphere-ramp/element` exports the class and the public types without defining the tag.
export type { RampEventMap } from './events.ts'
export { SphereRamp } from './sphere-ramp.ts'
export * from '../src/index.ts'
