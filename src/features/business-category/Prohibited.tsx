import { SupportButton } from '../../components/support/SupportButton.tsx'
import { merchantName } from '../../domain/application.ts'
import { useApplication } from '../../queries/application.ts'
import { useServices } from '../../queries/services.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { chatIcon } from '../../ui/icons/things.ts'
import { useText } from '../../ui/text.tsx'

export function Prohibited() {
  const t = useText()
  const { settings } = useServices()
  const { data: application } = useApplication()
  const name = merchantName({ nickname: application?.nickname ?? null }, settings.brand.nickname)
  const support = (
    <SupportButton variant="secondary" size="sm" icon={chatIcon}>
      {t('businessCategory.prohibited.support')}
    </SupportButton>
  )
  return (
    <Banner tone="destructive" title={t('businessCategory.prohibited.title', { merchantName: name })} action={support}>
      {t('businessCategory.prohibited.text')}
    </Banner>
  )
}
