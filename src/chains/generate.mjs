// Writes from the rows what hosts read of the networks: the public nodes in element/README.md, and the chains of the WalletConnect example.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../../.build/generated.mjs'
import { NETWORKS, networkRules } from '../domain/networks.ts'
import { CHAINS, PUBLIC_NODES } from './network-table.ts'

const root = join(import.meta.dirname, '../..')
const README = join(root, 'element/README.md')
const EXAMPLE = join(root, 'demo/wallet-plugins/walletconnect.js')

function replace(path, find, text) {
  const before = readFileSync(path, 'utf8')
  if (!find.test(before)) throw new Error(`${path} has no place for what the networks' rows say`)
  writeGenerated(
    path,
    before.replace(find, () => text),
  )
}

const HEAD = '| network | without `rpcUrls` | looked up |\n|---|---|---|\n'
const nodes = NETWORKS.map((network) => {
  const { limits, source, day } = PUBLIC_NODES[network]
  return `| \`${network}\` | \`${new URL(CHAINS[network].rpcUrl).host}\`: ${limits} | [${day}](${source}) |\n`
})
replace(README, /\| network \| without `rpcUrls` .*\n(?:\|.*\n)*/, HEAD + nodes.join(''))

/** From which customers send: to pay, or through a link. */
const paired = NETWORKS.map(networkRules).filter(({ family, offRamp, link }) => family === 'evm' && (offRamp || link))
const names = new Intl.ListFormat('en-GB').format(paired.map(({ name }) => name))
const ids = paired.map(({ chainId }) => chainId).join(', ')
replace(EXAMPLE, /\/\*\* .* \*\/\nconst CHAINS = .*\n/, `/** ${names}. */\nconst CHAINS = [${ids}]\n`)
