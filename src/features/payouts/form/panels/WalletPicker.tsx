import { useWalletTitles } from '../../../../components/wallet/use-wallet-title.ts'
import { displayNameOf, markOf, type Network } from '../../../../domain/networks.ts'
import { walletSideOf } from '../../../../domain/payouts/form/payout-form.ts'
import type { UnsavedChoice, WalletChoice } from '../../../../domain/payouts/wallet-choices.ts'
import { FORM_ENDS, shortAddress } from '../../../../lib/format/short-address.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Picker, type PickerOption } from '../../../../ui/data/money/Picker.tsx'
import { plusIcon } from '../../../../ui/icons/actions.ts'
import { walletIcon } from '../../../../ui/icons/things.ts'
import { DotSeparated } from '../../../../ui/layout/DotSeparated.tsx'
import { NetworkMark } from '../../../../ui/marks/NetworkMark.tsx'
import { Tile } from '../../../../ui/marks/Tile.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

export interface WalletPickerProps {
  readonly payout: PayoutFormState
  readonly wallets: readonly WalletChoice[]
  /** A wallet that is offered, and counts as chosen only once it is saved. */
  readonly unsaved?: UnsavedWallet | null | undefined
}

interface UnsavedWallet {
  readonly name: string
  readonly choice: UnsavedChoice
  /** Asks the customer to save it. */
  readonly ask: () => void
}

const LABELS = { source: 'payouts.form.sourceWallet', destination: 'payouts.form.wallet' } as const

/** No saved wallet has this id. */
const UNSAVED = ''

/** The saved wallets and the connected one. */
export function WalletPicker({ payout, wallets, unsaved = null }: WalletPickerProps) {
  const t = useText()
  const router = useRouter()
  const titleOf = useWalletTitles()
  const { walletId, network: used } = payout.form
  const options = wallets.map(({ wallet, network: ownNetwork, blockedBy }): PickerOption => {
    const network = wallet.id === walletId ? used : ownNetwork
    return {
      key: wallet.id,
      mark: network ? <NetworkMark network={markOf(network)} size={36} /> : <Tile icon={walletIcon} size={36} />,
      title: titleOf(wallet),
      detail: <Where network={network} address={wallet.address} />,
      disabledReason: blockedBy ? t(blockedBy) : undefined,
    }
  })
  const connected = unsaved && {
    key: UNSAVED,
    mark: <NetworkMark network={markOf(unsaved.choice.network)} size={36} />,
    title: unsaved.name,
    detail: <Where {...unsaved.choice} />,
    disabledReason: unsaved.choice.blockedBy ? t(unsaved.choice.blockedBy) : undefined,
    group: t('connection.connected'),
  }
  const choose = (key: string) => {
    if (key === UNSAVED) unsaved?.ask()
    const choice = wallets.find(({ wallet }) => wallet.id === key)
    if (choice) payout.chooseWallet(choice)
  }
  return (
    <Picker
      label={t(LABELS[walletSideOf(payout.form.rampType)])}
      variant="row"
      options={connected ? [...options, connected] : options}
      chosen={walletId}
      placeholder={{ mark: <Tile icon={walletIcon} size={36} />, title: t('payouts.form.chooseWallet') }}
      more={[
        {
          mark: <Tile icon={plusIcon} size={36} />,
          title: t('payouts.form.addWallet'),
          onSelect: () => router.push('/my-accounts/wallets/new', { network: used }),
        },
      ]}
      onChoose={choose}
    />
  )
}

const Where = ({ network, address }: { readonly network: Network | null; readonly address: string }) => (
  <>
    {network && displayNameOf(network)}
    <DotSeparated>
      <span className="sr-mono">{shortAddress(address, FORM_ENDS)}</span>
    </DotSeparated>
  </>
)
