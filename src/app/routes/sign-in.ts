export const SIGN_IN_ROUTES = {
  // Its screen is part of the first download (screens.ts).
  '/sign-in': {
    params: { sadmin: 'text' },
    access: 'public',
    kind: 'signIn',
    next: ['/sign-in/operating-residency', '/sign-in/otp'],
  },
  '/sign-in/operating-residency': {
    params: { email: 'text' },
    access: 'public',
    parent: '/sign-in',
    kind: 'signIn',
    // Ramp-only mode hides it.
    ownBack: true,
    areas: ['sign-in-steps'],
    stage: 'residency',
    load: () => import('../../features/sign-in/residency/ResidencyScreen.tsx').then((m) => m.ResidencyScreen),
    next: ['/sign-in/otp', '/business-category'],
  },
  '/sign-in/otp': {
    params: { email: 'text' },
    access: 'public',
    needs: { email: '/sign-in' },
    parent: '/sign-in',
    kind: 'signIn',
    areas: ['sign-in-steps'],
    stage: 'code',
    load: () => import('../../features/sign-in/code/CodeScreen.tsx').then((m) => m.CodeScreen),
    next: ['/onboarding', '/my-accounts'],
  },
  '/sign-up': {
    params: { email: 'text' },
    access: 'public',
    parent: '/sign-in',
    kind: 'signIn',
    areas: ['sign-up'],
    stage: 'residency',
    load: () => import('../../features/sign-in/SignUpScreen.tsx').then((m) => m.SignUpScreen),
    next: ['/sign-in/operating-residency', '/sign-in/otp'],
  },
  '/business-category': {
    params: { email: 'text' },
    access: 'public',
    kind: 'onboarding',
    areas: ['business-category'],
    stage: 'residency',
    load: () =>
      import('../../features/business-category/BusinessCategoryScreen.tsx').then((m) => m.BusinessCategoryScreen),
    next: ['/sign-in/otp'],
  },
} as const
