// The package's entry `sphere-ramp/element`: the class and the public types, without defining the tag.
export { SphereRamp } from './sphere-ramp.ts'
export * from '../src/index.ts'
