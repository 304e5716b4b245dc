import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { useText } from '../../ui/text.tsx'

/** A customer without a customer type first chooses one in the verification of the onboarding. */
export function VerifyButton({ customerType }: { readonly customerType: string | null }) {
  const t = useText()
  const router = useRouter()
  const to = customerType === null ? '/onboarding/kyc' : '/settings/kyc'
  return <Button onClick={() => router.push(to, {})}>{t('settings.verify')}</Button>
}
