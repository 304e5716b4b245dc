// WalletConnect for <sphere-ramp>: phone wallets that pair by a QR code. Copy this file into your page's bundle, then
//
//   npm install @walletconnect/ethereum-provider @reown/appkit-ui
//
//   import { walletConnect } from './walletconnect.js'
//   document.querySelector('sphere-ramp').config = { walletPlugins: [walletConnect({ projectId: 'YOUR_PROJECT_ID' })] }
//
// Call it once for a page. WalletConnect has terms of its own; nothing of it is loaded or called until a customer selects it.

/** Ethereum, Base, Polygon, Arbitrum, Optimism and Avalanche. */
const CHAINS = [1, 8453, 137, 42161, 10, 43114]
const WORDS = {
  title: 'Connect a wallet app',
  text: 'Scan this code with the wallet on your phone, or open the wallet on this device.',
  code: 'QR code for your wallet',
  open: 'Open wallet app',
  copy: 'Copy link',
  cancel: 'Cancel',
}

const EVENTS = ['accountsChanged', 'chainChanged', 'disconnect']
/** A code can be scanned for five minutes. The next one takes its place, as often as that. */
const CODES_MAX = 3

const failure = (code, message) => Object.assign(new Error(message), { code })

/**
 * @param {object} options
 * @param {string} options.projectId of your WalletConnect account
 * @param {number[]} [options.chains] the networks that a wallet is paired for
 * @param {object} [options.metadata] the name, description, url and icons that the wallet shows
 * @param {(uri: string, cancel: () => void) => () => void} [options.showCode] shows the address to pair with, and returns what hides it
 */
export function walletConnect({ projectId, chains = CHAINS, metadata, showCode = showDialog }) {
  const provider = createProvider({ projectId, optionalChains: chains, metadata, showQrModal: false }, showCode)
  const wallets = [{ id: 'walletconnect', name: 'WalletConnect', provider }]
  return { id: 'walletconnect', families: /** @type {['evm']} */ (['evm']), load: async () => async () => wallets }
}

/** WalletConnect's own provider, made at the first choice. The listeners hear its events. */
function createConnector(options, listeners) {
  let starting = null

  async function open() {
    const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
    const wallet = await EthereumProvider.init(options)
    for (const [event, heard] of listeners) wallet.on(event, (value) => heard.forEach((listener) => listener(value)))
    return wallet
  }

  function start() {
    starting ??= open().catch((error) => {
      // The next choice tries again.
      starting = null
      throw error
    })
    return starting
  }

  return {
    started: () => starting,
    /** A session of an earlier page goes on, until its wallet ends it or a week has passed. */
    async startPaired() {
      const wallet = await start()
      if (!wallet.session || isAlive(wallet.session)) return wallet
      starting = null
      return start()
    },
  }
}

/** WalletConnect's provider, which answers nothing before it is paired, as one that is asked like any other wallet's. */
function createProvider(options, showCode) {
  const listeners = new Map(EVENTS.map((event) => [event, new Set()]))
  const connector = createConnector(options, listeners)
  let pairing = null

  async function pair() {
    const wallet = await connector.startPaired()
    // A code that was scanned before the customer cancelled may still be approved.
    const cancelled = cancellation(() => pairing ?? wallet.disconnect())
    let hide = () => {}
    const show = (uri) => {
      hide()
      hide = showCode(uri, cancelled.cancel)
    }
    wallet.on('display_uri', show)
    try {
      return await enable(wallet, cancelled)
    } finally {
      wallet.removeListener('display_uri', show)
      hide()
    }
  }

  /** One code is shown at a time, however often it is asked for. */
  function askToPair() {
    pairing ??= pair().finally(() => {
      pairing = null
    })
    return pairing
  }

  return {
    on: (event, listener) => listeners.get(event)?.add(listener),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    async request(call) {
      if (call.method === 'eth_requestAccounts') return askToPair()
      const wallet = await connector.started()
      const isPaired = wallet?.session && isAlive(wallet.session)
      if (call.method === 'eth_accounts' && !isPaired) return []
      if (call.method === 'wallet_revokePermissions') return isPaired ? wallet.disconnect() : null
      if (!isPaired) throw failure(4100, 'No wallet is paired')
      return call.method === 'wallet_switchEthereumChain' ? switchChain(wallet, call) : wallet.request(call)
    },
  }
}

const isAlive = ({ expiry }) => expiry * 1000 > Date.now()

/** Shows one code after the other until one is scanned and approved. */
async function enable(wallet, cancelled) {
  for (let code = 1; ; code += 1) {
    const enabling = wallet.enable()
    enabling.then(cancelled.onLate).catch(() => {})
    try {
      return await Promise.race([enabling, cancelled.promise])
    } catch (error) {
      if (cancelled.isCancelled() || code === CODES_MAX || !/expired/i.test(String(error))) throw error
    }
  }
}

/** `act` is called with what is approved after the customer has cancelled. */
function cancellation(act) {
  let isCancelled = false
  let cancel = () => {}
  const promise = new Promise((_, reject) => {
    cancel = () => {
      isCancelled = true
      reject(failure(4001, 'User rejected the request.'))
    }
  })
  return { promise, cancel: () => cancel(), isCancelled: () => isCancelled, onLate: () => isCancelled && act() }
}

/** A wallet that was not paired for a network, and cannot be asked for it, has to be paired again: the next choice shows a code. */
async function switchChain(wallet, call) {
  const { accounts, methods } = wallet.session.namespaces.eip155
  const isPairedFor = accounts.some((account) => account.startsWith(`eip155:${Number(call.params[0].chainId)}:`))
  if (isPairedFor || methods.includes('wallet_switchEthereumChain')) return wallet.request(call)
  await wallet.disconnect()
  throw failure(4901, 'The wallet is not paired for this network')
}

/** Above the widget's own dialog, which makes the rest of the page inert: WalletConnect's own window would be behind it. */
function showDialog(uri, cancel) {
  void import('@reown/appkit-ui/wui-qr-code')
  const make = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }
  const code = make('wui-qr-code', { uri, size: 300, theme: 'light', role: 'img', ariaLabel: WORDS.code })
  code.style.cssText = 'display: block; inline-size: min(300px, 100%); margin: 16px auto'
  const dialog = make(
    'dialog',
    { ariaLabel: WORDS.title },
    make('h2', { textContent: WORDS.title }),
    make('p', { textContent: WORDS.text }),
    code,
    make('a', { href: uri, textContent: WORDS.open }),
    ' ',
    make('button', { type: 'button', textContent: WORDS.copy, onclick: () => navigator.clipboard.writeText(uri) }),
    ' ',
    make('button', { type: 'button', textContent: WORDS.cancel, onclick: () => dialog.close() }),
  )
  dialog.addEventListener('close', cancel)
  document.body.append(dialog)
  dialog.showModal()
  return () => {
    dialog.removeEventListener('close', cancel)
    dialog.remove()
  }
}
