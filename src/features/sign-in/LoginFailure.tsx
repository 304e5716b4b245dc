import { ReloadButton } from '../../components/ReloadButton.tsx'
import { isMissingFile } from '../../queries/failures/missing-file.ts'
import { isFailedCall } from '../../queries/sign-in.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { lazy } from '../../ui/lazy.ts'
import { useText } from '../../ui/text.tsx'

const LoginRefusal = lazy(() => import('./LoginRefusal.tsx').then((m) => m.LoginRefusal), { isOptional: true })

/** Why a sign-in failed. */
export function LoginFailure({ error }: { readonly error: Error }) {
  const t = useText()
  const isGone = isMissingFile(error)
  return (
    <Banner tone="destructive" title={t('signIn.error.title')} action={isGone && <ReloadButton />}>
      {isFailedCall(error) ? <LoginRefusal error={error} /> : t(isGone ? 'app.gone' : 'signIn.error.unreachable')}
    </Banner>
  )
}
