import { useLingui } from '@lingui/react'
import { STABLECOINS, currencyCode } from '../../../domain/currency.ts'
import { coinChoices, type WalletChoice } from '../../../domain/payouts/wallet-choices.ts'
import { displayNameOf, markOf } from '../../../domain/networks.ts'
import { walletName } from '../../../domain/wallets/wallet-name.ts'
import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { MoneyPanel } from '../../../ui/data/money/MoneyPanel.tsx'
import { Picker, type PickerOption } from '../../../ui/data/money/Picker.tsx'
import { AmountInput } from '../../../ui/fields/amount/AmountInput.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { walletIcon } from '../../../ui/icons/things.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { NetworkMark } from '../../../ui/marks/NetworkMark.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { useAmountError, useRefusal } from './use-amount-error.ts'
import type { OnRamp } from './use-on-ramp.ts'

interface Props {
  readonly onRamp: OnRamp
  readonly wallets: readonly WalletChoice[]
}

export function DestinationPanel({ onRamp, wallets }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { form, amounts, errors } = onRamp
  const [refusal, setRefusal] = useRefusal(amounts.destination)
  const quoteFailure = amounts.edited === 'destination' ? amounts.error : null
  const error = useAmountError({ refusal, error: errors.destination, quoteFailure })
  const coins = coinChoices(form.network, form).map(({ coin, blockedBy }): PickerOption => ({
    key: coin,
    mark: <Coin code={coin} size={28} />,
    title: currencyCode(coin),
    disabledReason: blockedBy ? t(blockedBy) : undefined,
  }))
  const chooseCoin = (key: string) => {
    const coin = STABLECOINS.find((known) => known === key)
    if (coin) onRamp.chooseCoin(coin)
  }
  return (
    <MoneyPanel
      label={t('payouts.form.youReceive')}
      currency={
        <Picker
          label={t('payouts.form.coin')}
          variant="pill"
          options={coins}
          chosen={form.coin}
          onChoose={chooseCoin}
        />
      }
      error={error}
      account={<WalletPicker onRamp={onRamp} wallets={wallets} />}
      updating={amounts.pending !== null && amounts.edited === 'source'}
    >
      <AmountInput
        key={i18n.locale}
        value={amounts.destination || null}
        onChange={(amount) => onRamp.edit('destination', amount)}
        onRefuse={setRefusal}
      />
    </MoneyPanel>
  )
}

function WalletPicker({ onRamp, wallets }: Props) {
  const t = useText()
  const router = useRouter()
  const options = wallets.map(({ wallet, network, blockedBy }): PickerOption => {
    const name = walletName(wallet)
    return {
      key: wallet.id,
      mark: network ? <NetworkMark network={markOf(network)} size={36} /> : <Tile icon={walletIcon} size={36} />,
      title: 'label' in name ? t(name.label) : visibleText(name.nickname),
      detail: (
        <>
          {network && displayNameOf(network)}
          <DotSeparated>
            <span className="sr-mono">{shortAddress(wallet.address, FORM_ENDS)}</span>
          </DotSeparated>
        </>
      ),
      disabledReason: blockedBy ? t(blockedBy) : undefined,
    }
  })
  const choose = (key: string) => {
    const choice = wallets.find(({ wallet }) => wallet.id === key)
    if (choice) onRamp.chooseWallet(choice)
  }
  return (
    <Picker
      label={t('payouts.form.wallet')}
      variant="row"
      options={options}
      chosen={onRamp.form.walletId}
      placeholder={{ mark: <Tile icon={walletIcon} size={36} />, title: t('payouts.form.chooseWallet') }}
      more={{
        mark: <Tile icon={plusIcon} size={36} />,
        title: t('payouts.form.addWallet'),
        onSelect: () => router.push('/my-accounts/wallets/new', { network: onRamp.form.network }),
      }}
      onChoose={choose}
    />
  )
}
