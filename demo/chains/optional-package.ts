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
