import { lazyWithRetry } from '../lazy.tsx'

/** The header of every screen but the first, and its menu, which nobody opens at once. */
export const FullHeader = lazyWithRetry(async () => (await import('./FullHeader.tsx')).FullHeader)
export const MainMenu = lazyWithRetry(async () => (await import('./MainMenu.tsx')).MainMenu)
