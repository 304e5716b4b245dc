/** A picture of the gallery: the customer, the path and the steps before the screenshot. */
export interface Scene {
  readonly name: string
  /** The e-mail of a persona of the sandbox; null if no customer is signed in. */
  readonly persona: string | null
  readonly path: string
  readonly application?: string
  /** State that is set in the sandbox first. The persona then needs its own address, such as `existing+settings`. */
  readonly state?: { readonly me?: object; readonly onboarding?: object }
  /** The height of the widget in pixels; by default the whole screen is shown. */
  readonly height?: number
  readonly attributes?: Readonly<Record<string, string>>
  readonly config?: object
  /** The default is every language of the gallery. */
  readonly languages?: readonly string[]
  /** `{id}` in the path is the persona's newest transfer whose JSON contains these texts, such as `"status":"failed"`. */
  readonly transfer?: readonly string[]
  /** URL patterns of requests that are never answered, and of requests that fail. */
  readonly holds?: readonly string[]
  readonly fails?: readonly string[]
  /** Answers of the server that are lost after its work, or of which a text is replaced. */
  readonly changes?: readonly {
    readonly method?: 'POST'
    readonly path: string
    readonly isLost?: true
    readonly replace?: readonly [from: string, to: string]
  }[]
  /** The browser refuses to keep anything for the page. */
  readonly forgets?: true
  /** EVM wallets that are in the page, with the methods that they never answer, and those that the customer refuses. */
  readonly wallets?: readonly {
    readonly name: string
    readonly chainId: number
    readonly holds?: readonly string[]
    readonly refuses?: readonly string[]
  }[]
  /** The network whose seeded wallet is the first wallet of the page, or Solana's burner wallet, and has tokens there. */
  readonly source?: 'ethereum' | 'polygon' | 'solana'
  /** That wallet has nothing of the coin that its network takes for a transaction. */
  readonly lacksFee?: true
  /** An English text that the screenshot waits for. */
  readonly shows?: string
  /** The input before the screenshot: the label and text of a field, or the name of a control to press, in English. */
  readonly steps?: readonly (
    | { readonly fill: string; readonly with: string }
    | { readonly press: string }
    | { readonly pressInFrame: string }
    /** The browser loses its connection. */
    | { readonly goes: 'offline' }
    /** The server refuses the session from now on, and the next screen asks it. */
    | { readonly ends: 'session' }
    /** The clock of the page is set ahead. */
    | { readonly passMinutes: number }
    /** A wait of so many milliseconds takes a second from now on. */
    | { readonly shortens: number }
    /** From now on a text of these answers is replaced. */
    | { readonly answers: { readonly path: string; readonly replace: readonly [from: string, to: string] } }
    /** The pointer rests on a text from now on, such as that of a toast. */
    | { readonly pointsAt: string }
    /** A text to wait for. */
    | { readonly awaits: string }
    /** The page was closed when the transfer was in this phase, and is opened again at this path. */
    | { readonly left: 'created' | 'signing' | 'sent'; readonly at: string }
    /** What happens in the first wallet: another account, another network by its chain id, or from now on no answer to what it sends. */
    | { readonly inWallet: 'changeAccount' | 'keepsAsking' | number }
    /** What the network knows of the transaction that was sent: at first nothing. */
    | { readonly transaction: 'waiting' | 'unseen' }
  )[]
}

/** A screen without a signed-in customer. */
export const signedOut = (name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  persona: null,
  path,
  ...rest,
})

/** A screen of a signed-in persona. */
export const as = (persona: string, name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  persona: `${persona}@example.com`,
  path,
  ...rest,
})
