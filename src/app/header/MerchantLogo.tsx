import { useApplication, useMerchantName } from '../../queries/application.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { Logo } from '../../ui/frame/Logo.tsx'

export function MerchantLogo() {
  const { merchant } = useServices()
  const logo = usePreference('logo')
  const { data: application } = useApplication()
  return <Logo name={useMerchantName() ?? merchant()} src={logo ?? application?.logo ?? null} />
}
