import { same, show, test } from './input.ts'

/** Where the last letter of the bank's name is, and where the digits are. */
function topsIn(account: Element): readonly number[] {
  const [name, digits] = account.children
  const letters = document.createRange()
  letters.selectNodeContents(name!.firstChild!)
  return [[...letters.getClientRects()].at(-1)!.top, digits!.getBoundingClientRect().top].map(Math.round)
}

test('no line of a sentence ends between a bank and the digits of its account', async () => {
  const { root } = await show('data/Timelines', { width: 900 })
  const account = [...root.querySelectorAll('bdi')].find(({ textContent }) => textContent.startsWith('Chase'))!
  const line = account.parentElement!
  line.style.display = 'block'
  for (let width = 60; width <= 240; width += 10) {
    line.style.inlineSize = `${width}px`
    const [name, digits] = topsIn(account)
    same([width, Math.abs(name! - digits!) < 4], [width, true])
  }
})
