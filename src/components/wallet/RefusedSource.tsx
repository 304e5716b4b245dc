import type { SourceRefusal } from '../../domain/payouts/form/source-wallet.ts'
import { FORM_ENDS, shortAddress } from '../../lib/format/short-address.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../ui/frame/transition/use-focus-to-heading.ts'
import { useText } from '../../ui/text.tsx'
import type { SourceWallet } from './use-source-wallet.ts'

interface Props {
  readonly refusal: SourceRefusal
  readonly source: SourceWallet
}

/** Another wallet is connected than the one that the off-ramp names. */
export function RefusedSource({ refusal: { message, address }, source: { walletName, connectAnother } }: Props) {
  useFocusToHeading()
  const t = useText()
  const title = address === null ? t(message) : t(message, { address: shortAddress(address, FORM_ENDS) })
  const action = (
    <Button size="sm" variant="secondary" onClick={connectAnother}>
      {t('payouts.sourceWallet.another')}
    </Button>
  )
  return (
    <Banner tone="destructive" title={title} action={action}>
      {address === null && t('payouts.sourceWallet.select')}
      {address !== null && walletName && <bdi>{t('payouts.sourceWallet.text', { wallet: walletName })}</bdi>}
    </Banner>
  )
}
