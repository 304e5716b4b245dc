import { useApplication, useMerchantName } from '../../queries/application.ts'
import { usePreference } from '../../queries/services.ts'
import { Logo } from '../../ui/frame/Logo.tsx'

export function MerchantLogo() {
  const theme = usePreference('theme')
  const { data: application } = useApplication()
  return <Logo name={useMerchantName() ?? ''} src={theme.logo ?? application?.logo ?? null} />
}
