import { expect, test } from 'vitest'
import { cameraTrouble, type CameraAccess } from './camera.ts'

const fine: CameraAccess = { isAllowed: true, permission: 'prompt', cameras: 1 }

test.each([
  [{}, null],
  [{ isAllowed: null, permission: null }, null],
  [{ isAllowed: false, permission: 'denied', cameras: 0 }, 'blocked'],
  [{ isAllowed: null, cameras: null }, 'blocked'],
  [{ permission: 'denied' }, 'denied'],
  [{ permission: 'denied', cameras: 0 }, 'denied'],
  [{ cameras: 0 }, 'missing'],
] as const)('a camera that shows %j is in trouble: %s [SAFE-M8]', (signs, trouble) => {
  expect(cameraTrouble({ ...fine, ...signs })).toBe(trouble)
})
