import { click, holds, named, one, press, setViewport, show, test } from './input.ts'

interface Journey {
  readonly specimen: string
  readonly clicked: (root: ShadowRoot) => Element
  /** Each moves the focus to another control. */
  readonly keys: readonly string[]
}

const JOURNEYS: readonly Journey[] = [
  {
    specimen: 'overlay/Overlays',
    clicked: (root) => named(root, 'Actions for Everyday'),
    keys: ['ArrowDown', 'End', 'g', 'Escape', 'ArrowUp'],
  },
  { specimen: 'tables/Transfers', clicked: (root) => named(root, 'Filter2'), keys: ['Escape', 'Enter'] },
  { specimen: 'layout/Tabbed', clicked: (root) => one(root, '[role=tab]'), keys: ['ArrowRight', 'End'] },
  { specimen: 'choices/Choices', clicked: (root) => named(root, 'Checking'), keys: ['ArrowRight'] },
]

const hasRing = (root: ShadowRoot) => root.activeElement?.matches(':focus-visible')

for (const { specimen, clicked, keys } of JOURNEYS)
  test(`a key that follows a click moves the focus with its ring in ${specimen}`, async () => {
    await setViewport({ width: 900, height: 700 })
    const { root } = await show(specimen, { width: 900 })
    await click(clicked(root))
    holds(!hasRing(root), 'a ring after the click')
    for (const key of keys) {
      const before = root.activeElement
      await press(key)
      holds(root.activeElement && root.activeElement !== before, `${key} leaves the focus where it was`)
      holds(hasRing(root), `no ring after ${key}`)
    }
  })
