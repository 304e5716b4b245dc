interface StandardApp {
  register(wallet: object): unknown
}

/** How a wallet of the Wallet Standard is found. Several families use it. */
export const WALLET_STANDARD = {
  asked: 'wallet-standard:app-ready',
  announce: (wallet: object) =>
    void window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', { detail: (app: StandardApp) => app.register(wallet) }),
    ),
  answer: (wallet: object, event: Event) => void (event as CustomEvent<StandardApp>).detail.register(wallet),
}
