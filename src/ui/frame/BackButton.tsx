import styled from '@emotion/styled'
import { IconButton } from '../buttons/IconButton.tsx'
import { arrowBackIcon } from '../icons/controls.ts'
import { useText } from '../text.tsx'
import { useIsBackHidden } from './slots.tsx'

interface Props {
  readonly onBack: () => void
  /** Names the target, as in "Back to Sphere". The text is visible in a wide widget. */
  readonly label?: string
}

const Words = styled.span`
  display: none;
  font-size: 14px;
  font-weight: var(--sr-weight-medium);

  @container sr (min-width: 720px) {
    display: inline;
  }
`

const Button = styled(IconButton)`
  @container sr (max-width: 719.98px) {
    && {
      inline-size: 44px;
      gap: 0;
    }
  }
`

export function BackButton({ onBack, label }: Props) {
  const t = useText()
  if (useIsBackHidden()) return null
  return (
    <Button
      icon={arrowBackIcon}
      label={label ?? t('ui.back')}
      text={label && <Words aria-hidden="true">{label}</Words>}
      onClick={onBack}
    />
  )
}
