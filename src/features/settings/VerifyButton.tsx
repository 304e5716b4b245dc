import { useExternalPage } from '../../queries/customer/external-page.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { LinkButton } from '../../ui/buttons/LinkButton.tsx'
import { externalIcon } from '../../ui/icons/arrows.ts'
import { useText } from '../../ui/text.tsx'

/** Opens the verification in a tab of its own. Who has not said yet what they are says so first, in the verification itself. */
export function VerifyButton({ customerType }: { readonly customerType: string | null }) {
  const t = useText()
  const router = useRouter()
  const { href, isLoading, open } = useExternalPage(customerType, t('settings.verify.failed'))
  const label = t('settings.verify')

  if (customerType === null) return <Button onClick={() => router.push('/onboarding/kyc', {})}>{label}</Button>
  if (href === null)
    return (
      <Button loading={isLoading} onClick={open}>
        {label}
      </Button>
    )
  return (
    <LinkButton variant="primary" iconEnd={externalIcon} href={href} aria-busy={isLoading || undefined} onClick={open}>
      {label}
    </LinkButton>
  )
}
