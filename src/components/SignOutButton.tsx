import { useState, type ReactNode } from 'react'
import { useServices } from '../queries/services.ts'
import { Button, type ButtonAppearance } from '../ui/buttons/Button.tsx'

interface Props extends Pick<ButtonAppearance, 'variant' | 'size' | 'icon'> {
  readonly children: ReactNode
}

/** The button is busy until the server has answered or the host has cancelled the sign-out. */
export function SignOutButton({ children, ...appearance }: Props) {
  const { signOut } = useServices()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }
  return (
    <Button {...appearance} loading={isLeaving} onClick={leave}>
      {children}
    </Button>
  )
}
