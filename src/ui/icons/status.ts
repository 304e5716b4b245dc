import type { IconShape } from './Icon.tsx'

export const clockIcon: IconShape = {
  d: 'M3.1 10a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM10 6.2v4l2.6 1.7',
}

export const halfCircleIcon: IconShape = {
  d: 'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z',
  solid: 'M10 3.5a6.5 6.5 0 0 1 0 13Z',
}

export const minusIcon: IconShape = {
  d: 'M5 10h10',
}

export const helpIcon: IconShape = {
  d: 'M3.1 10a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM8 8.1a2 2 0 0 1 2-1.7c1.2 0 2 .8 2 1.8 0 1.5-2 1.7-2 3.1M10 13.6v.1',
}

export const offlineIcon: IconShape = {
  d: 'M3.2 3.2l13.6 13.6M5.2 10.1a7.4 7.4 0 0 1 2.6-1.8M14.8 10.1a7.4 7.4 0 0 0-2.7-1.8M2.7 7.4a10.7 10.7 0 0 1 2.7-1.7M17.3 7.4A10.7 10.7 0 0 0 9 4.7M7.6 12.7a3.7 3.7 0 0 1 2.4-.9c.7 0 1.300.2 1.800.5M10 15.4v.1',
}

export const boltIcon: IconShape = {
  d: 'M11 3.2 5.2 11.2h4.2L8.9 16.8l5.9-8.1h-4.3L11 3.2Z',
}

export const lockIcon: IconShape = {
  d: 'M6.1 8.8h7.8a1.7 1.7 0 0 1 1.7 1.7v4.3a1.7 1.7 0 0 1 -1.7 1.7h-7.8a1.7 1.7 0 0 1 -1.7 -1.7v-4.3a1.7 1.7 0 0 1 1.7 -1.7ZM7 8.6V6.5a3 3 0 0 1 6 0v2.1',
}
