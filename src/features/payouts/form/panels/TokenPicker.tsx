import type { ApplicationAccess } from '../../../../domain/application.ts'
import { currencyCode } from '../../../../domain/currency.ts'
import { displayNameOf, markOf } from '../../../../domain/networks.ts'
import { tokenChoices, type TokenChoice } from '../../../../domain/payouts/wallet-choices.ts'
import { Picker, type PickerOption } from '../../../../ui/data/money/Picker.tsx'
import { Coin } from '../../../../ui/marks/Coin.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly access: ApplicationAccess
}

const keyOf = ({ coin, network }: Pick<TokenChoice, 'coin' | 'network'>) => `${coin} ${network}`

/** The coin, and its network where the wallet has several. */
export function TokenPicker({ payout: { form, chosenWallet, chooseToken }, access }: Props) {
  const t = useText()
  const tokens = tokenChoices(chosenWallet?.network ?? form.network, { ...form, access })
  const hasNetworks = tokens.some(({ network }) => network !== tokens[0]?.network)
  const reasonOf = ({ network }: TokenChoice, reason: string) =>
    hasNetworks ? t('payouts.form.networkReason', { network: displayNameOf(network), reason }) : reason
  const options = tokens.map((token): PickerOption => {
    const { coin, network, blockedBy } = token
    return {
      key: keyOf(token),
      mark: <Coin code={coin} size={28} {...(hasNetworks && { network: markOf(network) })} />,
      title: currencyCode(coin),
      detail: hasNetworks && displayNameOf(network),
      disabledReason: blockedBy ? reasonOf(token, t(blockedBy)) : undefined,
    }
  })
  const choose = (key: string) => {
    const token = tokens.find((candidate) => keyOf(candidate) === key)
    if (token) chooseToken(token)
  }
  return (
    <Picker label={t('payouts.form.coin')} variant="pill" options={options} chosen={keyOf(form)} onChoose={choose} />
  )
}
