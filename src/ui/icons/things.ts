import type { IconShape } from './Icon.tsx'

export const bankIcon: IconShape = {
  d: 'M3.6 7.8 10 3.8l6.4 4H3.6ZM5.4 8v6M8.5 8v6M11.5 8v6M14.6 8v6M3.6 16.4h12.8M4.4 14h11.2',
}

export const walletIcon: IconShape = {
  d: 'M3.5 5.6v9c0 .8.6 1.4 1.4 1.4h10.2c.8 0 1.4-.6 1.4-1.4V8.4c0-.8-.6-1.4-1.4-1.4H5c-.8 0-1.5-.6-1.5-1.4S4.1 4 5 4h9M13.2 11.5h.1',
}

export const idCardIcon: IconShape = {
  d: 'M4.6 4.5h10.8a1.8 1.8 0 0 1 1.8 1.8v7.4a1.8 1.8 0 0 1 -1.8 1.8h-10.8a1.8 1.8 0 0 1 -1.8 -1.8v-7.4a1.8 1.8 0 0 1 1.8 -1.8ZM5.6 8.9a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0ZM4.9 12.9c.4-1.1 1.3-1.7 2.3-1.7s1.900.6 2.3 1.7M12 8.4h2.8M12 11.4h2.8',
}

export const personIcon: IconShape = {
  d: 'M6.9 7a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0ZM4 16.6c.8-2.8 3.2-4.3 6-4.3s5.2 1.5 6 4.3',
}

export const chatIcon: IconShape = {
  d: 'M4 5.6C4 4.7 4.7 4 5.6 4h8.8c.9 0 1.600.7 1.6 1.6v5.9c0 .9-.7 1.6-1.6 1.6H9.2L5.8 16v-2.9C4.8 13.1 4 12.4 4 11.5V5.6Z',
}

export const printerIcon: IconShape = {
  d: 'M6.2 7.4V3.6h7.6v3.8M6.2 14H4.8c-.8 0-1.4-.6-1.4-1.4V8.8c0-.8.6-1.4 1.4-1.4h10.4c.8 0 1.4.6 1.4 1.4v3.8c0 .8-.6 1.4-1.4 1.4h-1.4M6.2 11.8h7.6v4.6H6.2Z',
}

export const plugIcon: IconShape = {
  d: 'M7.2 3.6v3.2M12.8 3.6v3.2M5.4 6.8h9.2v2.6a4.6 4.6 0 0 1-9.2 0V6.8ZM10 14v2.6',
}
