import type { MainButton } from '../../../domain/onboarding/main-button.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { useText } from '../../../ui/text.tsx'
import { Capitalized } from './Capitalized.tsx'

export function MainAction({ label, to, navigation }: MainButton) {
  const t = useText()
  const router = useRouter()
  return (
    <ActionFooter width="form">
      <Button size="lg" onClick={() => router[navigation](to, {})}>
        <Capitalized>{t(label)}</Capitalized>
      </Button>
    </ActionFooter>
  )
}
