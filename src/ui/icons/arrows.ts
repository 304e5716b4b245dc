import type { IconShape } from './Icon.tsx'

export const chevronEndIcon: IconShape = {
  d: 'M7.5 4.8 12.7 10l-5.2 5.2',
  flip: true,
}

export const chevronStartIcon: IconShape = {
  d: 'M12.5 4.8 7.3 10l5.2 5.2',
  flip: true,
}

export const arrowDownIcon: IconShape = {
  d: 'M10 4v12M5.2 11.2 10 16l4.8-4.8',
}

export const arrowEndIcon: IconShape = {
  d: 'M4 10h12M11.2 5.2 16 10l-4.8 4.8',
  flip: true,
}

export const refreshIcon: IconShape = {
  d: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.6v3.9h-3.9',
}

export const downloadIcon: IconShape = {
  d: 'M10 3.6v8.8M6.3 9l3.7 3.6L13.7 9M4 16.4h12',
}

export const signOutIcon: IconShape = {
  d: 'M8.2 3.8H5.4c-.8 0-1.400.6-1.4 1.4v9.6c0 .8.6 1.4 1.4 1.4h2.8M8.8 10h7.6M13.2 6.8l3.2 3.2-3.2 3.2',
  flip: true,
}

export const externalIcon: IconShape = {
  d: 'M11.6 4H16v4.4M16 4l-6.6 6.6M14 11.6V15c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V7c0-.6.4-1 1-1h3.4',
  flip: true,
}
