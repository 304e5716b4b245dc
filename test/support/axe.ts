import 'axe-core/axe.js'
import type { AxeResults } from 'axe-core'

const { axe } = globalThis as unknown as { axe: { run(node: Node, options: object): Promise<AxeResults> } }
// What the page around the element has to bring; pages in frames are somebody else's.
const rules = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }

/** What axe finds in an element whose screen has come to rest. */
export async function violationsIn(element: HTMLElement): Promise<string[]> {
  // Nothing moves on a page that lies behind another one.
  for (const motion of element.shadowRoot!.getAnimations())
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish()
  const { violations } = await axe.run(element, { rules, iframes: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}
