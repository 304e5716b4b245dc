import { lazy } from '../../ui/lazy.ts'

/** The header of every screen but the first, and its menu, which is never opened at once. */
export const FullHeader = lazy(async () => (await import('./FullHeader.tsx')).FullHeader)
export const MainMenu = lazy(async () => (await import('./MainMenu.tsx')).MainMenu)
