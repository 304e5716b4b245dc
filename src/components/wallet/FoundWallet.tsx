import type { WalletOption } from '../../chains/adapter.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { ChoiceRow } from '../../ui/layout/rows/ChoiceRow.tsx'
import { useText } from '../../ui/text.tsx'
import { WalletMark } from './WalletMark.tsx'

interface Props {
  readonly wallet: WalletOption
  readonly onChoose: () => void
}

/** A wallet that the browser has. */
export function FoundWallet({ wallet: { name, icon }, onChoose }: Props) {
  const t = useText()
  const title = name || t('connection.choose.browser')
  return (
    <ChoiceRow
      mark={<WalletMark name={title} icon={icon} />}
      title={<bdi>{title}</bdi>}
      tag={<Badge tone="success">{t('connection.choose.installed')}</Badge>}
      onChoose={onChoose}
    />
  )
}
