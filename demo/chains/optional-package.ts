/** What runs the nodes that the package of the sandbox does not bring, in the versions that were tested. */
const INSTALLS = {
  litesvm: 'litesvm@1.4.1',
  '@mysten/sui.js': '@mysten/sui.js@npm:@mysten/sui@2.33.1',
  '@aptos-labs/ts-sdk': '@aptos-labs/ts-sdk@5.1.4',
  tronweb: 'tronweb@6.5.1',
} as const

type OptionalPackage = keyof typeof INSTALLS

export const OPTIONAL_PACKAGES: Readonly<Record<string, string>> = INSTALLS

/** The reason why a network does not run, and what to do about it. Whoever shows it ends the sentence. */
export const notInstalled = (name: OptionalPackage, platform = ''): string =>
  `${name} is not installed${platform}. Run npm install ${INSTALLS[name]} and start the sandbox again`

/** Imports a node whose package an installation need not have. Without it the network cannot start, for this reason. */
export async function importNode<Module>(load: () => Promise<Module>, reason: string): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw isNotFound(error) ? new Error(reason) : error
  }
}

const isNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))
