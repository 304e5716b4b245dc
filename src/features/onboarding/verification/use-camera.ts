import { useEffect, useState } from 'react'
import { cameraTrouble, type CameraSigns, type CameraTrouble } from '../../../domain/onboarding/frames/camera.ts'

interface Policy {
  allowsFeature(feature: string): boolean
}

async function readPermission(): Promise<string | null> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' })
    return state
  } catch {
    // Not every browser can be asked about a camera.
    return null
  }
}

async function countCameras(): Promise<number | null> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => null)
  return devices ? devices.filter(({ kind }) => kind === 'videoinput').length : null
}

async function readSigns(): Promise<CameraSigns> {
  const { featurePolicy } = document as Document & { readonly featurePolicy?: Policy }
  const [permission, cameras] = await Promise.all([readPermission(), countCameras()])
  return { isAllowed: featurePolicy?.allowsFeature('camera') ?? null, permission, cameras }
}

/** Why the verification may find no camera on this page; null when nothing speaks against it. */
export function useCameraTrouble(): CameraTrouble | null {
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  // Devices come and go.
  useEffect(() => {
    let isHere = true
    const look = () =>
      void readSigns().then((signs) => {
        if (isHere) setTrouble(cameraTrouble(signs))
      })
    look()
    navigator.mediaDevices?.addEventListener('devicechange', look)
    return () => {
      isHere = false
      navigator.mediaDevices?.removeEventListener('devicechange', look)
    }
  }, [])
  return trouble
}
