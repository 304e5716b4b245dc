import { useEffect, useState } from 'react'
import { cameraTrouble, type CameraAccess, type CameraTrouble } from '../../../domain/onboarding/frames/camera.ts'

interface Policy {
  allowsFeature(feature: string): boolean
}

async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'camera' })
  } catch {
    // Not every browser supports querying the camera permission.
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

/** Reports the camera's access now and at each change. Returns a function that stops it. */
function watchCamera(onChange: (access: CameraAccess) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  void queryPermission().then((permission) => {
    const update = () => void readCameraAccess(permission).then((access) => !signal.aborted && onChange(access))
    // The customer may answer the browser's prompt, or connect a camera, while the frame is open.
    permission?.addEventListener('change', update, { signal })
    navigator.mediaDevices?.addEventListener('devicechange', update, { signal })
    update()
  })
  return () => controller.abort()
}

/** The reason why the verification cannot use a camera on this page; null when no reason is known. */
export function useCameraTrouble(): CameraTrouble | null {
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  // Follows the browser’s permission.
  useEffect(() => watchCamera((access) => setTrouble(cameraTrouble(access))), [])
  return trouble
}
