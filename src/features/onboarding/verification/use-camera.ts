import { useEffect, useState } from 'react'
import { cameraTrouble, type CameraAccess, type CameraTrouble } from '../../../domain/onboarding/frames/camera.ts'

interface Policy {
  allowsFeature(feature: string): boolean
}

async function queryPermission(): Promise<PermissionStatus | null> {
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

async function readCameraAccess(permission: PermissionStatus | null): Promise<CameraAccess> {
  const { featurePolicy } = document as Document & { readonly featurePolicy?: Policy }
  const isAllowed = featurePolicy?.allowsFeature('camera') ?? null
  return { isAllowed, permission: permission?.state ?? null, cameras: await countCameras() }
}

/** Calls back with what the browser says about the camera, now and at each change. Returns its stop. */
function watchCamera(onChange: (access: CameraAccess) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  void queryPermission().then((permission) => {
    const update = () => void readCameraAccess(permission).then((access) => !signal.aborted && onChange(access))
    // The customer answers the browser's question in the middle of it, and devices come and go.
    permission?.addEventListener('change', update, { signal })
    navigator.mediaDevices?.addEventListener('devicechange', update, { signal })
    update()
  })
  return () => controller.abort()
}

/** Why the verification may find no camera on this page; null when nothing speaks against it. */
export function useCameraTrouble(): CameraTrouble | null {
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  // The browser is outside React.
  useEffect(() => watchCamera((access) => setTrouble(cameraTrouble(access))), [])
  return trouble
}
