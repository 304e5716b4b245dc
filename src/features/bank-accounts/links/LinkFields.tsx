import { currencyCode } from '../../../domain/currency.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { linkCoins, linkDestinations } from '../../../domain/bank-accounts/wallet-link.ts'
import { LINK_NETWORK_NAMES, linkLabelOf, markOf, toNetwork } from '../../../domain/networks.ts'
import { useServerText } from '../../../queries/failures/server-text.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { ReadOnlyInput } from '../../../ui/fields/text/ReadOnlyInput.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { NetworkMark } from '../../../ui/marks/NetworkMark.tsx'
import { useText } from '../../../ui/text.tsx'
import type { LinkEntry } from './use-link-form.ts'

interface Props {
  readonly account: BankAccount
  readonly entry: LinkEntry
  /** While a request is pending, whose choice must stay the one that is shown. */
  readonly disabled: boolean
}

export function LinkFields(props: Props) {
  return (
    <>
      <NetworkField {...props} />
      <CoinField {...props} />
      <DestinationField {...props} />
    </>
  )
}

function useRefusal(message: string | undefined) {
  const words = useServerText()
  return message === undefined ? undefined : words(message)
}

function NetworkField({ entry: { form, refused, change }, disabled }: Props) {
  const t = useText()
  return (
    <Field label={t('bankAccounts.links.network')} error={useRefusal(refused.network)}>
      <Segmented
        segments={LINK_NETWORK_NAMES.map((network) => ({
          value: network,
          label: linkLabelOf(network),
          mark: <NetworkMark network={markOf(toNetwork(network))} size={24} />,
          disabled,
        }))}
        value={form.network}
        onChange={(network) => change({ network })}
      />
    </Field>
  )
}

function CoinField({ account, entry: { form, refused, change }, disabled }: Props) {
  const t = useText()
  const coins = linkCoins(account.currency)
  return (
    <Field
      label={t('bankAccounts.links.coin')}
      error={useRefusal(refused.coin)}
      hint={coins.some(({ isDisabled }) => isDisabled) && t('bankAccounts.links.coin.hint')}
    >
      <Segmented
        inline
        segments={coins.map(({ coin, isDisabled }) => ({
          value: coin,
          label: currencyCode(coin),
          mark: <Coin code={coin} size={20} />,
          disabled: disabled || isDisabled,
        }))}
        value={form.coin}
        onChange={(coin) => change({ coin })}
      />
    </Field>
  )
}

function DestinationField({ account, entry: { form, refused, change }, disabled }: Props) {
  const t = useText()
  const destinations = linkDestinations(account.currency)
  return (
    <Field label={t('bankAccounts.links.destination')} error={useRefusal(refused.destination)}>
      {destinations.length === 1 ? (
        <ReadOnlyInput value={t(`bankAccounts.links.${destinations[0]}`)} />
      ) : (
        <Segmented
          segments={destinations.map((value) => ({ value, label: t(`bankAccounts.links.${value}`), disabled }))}
          value={form.destination}
          onChange={(destination) => change({ destination })}
        />
      )}
    </Field>
  )
}
