import { SphereRamp } from './sphere-ramp.ts'

export { SphereRamp } from './sphere-ramp.ts'
export * from '../src/index.ts'

if (typeof customElements !== 'undefined' && !customElements.get('sphere-ramp'))
  customElements.define('sphere-ramp', SphereRamp)
