import { breaksOf, type Break } from './entry.ts'

const SCREENS = 'src/features/wallets'
const SHORT = 'src/lib/format/short-address.ts'
const SHORT_UNIT = 'src/lib/format/short-address.test.ts'
const NO_ACCOUNT = 'src/domain/wallets/addresses/no-account.test.ts'
const ADDRESSES = 'src/domain/wallets/addresses/address.test.ts'
const NEW = 'test/browser/wallets/wallets.test.ts'
const SAVING = 'disables the whole form while saving'
const DELETES = 'deletes only after a confirmation'
const SHOWN = 'test/browser/wallets/short-addresses.test.ts'
const EDIT = 'test/browser/wallets/edit.test.ts'

/** The address book: its list, its form and how addresses are shown. */
export const WALLETS: readonly Break[] = [
  ...breaksOf(SHORT, SHORT_UNIT, [
    [['WAL-18'], 'FORM_ENDS = 6', 'FORM_ENDS = 5', 'forms show six characters at each end'],
    [['WAL-19'], 'LIST_ENDS = 4', 'LIST_ENDS = 6', 'lists show the first four and the last four'],
    [
      ['SAFE-W4'],
      'address.slice(-ends)',
      'address.slice(-ends - 1, -1)',
      'both parts are taken from the address unchanged',
    ],
  ]),
  ...breaksOf('src/api/wallets.ts', 'src/api/wire/transfer-fields.test.ts', [
    [['WAL-04'], 'signed: flag', 'signed: z.boolean()', 'a wallet has an id, a network'],
  ]),
  ...breaksOf('src/domain/wallets/wallet-name.ts', 'src/domain/wallets/wallet-form.test.ts', [
    [['WAL-05'], "isMultisig ? 'wallets.multisig' : 'wallets.unnamed'", "'wallets.unnamed'", 'with a default name'],
  ]),
  ...breaksOf('src/domain/wallets/addresses/solana.ts', ADDRESSES, [
    [['WAL-09'], '?.length === 32', '?.length !== 0', 'a text is a Solana key if web3.js accepts it'],
  ]),
  ...breaksOf('src/domain/wallets/addresses/evm.ts', ADDRESSES, [
    [
      ['WAL-10'],
      'return hasOneCase || digits === withChecksum(digits.toLowerCase())',
      'return hasOneCase || digits !== withChecksum(digits)',
      'a wrong EVM checksum is refused',
    ],
  ]),
  ...breaksOf('src/domain/wallets/addresses/no-account.ts', NO_ACCOUNT, [
    [['WAL-10'], ', ...tokens.map(contractOf)', '', 'the contract of a stablecoin is no destination'],
    [['WAL-10'], "token.split('::')[0] ?? token", 'token', 'the contract of a stablecoin is no destination'],
    [['WAL-09', 'WAL-10'], 'isZeroAddress(network, address) || ', '', 'belongs to the network and is no destination'],
    [['WAL-10'], "'6', '7', '8', '9', 'a']", "'6', '7', '8', '9', 'a', 'b']", 'may be an account'],
  ]),
  ...breaksOf('src/domain/wallets/wallet-form.ts', 'src/domain/wallets/wallet-form.test.ts', [
    [['WAL-02'], '{ ...emptyWallet, network: wanted }', 'emptyWallet', 'with the parameter '],
    [
      ['WAL-06'],
      'nickname: plainText(form.nickname)',
      'nickname: form.nickname',
      'the payload has five trimmed fields',
    ],
    [
      ['WAL-07'],
      "  if (isBlank(name)) return 'validation.required'\n",
      '',
      'a complete form has no errors, an empty one has an error in each field',
    ],
    [['WAL-08'], "    ['consent', form.consent ? null : 'validation.required'],\n", '', 'consent must be given'],
    [['WAL-11'], 'NICKNAME_MAX_LENGTH = 20', 'NICKNAME_MAX_LENGTH = 24', 'a nickname has at most 20 characters'],
    [
      ['SAFE-W1'],
      'if (!isAddressOf(network, address))',
      'if (address.length < 20)',
      'of any text, only an address without hidden characters',
    ],
  ]),
  ...breaksOf(`${SCREENS}/NewWalletForm.tsx`, NEW, [
    [
      ['WAL-01'],
      'displayNameOf(entry.form.network)',
      "displayNameOf('solana')",
      'starts with the network of its route',
    ],
    [
      ['WAL-02'],
      'startWallet(network, access)',
      'startWallet(undefined, access)',
      'starts with the network of its route',
    ],
  ]),
  ...breaksOf(`${SCREENS}/WalletForm.tsx`, NEW, [
    [['WAL-15'], ' disabled={!canSave}', '', 'cannot be sent while a value is missing'],
  ]),
  ...breaksOf(`${SCREENS}/fields/OwnFields.tsx`, NEW, [
    [['WAL-12'], " hint={t('wallets.form.nicknameHint')}", '', 'starts with the network of its route'],
  ]),
  ...breaksOf(`${SCREENS}/fields/AddressFields.tsx`, NEW, [
    [['WAL-14'], 'value={form.address}\n        disabled={busy}\n', 'value={form.address}\n', SAVING],
  ]),
  ...breaksOf('src/queries/wallets/wallets.ts', NEW, [
    [
      ['STATE-WFORM-01'],
      '    mutationKey: SAVING,\n    mutationFn: async ({ payload, prove }',
      '    mutationFn: async ({ payload, prove }',
      SAVING,
    ],
  ]),
  ...breaksOf(`${SCREENS}/use-save-wallet.ts`, NEW, [
    [
      ['WAL-20'],
      "hasMessage ? words(message, networkOf(entry)) : t('wallets.unableToCreate')",
      'hasMessage ? words(message, networkOf(entry)) : message',
      'keeps its values after a refusal',
    ],
    [
      ['WAL-21'],
      "failures.toast(error, t(texts.failed), (message) => t('wallets.notSaved', { message }))",
      'failures.toast(error, t(texts.failed))',
      'shows that the wallet was not created, with the reason',
    ],
    [
      ['STATE-WFORM-02'],
      '    entry.clearRefusals()\n    create.mutate',
      '    create.mutate',
      'keeps its values after a refusal',
    ],
    [
      ['STATE-WFORM-03'],
      "    toasts.show({ tone: 'success', title: t(texts.done), description, follows: true })\n",
      '',
      'is sent once and shown in the list',
    ],
  ]),
  ...breaksOf(`${SCREENS}/DeleteWallet.tsx`, NEW, [
    [['WAL-22'], '      onClose={onClose}\n', '      onClose={confirm}\n', DELETES],
  ]),
  ...breaksOf('src/components/use-deletion.ts', NEW, [
    [['STATE-WFORM-05'], "toasts.show({ tone: 'success', title: deleted, follows: true })", 'undefined', DELETES],
  ]),
  ...breaksOf(`${SCREENS}/WalletMenu.tsx`, SHOWN, [
    [['SAFE-W4'], 'copy(address)', 'copy(address.slice(-4))', 'is four characters at each end'],
  ]),
  ...breaksOf(`${SCREENS}/DeleteWallet.tsx`, SHOWN, [
    [
      ['SAFE-W4'],
      'visibleText(wallet.address)',
      'visibleText(wallet.address.slice(-4))',
      'is whole where its deletion',
    ],
    [['SAFE-W4'], 'visibleText(wallet.address)', 'wallet.address', 'shows an invisible character'],
  ]),
  ...breaksOf(`${SCREENS}/WalletMenu.tsx`, EDIT, [
    [['PROD-08'], '{ walletId: id }', '{}', 'is opened from its menu, with a title and a way back'],
  ]),
  ...breaksOf(`${SCREENS}/EditWalletScreen.tsx`, EDIT, [
    [
      ['WAL-03', 'NAV-24'],
      "{t('wallets.edit.title')}",
      "{t('wallets.edit')}",
      'is opened from its menu, with a title and a way back',
    ],
  ]),
  ...breaksOf('src/queries/wallets/wallets.ts', EDIT, [
    [['STATE-WFORM-04'], '      onUpdated()\n', '', 'saves the nickname, says so'],
  ]),
  ...breaksOf(`${SCREENS}/fields/WalletFields.tsx`, EDIT, [
    [['SAFE-W2'], '      <AddressWarning entry={entry} />\n', '', 'like a saved one is shown in full beside it'],
  ]),
]
