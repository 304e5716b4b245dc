import type { BrowserContext } from 'playwright-core'
import type { Stage } from './stage.ts'

/** For a page that has only the widget: it reads the networks of the demo, after a reload too. */
export const setNodes = (context: BrowserContext, { demo: { rpcUrls } }: Stage): Promise<unknown> =>
  context.addInitScript((urls) => {
    void customElements
      .whenDefined('sphere-ramp')
      .then(() => Object.assign(document.querySelector('sphere-ramp')!, { config: { rpcUrls: urls } }))
  }, rpcUrls)
