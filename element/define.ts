import { SphereRamp } from './sphere-ramp.ts'

export * from './element.ts'

if (typeof customElements !== 'undefined') {
  if (customElements.get('sphere-ramp'))
    // eslint-disable-next-line no-console -- only the page's author can remove the second copy
    console.warn('[sphere-ramp] page/defined-twice: The tag is defined. Load one script.')
  else customElements.define('sphere-ramp', SphereRamp)
}
