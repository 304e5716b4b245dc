import { merchantName } from '../../domain/application.ts'
import { useApplication } from '../../queries/application.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { Logo } from '../../ui/frame/Logo.tsx'

export function MerchantLogo() {
  const { settings } = useServices()
  const theme = usePreference('theme')
  const { data: application, isPending } = useApplication()
  // No name is shown until it is known, because a name that changes would look like another merchant.
  const name = isPending ? '' : merchantName({ nickname: application?.nickname ?? null }, settings.brand.nickname)
  return <Logo name={name} src={theme.logo ?? application?.logo ?? null} />
}
