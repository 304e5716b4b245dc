import type { ComponentProps } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { useIsSupportOffered, useSupport } from './use-support.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The id of what the customer asks about, which the message begins with. */
  readonly about?: string
}

/** "Contact support", in the words of its screen, unless the host has its own place for it. */
export function SupportButton({ about, ...props }: Props) {
  const { contact, dialog } = useSupport({ about })
  const isOffered = useIsSupportOffered()
  if (!isOffered) return null
  return (
    <>
      <Button {...props} onClick={contact} />
      {dialog}
    </>
  )
}
