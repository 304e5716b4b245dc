/** What the browser says about the camera, where it says anything. */
export interface CameraAccess {
  /** The policy that the host page lives under; null where the browser does not tell. */
  readonly isAllowed: boolean | null
  readonly permission: string | null
  /** Null in a context that has no media devices at all. */
  readonly cameras: number | null
}

export type CameraTrouble = 'blocked' | 'denied' | 'missing'

/** Why a photo cannot be taken in the frame; null when nothing speaks against it. */
export function cameraTrouble({ isAllowed, permission, cameras }: CameraAccess): CameraTrouble | null {
  if (isAllowed === false || cameras === null) return 'blocked'
  if (permission === 'denied') return 'denied'
  return cameras === 0 ? 'missing' : null
}
