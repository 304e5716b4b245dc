// For pages that were written for the incumbent widget, `new SphereRamp({ containerId, applicationId, … })`: the same call mounts this one.
import type { RampTheme } from '../../styles/theme.ts'
import type { SphereRamp as SphereRampElement } from '../sphere-ramp.ts'
import { loadModule } from './load-module.ts'

/** `theme.components.logo` is the address of an image. */
interface IncumbentOptions {
  readonly containerId: string
  readonly applicationId: string
  /** The origin of the API, which the incumbent had built in. A build may have it too. */
  readonly apiUrl?: string
  readonly theme?: {
    readonly color?: string
    readonly radius?: string
    readonly components?: { readonly logo?: string }
  }
  readonly debug?: boolean
  /** `false` hides Contact support. */
  readonly customerSupport?: boolean
  /** Read, but without effect: the server decides who is a business. */
  readonly allowKyb?: boolean
}

let isAskedFor = false
function loadOnce(): void {
  if (isAskedFor || customElements.get('sphere-ramp')) return
  isAskedFor = true
  loadModule()
}

function tagOf({ applicationId, apiUrl, theme, debug, customerSupport }: IncumbentOptions): HTMLElement {
  const tag = document.createElement('sphere-ramp') as SphereRampElement
  if (applicationId) tag.setAttribute('application-id', applicationId)
  if (apiUrl) tag.setAttribute('api-url', apiUrl)
  if (debug) tag.setAttribute('debug', '')
  if (theme) tag.theme = { color: theme.color, radius: theme.radius, logo: theme.components?.logo } as RampTheme
  if (customerSupport === false) tag.config = { features: { customerSupport: false } }
  return tag
}

/** Mounts the widget into the element with the id `containerId`, at once or when the page is parsed. */
class SphereRamp {
  readonly #tag: HTMLElement
  readonly #parsing = new AbortController()

  constructor(options: IncumbentOptions) {
    this.#tag = tagOf(options)
    loadOnce()
    const mount = () => {
      const container = document.getElementById(options.containerId)
      if (!container) throw new Error(`[sphere-ramp] The page has no element with the id "${options.containerId}".`)
      container.append(this.#tag)
    }
    if (document.readyState !== 'loading' || document.getElementById(options.containerId)) mount()
    else document.addEventListener('DOMContentLoaded', mount, { signal: this.#parsing.signal })
  }

  /** Removes the widget from the page, or never mounts it where the page is still being parsed. */
  destroy(): void {
    this.#parsing.abort()
    this.#tag.remove()
  }
}

Object.assign(globalThis, { SphereRamp })
