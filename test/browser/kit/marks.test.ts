import { holds, one, same, show, test } from './input.ts'

test('each network has a logo of its own, Starknet too [CHAIN-02]', async () => {
  const { root } = await show('marks/Marks')
  const row = [...root.querySelectorAll('p')].find(({ textContent }) => textContent === 'Networks')!.parentElement!
  const logos = [...row.lastElementChild!.children]
  holds(logos.length >= 14, 'a network without a logo')
  for (const logo of logos)
    holds(one<SVGElement>(logo, 'svg path').getBoundingClientRect().width > 0, 'a logo that is not drawn')
  same(new Set(logos.map(({ innerHTML }) => innerHTML)).size, logos.length)
})
