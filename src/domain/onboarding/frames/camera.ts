export interface CameraAccess {
  /** Whether the host page's permissions policy allows the camera; null when the browser does not report it. */
  readonly isAllowed: boolean | null
  readonly permission: string | null
  /** Null in a context without media devices, such as an insecure one. */
  readonly cameras: number | null
}

export type CameraTrouble = 'blocked' | 'denied' | 'missing'

/** The reason why the frame cannot take a photo; null when no reason is known. */
export function cameraTrouble({ isAllowed, permission, cameras }: CameraAccess): CameraTrouble | null {
  if (isAllowed === false || cameras === null) return 'blocked'
  if (permission === 'denied') return 'denied'
  return cameras === 0 ? 'missing' : null
}
