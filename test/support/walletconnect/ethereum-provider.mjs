// WalletConnect's provider as its source (2.23.10) has it where the plug-in meets it: the options of `init`, what answers before and after
// a session, what a switch does, and which events come. The wallet behind it is the test's.

const EXPIRED = 'Proposal expired'
const WEEK = 7 * 24 * 3600
const STORED = 'wc@2:client:0.3//session'

/** What `connect` rejects with has a message and no code. */
const withoutCode = (error) => new Error(error?.message)

export function createEthereumProvider({ wallet, storage }) {
  const started = []

  class EthereumProvider {
    chainId = 1
    accounts = []
    session = undefined
    #heard = new Map()

    static async init(options) {
      const { projectId, optionalChains, showQrModal } = options
      if (typeof projectId !== 'string') throw new Error('Project ID is missing')
      if (!optionalChains?.length) throw new Error('No chains specified in either `chains` or `optionalChains`')
      if (showQrModal) throw new Error('To use QR modal, please install @reown/appkit package')
      started.push(options)
      const provider = new EthereumProvider()
      provider.options = options
      wallet.provider = provider
      const stored = JSON.parse(storage.getItem(STORED) ?? 'null')
      if (stored && stored.expiry * 1000 > Date.now()) provider.#begin(stored)
      return provider
    }

    on(event, listener) {
      this.#heard.set(event, [...(this.#heard.get(event) ?? []), listener])
      return this
    }

    removeListener(event, listener) {
      this.#heard.set(
        event,
        (this.#heard.get(event) ?? []).filter((each) => each !== listener),
      )
      return this
    }

    emit(event, value) {
      for (const listener of this.#heard.get(event) ?? []) listener(value)
    }

    async enable() {
      if (!this.session) await this.connect()
      return this.request({ method: 'eth_requestAccounts' })
    }

    /** A pairing has a topic and an expiry; the wallet approves it for some of the chains, refuses it, or lets it expire. */
    async connect() {
      const topic = crypto.randomUUID().replaceAll('-', '').padEnd(64, '0')
      const expiry = Math.floor(Date.now() / 1000) + 300
      const scanned = wallet.scan(this.options.optionalChains)
      this.emit('display_uri', `wc:${topic}@2?expiryTimestamp=${expiry}&relay-protocol=irn&symKey=${'0'.repeat(64)}`)
      let approved
      try {
        approved = await scanned
      } catch (error) {
        throw withoutCode(error)
      }
      if (approved === null) throw new Error(EXPIRED)
      const { chains, methods } = approved
      const accounts = chains.flatMap((chain) => approved.addresses.map((address) => `eip155:${chain}:${address}`))
      this.#begin({
        topic,
        expiry: Math.floor(Date.now() / 1000) + WEEK,
        namespaces: { eip155: { accounts, methods, events: ['accountsChanged', 'chainChanged'] } },
      })
      storage.setItem(STORED, JSON.stringify(this.session))
      this.emit('chainChanged', `0x${this.chainId.toString(16)}`)
      this.emit('accountsChanged', this.accounts)
      this.emit('connect', { chainId: `0x${this.chainId.toString(16)}` })
    }

    async request({ method, params }) {
      if (!this.session) throw new Error('Please call connect() before request()')
      const { methods } = this.session.namespaces.eip155
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return this.#accountsOf(this.chainId)
      if (method === 'eth_chainId') return this.chainId
      if (method === 'wallet_switchEthereumChain') return this.#switch(Number(params[0].chainId), params)
      // What was not approved goes to WalletConnect's own node.
      return methods.includes(method) ? wallet.ask(method, params) : wallet.askNode(method, params)
    }

    async disconnect() {
      this.#end()
    }

    /** What the wallet does by itself. */
    endByWallet() {
      this.#end()
      this.emit('session_delete', {})
      this.emit('disconnect', { code: 6000, message: 'User disconnected.' })
    }

    #accountsOf = (chain) =>
      this.session.namespaces.eip155.accounts
        .filter((account) => account.startsWith(`eip155:${chain}:`))
        .map((account) => account.split(':')[2])

    #begin(session) {
      this.session = session
      this.chainId = Number(session.namespaces.eip155.accounts[0].split(':')[1])
      this.accounts = this.#accountsOf(this.chainId)
    }

    #end() {
      storage.removeItem(STORED)
      this.session = undefined
      this.chainId = 1
      this.accounts = []
    }

    async #switch(chain, params) {
      const { methods } = this.session.namespaces.eip155
      if (this.#accountsOf(chain).length === 0) {
        if (!methods.includes('wallet_switchEthereumChain'))
          throw new Error(
            `Failed to switch to chain 'eip155:${chain}'. The chain is not approved or the wallet does not support 'wallet_switchEthereumChain' method.`,
          )
        await wallet.ask('wallet_switchEthereumChain', params)
      }
      this.chainId = chain
      this.emit('chainChanged', `0x${chain.toString(16)}`)
      const accounts = this.#accountsOf(chain)
      if (accounts.length > 0) this.emit('accountsChanged', accounts)
      return null
    }
  }
  return { EthereumProvider, started }
}
