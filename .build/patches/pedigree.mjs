// Which packages each patch changes, what their maintainers say of it, and when it can go. The list of packages has it (`package/sbom.mjs`).
// Looked up on 2026-11-29. Where there is no issue, none was found.

const emotion = (kind, path, title) => ({ kind, title, url: `https://github.com/emotion-js/emotion/${path}` })
const solana = {
  kind: 'enhancement',
  title: 'web3.js: library is not tree-shakeable',
  url: 'https://github.com/solana-foundation/solana-web3.js/issues/1122',
}

export const PEDIGREE = {
  'no-default-emotion-cache.mjs': {
    of: ['@emotion/react'],
    issue: emotion('defect', 'issues/3128', 'Prevent rehydration of existing styles'),
    goes: 'when importing emotion no longer makes a cache',
  },
  'no-vendor-prefixes.mjs': {
    of: ['@emotion/cache'],
    issue: emotion('enhancement', 'issues/2747', 'Do not include `prefixer` stylis plugin by default'),
    goes: 'with emotion 12, whose prefixer has only what browsers still need; it is on the branch `next`',
  },
  'no-object-styles.mjs': {
    of: ['@emotion/serialize'],
    issue: emotion(
      'enhancement',
      'issues/2605',
      'Allow to use emotion only with object mode, for minimizing bundle size',
    ),
    goes: 'when one of the two ways to write styles can be left out; the maintainers have no plan for it',
  },
  'no-prop-conversions.mjs': {
    of: ['@r2wc/core'],
    issue: {
      kind: 'defect',
      title: "Boolean attribute doesn't behave as might by expected for web component",
      url: 'https://github.com/bitovi/react-to-web-component/issues/162',
    },
    goes: 'when r2wc reads a boolean attribute as HTML does, so that the element can leave its attributes to it',
  },
  'late-react.mjs': {
    of: ['@r2wc/react-to-web-component'],
    goes: 'when r2wc takes a root that imports React later',
  },
  'private-zod-globals.mjs': {
    of: ['zod'],
    issue: {
      kind: 'defect',
      title: 'feat(core): share `globalConfig` across module systems via `globalThis`',
      url: 'https://github.com/colinhacks/zod/pull/5889',
    },
    goes: 'when a bundle can keep the settings of its zod to itself',
  },
  'own-keys-in-zod.mjs': {
    of: ['zod'],
    issue: {
      kind: 'defect',
      title: 'fix(v4): skip __proto__ key in object catchall',
      url: 'https://github.com/colinhacks/zod/pull/5898',
    },
    goes: 'when zod reads own keys alone; this change left inherited ones to another',
  },
  'private-tron-globals.mjs': {
    of: ['google-protobuf', 'tronweb'],
    issue: {
      kind: 'defect',
      title: 'Global scope pollution in google-protobuf npm library cause conflict between sub dependencies',
      url: 'https://github.com/protocolbuffers/protobuf-javascript/issues/76',
    },
    goes: 'when tronweb generates its messages without globals',
  },
  'react/no-view-transitions.mjs': {
    of: ['react-dom'],
    issue: {
      kind: 'enhancement',
      title: "Why is react-dom so big? Why can't we tree-shake it?",
      url: 'https://github.com/react/react/issues/16173',
    },
    goes: 'when the first screen has its 3 kB to spare; React closed the issue, and its ViewTransition came in 19.3 for everyone',
  },
  'stand-ins/emotion-is-prop-valid.mjs': {
    of: ['@emotion/styled'],
    goes: 'when emotion has no list of valid properties in `styled`',
  },
  'stand-ins/hoist-non-react-statics.mjs': {
    of: ['@emotion/react'],
    issue: emotion('enhancement', 'pull/3290', 'Drop `hoist-non-react-statics`'),
    goes: 'with emotion 12; it is on the branch `next`',
  },
  'stand-ins/emotion-styled.mjs': {
    of: ['@emotion/styled'],
    goes: 'when `styled` makes the function of a tag at its first use',
  },
  'stand-ins/emotion-sheet.mjs': {
    of: ['@emotion/cache'],
    issue: emotion('enhancement', 'issues/2675', 'Custom StyleSheet'),
    goes: 'when a cache can be given its sheet',
  },
  'stand-ins/infinite-query-behavior.mjs': {
    of: ['@tanstack/query-core'],
    issue: {
      kind: 'enhancement',
      title: 'Fix/infinite query hydration 8825',
      url: 'https://github.com/TanStack/query/pull/10074',
    },
    goes: 'when a query that is not infinite no longer imports that code, as it did not before this change',
  },
  'stand-ins/jayson.mjs': {
    of: ['@solana/web3.js'],
    issue: solana,
    goes: 'with a package that is tree-shakeable: `@solana/kit` is, and web3.js is the one that the product has to use',
  },
  'stand-ins/borsh.mjs': {
    of: ['@solana/web3.js'],
    issue: solana,
    goes: 'with a package that is tree-shakeable: `@solana/kit` is, and web3.js is the one that the product has to use',
  },
  'stand-ins/use-sync-external-store.mjs': {
    of: ['@lingui/react'],
    issue: {
      kind: 'enhancement',
      title: 'fix(react): use sync external store for i18n provider',
      url: 'https://github.com/lingui/js-lingui/pull/2612',
    },
    goes: 'when lingui asks for React 18, which has the hook',
  },
}
