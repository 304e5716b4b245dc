import 'axe-core/axe.js'
import type { AxeResults } from 'axe-core'
import { danglingReferences } from '../../support/dangling-references.mjs'
import { emulateMedia, holds, kit, same, setViewport, settle, show, soon, test } from './input.ts'

const PARTS = [
  'buttons',
  'fields',
  'code',
  'pickers',
  'choices',
  'amounts',
  'frame',
  'overlay',
  'feedback',
  'marks',
  'layout',
  'data',
  'tables',
  'money',
]
const { axe } = globalThis as unknown as { axe: { run(node: Node, options: object): Promise<AxeResults> } }

const specimens = async () => {
  const { specimensOf } = await kit()
  return (await Promise.all(PARTS.map(specimensOf))).flat()
}

const VARIANTS = [
  { mode: 'light', width: 360 },
  { mode: 'dark', width: 900, theme: 'yellow' },
  { mode: 'dark', width: 360, dir: 'rtl', theme: 'rose', radius: 'none' },
]

/** Where an element ends that one around it may cut. */
function visibleEnd(each: HTMLElement): number {
  const { right } = each.getBoundingClientRect()
  const around = each.parentElement
  if (!around || getComputedStyle(around).overflowX === 'visible') return right
  return Math.min(right, around.getBoundingClientRect().right)
}

// A specimen has no landmarks and no heading, because it is not a page.
const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }

for (const variant of VARIANTS) {
  test(`axe finds no violation in any specimen, and no reference to what is not there: ${Object.values(variant).join(', ')}`, async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await setViewport({ width: 900, height: 900 })
    for (const name of await specimens()) {
      const { host, root, unmount } = await show(name, variant)
      const { violations } = await axe.run(host, { rules })
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
      same([...found, ...danglingReferences(root)], [], name)
      unmount()
      host.remove()
    }
    // The next test file uses the same page.
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  test(`nothing overflows its container: ${Object.values(variant).join(', ')}`, async () => {
    await setViewport({ width: 900, height: 900 })
    for (const name of await specimens()) {
      const { host, root, unmount } = await show(name, { ...variant, width: 320 })
      await settle()
      const end = host.getBoundingClientRect().right
      const wide = [...root.querySelectorAll<HTMLElement>('*')].filter(
        (each) => each.checkVisibility() && !each.matches('.sr-vh, [role=tablist] *') && visibleEnd(each) > end + 0.5,
      )
      same(
        wide.map((each) => each.outerHTML.slice(0, 120)),
        [],
        name,
      )
      unmount()
      host.remove()
    }
  })
}

test('a component does not change the host page', async () => {
  const before =
    document.head.innerHTML + document.body.getAttributeNames().join() + document.documentElement.outerHTML.slice(0, 80)
  const { host, unmount } = await show('pickers/CountryPicker', { width: 380 })
  host.shadowRoot!.querySelector<HTMLElement>('[role=combobox]')!.click()
  const sheet = () => host.shadowRoot!.querySelector('dialog[open]')
  await soon(() => sheet() !== null)
  holds(sheet(), 'no sheet')
  unmount()
  host.remove()
  const after =
    document.head.innerHTML + document.body.getAttributeNames().join() + document.documentElement.outerHTML.slice(0, 80)
  same(after, before)
})
