import type { IconShape } from './Icon.tsx'

// Those of the first download, so none of another screen is here.

export const alertIcon: IconShape = {
  d: 'M10 3.4 17.4 16H2.6L10 3.4ZM10 8.4v3.2M10 13.7v.1',
}

export const infoIcon: IconShape = {
  d: 'M3.1 10a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM10 9.4v4M10 6.6v.1',
}

export const crossCircleIcon: IconShape = {
  d: 'M3.1 10a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM7.7 7.7l4.6 4.6M12.3 7.7l-4.6 4.6',
}

export const tickCircleIcon: IconShape = {
  d: 'M3.1 10a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM7 10.3l2.1 2.1 4-4.5',
}
