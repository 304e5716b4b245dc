import type { IconShape } from './Icon.tsx'

export const arrowBackIcon: IconShape = {
  d: 'M16 10H4.6M9.6 5l-5 5 5 5',
  flip: true,
}

export const chevronDownIcon: IconShape = {
  d: 'M5.2 7.6 10 12.4l4.8-4.8',
}

export const crossIcon: IconShape = {
  d: 'M5.2 5.2l9.6 9.6M14.8 5.2l-9.6 9.6',
}

export const tickIcon: IconShape = {
  d: 'M4.5 10.6l3.8 3.8 7.2-8.2',
}

export const globeIcon: IconShape = {
  d: 'M3.1 10a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM3.2 10h13.6M10 3.1c1.9 2 2.9 4.3 2.9 6.9S11.9 15 10 16.9C8.1 15 7.1 12.6 7.1 10S8.1 5.1 10 3.1Z',
}

export const searchIcon: IconShape = {
  d: 'M3.6 9a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM13 13l3.6 3.6',
}

export const copyIcon: IconShape = {
  d: 'M9 7.2h5.7a1.8 1.8 0 0 1 1.8 1.8v5.7a1.8 1.8 0 0 1 -1.8 1.8h-5.7a1.8 1.8 0 0 1 -1.8 -1.8v-5.7a1.8 1.8 0 0 1 1.8 -1.8ZM12.8 4.7a1.6 1.6 0 0 0-1.5-1.2H5.1c-.9 0-1.6.7-1.6 1.6v6.2c0 .7.5 1.3 1.2 1.5',
}

export const menuIcon: IconShape = {
  d: 'M3.5 7h13M3.5 13h13',
}
