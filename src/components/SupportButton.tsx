import type { ComponentProps } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import { useSupport } from './use-support.tsx'

/** "Contact support", in the words of its screen. */
export function SupportButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const { contact, dialog } = useSupport()
  return (
    <>
      <Button {...props} onClick={contact} />
      {dialog}
    </>
  )
}
