import type { Me } from '../../domain/me.ts'
import { groupPhone } from '../../lib/format/group-phone.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { CopyButton } from '../../ui/code/CopyButton.tsx'
import { Description, DescriptionList } from '../../ui/data/DescriptionList.tsx'
import { useText } from '../../ui/text.tsx'

export function Profile({ me }: { readonly me: Me }) {
  const t = useText()
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ')
  return (
    <DescriptionList>
      <Description label={t('settings.email')}>
        <bdi>{visibleText(me.customerAccount.email) || t('settings.none')}</bdi>
      </Description>
      <Description label={t('settings.name')}>
        <bdi>{visibleText(name) || t('settings.none')}</bdi>
      </Description>
      <Description label={t('settings.phone')}>
        <bdi className="sr-num">{groupPhone(visibleText(me.phoneNumber ?? '')) || t('settings.none')}</bdi>
      </Description>
      <Description
        label={t('settings.customerId')}
        action={<CopyButton value={me.id} label={t('settings.customerId')} />}
      >
        <bdi className="sr-mono">{me.id}</bdi>
      </Description>
    </DescriptionList>
  )
}
