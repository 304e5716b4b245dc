import type { HandOver } from '../first-paint/hand-over.ts'

/** Whether React may hydrate what is drawn: the sign-in screen in the appearance that is asked for. */
export const isHydratable = ({ appearance, picture }: HandOver): boolean =>
  appearance?.screen === 'signIn' && picture?.appearance === appearance

/** Whether what is drawn stays until a restored session has its screen. */
export const isWaiting = ({ appearance }: HandOver): boolean => appearance?.screen === 'waiting'
