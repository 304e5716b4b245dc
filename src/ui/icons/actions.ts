import type { IconShape } from './Icon.tsx'

export const plusIcon: IconShape = {
  d: 'M10 4.4v11.2M4.4 10h11.2',
}

export const moreIcon: IconShape = {
  solid:
    'M3.1 10a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM8.3 10a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM13.5 10a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z',
}

export const trashIcon: IconShape = {
  d: 'M3.8 5.8h12.4M7.8 5.6V4.4c0-.6.5-1 1-1h2.4c.5 0 1 .4 1 1v1.2M5.4 5.8l.7 9.3c.1.8.7 1.4 1.5 1.4h4.8c.8 0 1.4-.6 1.5-1.4l.7-9.3',
}

export const pencilIcon: IconShape = {
  d: 'M12.7 4.3l3 3-8.4 8.4-3.8.8.8-3.8 8.4-8.4Z',
}

export const linkIcon: IconShape = {
  d: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3l.9-.9',
}

export const filterIcon: IconShape = {
  d: 'M3.5 5.8h13M6 10h8M8.5 14.2h3',
}
