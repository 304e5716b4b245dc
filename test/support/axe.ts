import 'axe-core/axe.js'
import type { AxeResults } from 'axe-core'
import { danglingReferences } from './dangling-references.mjs'

const { axe } = globalThis as unknown as { axe: { run(node: Node, options: object): Promise<AxeResults> } }
// Landmarks and headings of the page are up to the host, and pages in iframes to their owners.
const rules = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }

/** Returns the axe violations of an element after its animations have finished, and what axe does not look at: references to nothing. */
export async function violationsIn(element: HTMLElement): Promise<string[]> {
  // Animations do not run in a background page, so they are finished explicitly.
  for (const motion of element.shadowRoot!.getAnimations())
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish()
  const { violations } = await axe.run(element, { rules, iframes: false })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  return [...found, ...danglingReferences(element.shadowRoot!)]
}
