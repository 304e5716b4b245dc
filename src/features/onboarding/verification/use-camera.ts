import { useEffect, useState } from 'react'
import { cameraTrouble, type CameraSigns, type CameraTrouble } from '../../../domain/onboarding/frames/camera.ts'

interface Policy {
  allowsFeature(feature: string): boolean
}

async function askPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'camera' })
  } catch {
    // Not every browser can be asked about a camera.
    return null
  }
}

async function countCameras(): Promise<number | null> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => null)
  return devices ? devices.filter(({ kind }) => kind === 'videoinput').length : null
}

async function readSigns(permission: PermissionStatus | null): Promise<CameraSigns> {
  const { featurePolicy } = document as Document & { readonly featurePolicy?: Policy }
  const isAllowed = featurePolicy?.allowsFeature('camera') ?? null
  return { isAllowed, permission: permission?.state ?? null, cameras: await countCameras() }
}

/** Calls back with what the browser says about the camera, now and at each change. Returns its stop. */
function watchCamera(tell: (signs: CameraSigns) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  void askPermission().then((permission) => {
    const look = () => void readSigns(permission).then((signs) => !signal.aborted && tell(signs))
    // The customer answers the browser's question in the middle of it, and devices come and go.
    permission?.addEventListener('change', look, { signal })
    navigator.mediaDevices?.addEventListener('devicechange', look, { signal })
    look()
  })
  return () => over.abort()
}

/** Why the verification may find no camera on this page; null when nothing speaks against it. */
export function useCameraTrouble(): CameraTrouble | null {
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  // The browser is outside React.
  useEffect(() => watchCamera((signs) => setTrouble(cameraTrouble(signs))), [])
  return trouble
}
