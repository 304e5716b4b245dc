import { useServices } from '../queries/services.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { useText } from '../ui/text.tsx'

/** Only a reload of the page may bring a file that is missing. */
export function ReloadButton() {
  const { world } = useServices()
  return (
    <Button size="sm" variant="secondary" onClick={() => world.window.location.reload()}>
      {useText()('app.gone.reload')}
    </Button>
  )
}
