import { writeJson } from '../../lib/json.ts'
import type { Family } from '../networks.ts'

interface WalletApp {
  readonly name: string
  readonly families: readonly Family[]
  /** Where it is installed from. */
  readonly site: string
  /** The link that opens a page in the browser of the app. */
  readonly open: (page: URL) => string
}

/** The message that its documentation asks for. */
const tronLink = ({ href }: URL) =>
  encodeURIComponent(
    writeJson({ action: 'open', protocol: 'TronLink', version: '1.0', url: href, chainId: '0x2b6653dc' }),
  )

/** Wallets suggested to a customer without one, with the links of their makers' documentation. */
const WALLET_APPS: readonly WalletApp[] = [
  {
    name: 'MetaMask',
    families: ['evm'],
    site: 'https://metamask.io/download/',
    // The page without its scheme, and not encoded.
    open: ({ host, pathname, search, hash }) => `https://link.metamask.io/dapp/${host}${pathname}${search}${hash}`,
  },
  {
    name: 'Phantom',
    families: ['solana', 'evm', 'sui'],
    site: 'https://phantom.com/download',
    open: ({ href, origin }) =>
      `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`,
  },
  {
    name: 'Solflare',
    families: ['solana'],
    site: 'https://www.solflare.com/download/',
    open: ({ href, origin }) =>
      `https://solflare.com/ul/v1/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`,
  },
  {
    name: 'Slush',
    families: ['sui'],
    site: 'https://slush.app/',
    open: ({ href }) => `https://my.slush.app/browse/${encodeURIComponent(href)}`,
  },
  {
    name: 'TronLink',
    families: ['tron'],
    site: 'https://www.tronlink.org/',
    open: (page) => `tronlinkoutside://pull.activity?param=${tronLink(page)}`,
  },
  {
    name: 'Petra',
    families: ['aptos'],
    site: 'https://petra.app/',
    open: ({ href }) => `https://petra.app/explore?link=${encodeURIComponent(href)}`,
  },
]

interface WalletLink {
  readonly name: string
  readonly href: string
}

interface Asked {
  readonly family: Family
  /** The names of the wallets that are there already. */
  readonly present: readonly string[]
  readonly page: string
  readonly isMobile: boolean
}

/** How a customer gets a wallet: on a phone the page opens in its app, elsewhere its site. */
export function walletLinks({ family, present, page, isMobile }: Asked): readonly WalletLink[] {
  const isThere = (name: string) => present.some((one) => one.toLowerCase() === name.toLowerCase())
  const opened = isMobile && URL.canParse(page) ? new URL(page) : null
  return WALLET_APPS.filter(({ name, families }) => families.includes(family) && !isThere(name)).map(
    ({ name, site, open }) => ({ name, href: opened ? open(opened) : site }),
  )
}
