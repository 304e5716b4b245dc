import { as, type Scene } from './scene.ts'

const ACCOUNTS = '/my-accounts'
const WALLETS = '/my-accounts?type=wallets'
const NEW_ACCOUNT = '/my-accounts/bank-accounts/new'
const NEW_WALLET = '/my-accounts/wallets/new?network=base'

type Steps = NonNullable<Scene['steps']>
const country = (name: string, scene: string, steps: Steps = []): Scene =>
  as('level2', scene, NEW_ACCOUNT, { steps: [{ press: 'Where is the account?' }, { press: name }, ...steps] })

/** Every type but the United States, which has a scene of its own. */
const TYPES = [
  'Europe',
  'Mexico',
  'Brazil',
  'Philippines',
  'India',
  'Canada',
  'Great Britain',
  'Colombia',
  'Singapore',
  'Indonesia',
  'Vietnam',
  'Thailand',
]
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const refused = TYPES.map((name) => country(name, `bank-new-errors-${slug(name)}`, [{ press: 'submit' }]))

/** Numbers that the form accepts, and doubts. The next field takes the focus from the last. */
const filled = (fields: Readonly<Record<string, string>>): Steps =>
  Object.entries({ ...fields, 'Full name': 'Maya Chen' }).map(([fill, text]) => ({ fill, with: text }))
const doubted = [
  as('existing', 'bank-new-doubt-us', NEW_ACCOUNT, { steps: filled({ 'Routing number': '021000012' }) }),
  country('Europe', 'bank-new-doubt-europe', filled({ IBAN: 'DE8937040044053201300', BIC: 'BNPAFRPP' })),
  country('Mexico', 'bank-new-doubt-mexico', filled({ CLABE: '032180000118359718' })),
  country('Brazil', 'bank-new-doubt-brazil', filled({ 'Pix key': '11987654321', 'Tax ID': '52998224726' })),
  country('India', 'bank-new-doubt-india', [
    { press: 'Bank name' },
    { press: 'State Bank of India' },
    ...filled({ IFSC: 'HDFC0000001' }),
  ]),
  country('Europe', 'bank-new-known-europe', filled({ IBAN: 'DE89370400440532013000', BIC: 'COBADEFF' })),
]

const GENERATE = [{ press: 'Actions for Everyday' }, { press: 'Generate wallet address' }] as const

const METAMASK = { name: 'MetaMask', chainId: 8453 }
const RABBY = { name: 'Rabby Wallet', chainId: 8453 }
const CONNECT = [{ press: 'Connect' }, { press: 'MetaMask' }] as const
const CONNECTED = [...CONNECT, { awaits: 'Set by the connected wallet.' }] as const
const OWN = [{ fill: 'Nickname', with: 'Studio treasury' }, { press: 'I confirm' }] as const

const connections: readonly Scene[] = [
  as('existing', 'connect-none', NEW_WALLET, { steps: [{ press: 'Connect' }], shows: 'Get MetaMask' }),
  as('existing', 'connect-list', NEW_WALLET, {
    wallets: [METAMASK, RABBY],
    steps: [{ press: 'Connect' }],
    shows: 'Wallets that work with Base.',
  }),
  as('existing', 'connect-asked', NEW_WALLET, {
    wallets: [{ ...METAMASK, holds: ['eth_requestAccounts'] }],
    steps: CONNECT,
    shows: 'Approve in MetaMask',
  }),
  as('existing', 'connect-unanswered', NEW_WALLET, {
    wallets: [{ ...METAMASK, holds: ['eth_requestAccounts'] }],
    steps: [{ shortens: 120_000 }, ...CONNECT],
    shows: 'Open your wallet and answer its request.',
  }),
  as('existing', 'connect-done', NEW_WALLET, { wallets: [METAMASK], steps: [...CONNECTED, ...OWN] }),
  as('existing', 'connect-signing', NEW_WALLET, {
    wallets: [{ ...METAMASK, holds: ['personal_sign'] }],
    steps: [...CONNECTED, ...OWN, { press: 'submit' }],
    shows: 'Waiting to sign',
  }),
  as('existing', 'connect-unsigned', NEW_WALLET, {
    wallets: [{ ...METAMASK, holds: ['personal_sign'] }],
    steps: [{ shortens: 120_000 }, ...CONNECTED, ...OWN, { press: 'submit' }],
    shows: 'Nothing was signed or saved.',
  }),
  as('existing', 'connect-switch', NEW_WALLET, {
    wallets: [{ ...METAMASK, holds: ['wallet_switchEthereumChain'] }],
    steps: [...CONNECTED, ...OWN, { press: 'Network' }, { press: 'Polygon' }],
    shows: 'Switch to Polygon in MetaMask',
  }),
  as('existing', 'connect-other-account', NEW_WALLET, {
    wallets: [METAMASK],
    steps: [...CONNECTED, { inWallet: 'changeAccount' }],
    shows: 'Please connect with wallet',
  }),
  as('existing', 'connect-unsupported', NEW_WALLET, {
    wallets: [METAMASK],
    steps: [...CONNECTED, { inWallet: 100 }],
    shows: 'Unsupported network: Gnosis',
  }),
]

/** Every new address is one more, so these have a customer of their own. */
const links = (scene: string, rest: Partial<Scene>): Scene => as(`existing+${scene}`, scene, ACCOUNTS, rest)

const linkScenes: readonly Scene[] = [
  links('links-generate', { steps: GENERATE }),
  links('links-generate-usdt', { steps: [...GENERATE, { press: 'ETH' }, { press: 'USDT' }] }),
  links('links-generate-euro', {
    steps: [{ press: 'Actions for Commerzbank' }, { press: 'Generate wallet address' }],
  }),
  links('links-generate-failed', {
    fails: ['/walletBankAccounts$'],
    steps: [...GENERATE, { press: 'Confirm' }],
    shows: 'We can’t tell yet if your address was created',
  }),
  links('links-made', {
    steps: [...GENERATE, { press: 'OPTIMISM' }, { press: 'Confirm' }],
    shows: 'Wallet address created',
  }),
  as('many', 'links-one', ACCOUNTS, {
    steps: [{ press: 'Actions for Everyday' }, { press: 'Linked wallets (1)' }],
    shows: 'Send only',
  }),
]

export const accountScenes: readonly Scene[] = [
  as('existing', 'accounts', ACCOUNTS),
  as('many', 'accounts-many', ACCOUNTS),
  as('many', 'accounts-inactive', ACCOUNTS, { steps: [{ press: 'Next page' }] }),
  as('many', 'accounts-menu', ACCOUNTS, { steps: [{ press: 'Actions for Everyday' }] }),
  as('many', 'accounts-delete', ACCOUNTS, { steps: [{ press: 'Actions for Everyday' }, { press: 'Delete' }] }),
  as('many', 'accounts-no-match', ACCOUNTS, {
    steps: [{ fill: 'Search bank accounts', with: 'Zürcher Kantonalbank' }],
  }),
  as('empty', 'next-step-wallet', ACCOUNTS, { shows: 'Next, add a wallet' }),
  as('many', 'next-step-send-money', ACCOUNTS, { shows: 'We’re waiting for your money' }),
  as('empty', 'accounts-empty', ACCOUNTS),
  as('existing', 'accounts-loading', ACCOUNTS, { holds: ['/bankAccounts$'] }),
  as('existing', 'accounts-error', ACCOUNTS, { fails: ['/bankAccounts$'], shows: 'Try again' }),
  as('many', 'recipients', ACCOUNTS, {
    attributes: { 'ramp-only': '' },
    changes: [
      {
        path: '/bankAccounts$',
        replace: [
          '"thirdPartyBeneficiaryInfo":null(?=[^{]*[{])',
          '"thirdPartyBeneficiaryInfo":{"businessName":"Wren"}',
        ],
      },
    ],
    shows: 'Recipients',
  }),
  ...linkScenes,
  as('existing', 'wallets', WALLETS),
  as('many', 'wallets-many', WALLETS),
  as('existing', 'wallets-menu', WALLETS, { steps: [{ press: 'Actions for Treasury' }] }),
  as('existing', 'wallets-delete', WALLETS, { steps: [{ press: 'Actions for Treasury' }, { press: 'Delete' }] }),
  as('empty', 'wallets-empty', WALLETS),
  as('existing', 'wallets-loading', WALLETS, { holds: ['/wallets$'] }),
  as('existing', 'wallets-error', WALLETS, { fails: ['/wallets$'], shows: 'Try again' }),
  as('existing', 'bank-new-us', NEW_ACCOUNT),
  as('existing', 'bank-new-errors', NEW_ACCOUNT, {
    steps: [{ fill: 'Routing number', with: '12345ß' }, { press: 'submit' }],
  }),
  ...refused,
  ...doubted,
  as('level2', 'bank-new-countries', NEW_ACCOUNT, { steps: [{ press: 'Where is the account?' }] }),
  country('Europe', 'bank-new-europe'),
  country('Mexico', 'bank-new-mexico'),
  country('Brazil', 'bank-new-brazil'),
  country('Philippines', 'bank-new-philippines'),
  country('India', 'bank-new-india'),
  country('Canada', 'bank-new-canada'),
  country('Great Britain', 'bank-new-great-britain'),
  country('Colombia', 'bank-new-colombia'),
  country('Singapore', 'bank-new-region'),
  as('business', 'bank-new-business', `${NEW_ACCOUNT}?intent=thirdParty`, { attributes: { 'ramp-only': '' } }),
  as('blocked', 'bank-new-unavailable', NEW_ACCOUNT),
  as('existing', 'wallet-edit', WALLETS, {
    steps: [{ press: 'Actions for Treasury' }, { press: 'Edit' }],
    shows: 'Save changes',
  }),
  as('existing', 'wallet-edit-missing', '/my-accounts/wallets/edit?walletId=wallet_deleted', {
    shows: 'See my wallets',
  }),
  ...connections,
  as('existing', 'wallet-new', NEW_WALLET),
  as('existing', 'wallet-new-filled', NEW_WALLET, {
    steps: [
      { fill: 'Address', with: '0x52908400098527886E0F7030069857D2E4169EE7' },
      { fill: 'Nickname', with: 'Main wallet' },
      { press: 'I confirm' },
    ],
  }),
  as('existing', 'wallet-new-look-alike', '/my-accounts/wallets/new?network=base', {
    changes: [
      { path: '/wallets$', replace: ['"address":"0x[^"]*"', '"address":"0x52908400098527886e0f7030069857d2e4169ee7"'] },
    ],
    steps: [{ fill: 'Address', with: '0x529084cc098527886e0f7030069857d2e4169ee7' }],
    shows: 'looks like one you saved',
  }),
  as('existing', 'wallet-new-error', NEW_WALLET, {
    steps: [
      { fill: 'Address', with: 'not an address' },
      { fill: 'Nickname', with: 'A nickname that is too long' },
      { press: 'I confirm' },
    ],
  }),
]
