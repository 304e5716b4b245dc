import 'axe-core/axe.js'
import type { AxeResults } from 'axe-core'
import { emulateMedia, holds, kit, same, setViewport, settle, show, test } from './input.ts'

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

const LOOKS = [
  { mode: 'light', width: 360 },
  { mode: 'dark', width: 900, theme: 'yellow' },
  { mode: 'dark', width: 360, dir: 'rtl', theme: 'rose', radius: 'none' },
]

// A specimen is no page: it has no landmarks and no heading.
const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }

for (const look of LOOKS) {
  test(`axe finds nothing in any specimen: ${Object.values(look).join(', ')}`, async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await setViewport({ width: 900, height: 900 })
    for (const name of await specimens()) {
      const { host, unmount } = await show(name, look)
      const { violations } = await axe.run(host, { rules })
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
      same(found, [], name)
      unmount()
      host.remove()
    }
    // The page is the next file's too.
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  test(`nothing is wider than its place: ${Object.values(look).join(', ')}`, async () => {
    await setViewport({ width: 900, height: 900 })
    for (const name of await specimens()) {
      const { host, root, unmount } = await show(name, { ...look, width: 320 })
      await settle()
      const end = host.getBoundingClientRect().right
      const wide = [...root.querySelectorAll<HTMLElement>('*')].filter(
        (each) =>
          each.checkVisibility() &&
          !each.matches('.sr-vh, [role=tablist] *') &&
          each.getBoundingClientRect().right > end + 0.5,
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

test('the host page is left as it was', async () => {
  const before =
    document.head.innerHTML + document.body.getAttributeNames().join() + document.documentElement.outerHTML.slice(0, 80)
  const { host, unmount } = await show('pickers/CountryPicker', { width: 380 })
  host.shadowRoot!.querySelector<HTMLElement>('[role=combobox]')!.click()
  await settle(100)
  holds(host.shadowRoot!.querySelector('dialog[open]'), 'no sheet')
  unmount()
  host.remove()
  const after =
    document.head.innerHTML + document.body.getAttributeNames().join() + document.documentElement.outerHTML.slice(0, 80)
  same(after, before)
})
