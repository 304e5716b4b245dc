import { expect, it } from 'vitest'
import { walletLinks } from './wallet-apps.ts'

const PAGE = 'https://shop.test/pay?cart=7#ramp'
const asked = { family: 'solana', present: [], page: PAGE, isMobile: false } as const

it('each wallet of a family has the address where it is installed from', () => {
  expect(walletLinks(asked).map(({ name }) => name)).toEqual(['Phantom', 'Solflare'])
  expect(walletLinks({ ...asked, family: 'evm' }).map(({ name }) => name)).toEqual(['MetaMask', 'Phantom'])
  for (const { href } of walletLinks(asked)) expect(href).not.toContain('shop.test')
})

it('the link opens the page in the wallet’s own browser on a phone', () => {
  const links = walletLinks({ ...asked, isMobile: true })
  const address = encodeURIComponent(PAGE)
  expect(links).toEqual([
    { name: 'Phantom', href: `https://phantom.app/ul/browse/${address}?ref=https%3A%2F%2Fshop.test` },
    { name: 'Solflare', href: `https://solflare.com/ul/v1/browse/${address}?ref=https%3A%2F%2Fshop.test` },
  ])
  const [metaMask] = walletLinks({ ...asked, family: 'evm', isMobile: true })
  expect(walletLinks({ ...asked, family: 'aptos', isMobile: true })).toEqual([
    { name: 'Petra', href: `https://petra.app/explore?link=${address}` },
  ])
  expect(walletLinks({ ...asked, family: 'sui', isMobile: true })).toEqual([
    { name: 'Phantom', href: `https://phantom.app/ul/browse/${address}?ref=https%3A%2F%2Fshop.test` },
    { name: 'Slush', href: `https://my.slush.app/browse/${address}` },
  ])
  expect(metaMask!.href).toBe('https://link.metamask.io/dapp/shop.test/pay?cart=7#ramp')
})

it('the link of TronLink opens the page by the message that TronLink documents', () => {
  const { href } = walletLinks({ ...asked, family: 'tron', isMobile: true })[0]!
  expect(href).toMatch(/^tronlinkoutside:\/\/pull\.activity\?param=%7B/)
  expect(JSON.parse(decodeURIComponent(href.split('param=')[1]!))).toEqual({
    action: 'open',
    protocol: 'TronLink',
    version: '1.0',
    url: PAGE,
    chainId: '0x2b6653dc',
  })
  expect(walletLinks({ ...asked, family: 'tron' })).toEqual([{ name: 'TronLink', href: 'https://www.tronlink.org/' }])
})

it('a wallet that is installed has no link', () => {
  expect(walletLinks({ ...asked, present: ['phantom'] }).map(({ name }) => name)).toEqual(['Solflare'])
})
