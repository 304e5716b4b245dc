import { useApplication, useMerchantName } from '../../queries/application.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { Logo } from '../../ui/frame/Logo.tsx'

export function MerchantLogo() {
  const { merchant } = useServices()
  const theme = usePreference('theme')
  const { data: application } = useApplication()
  return <Logo name={useMerchantName() ?? merchant()} src={theme.logo ?? application?.logo ?? null} />
}
