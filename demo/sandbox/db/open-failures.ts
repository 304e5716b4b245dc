// Why a database did not open: what is wrong in one sentence, and what to do in another.

const codeOf = (error: unknown): string => {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return first instanceof Error && 'code' in first ? String(first.code) : ''
}

const FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a disk that is read-only',
  ENOSPC: 'is on a disk that is full',
  ENOTDIR: 'is a file, or lies below one',
  EEXIST: 'is a file, or lies below one',
  ENAMETOOLONG: 'has too long a name',
}

/** Anything else is thrown as it is. */
export function folderFailure(folder: string, error: unknown): unknown {
  const reason = FOLDER[codeOf(error)]
  return reason
    ? new Error(`The folder ${folder} ${reason}. Name another with --data (npm start: SANDBOX_DATA), or "memory".`)
    : error
}

export const notOurs = (folder: string): Error =>
  new Error(
    `The folder ${folder} has files that are not the sandbox’s, and is left as it is. Name an empty one, or one that does not exist.`,
  )

const SERVER: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens at',
  ENOTFOUND: 'There is no host of the name in',
  EAI_AGAIN: 'The name could not be looked up in',
  ETIMEDOUT: 'No answer came from',
  EHOSTUNREACH: 'No network leads to',
  ECONNRESET: 'The connection was closed by',
  '28P01': 'The password is refused by',
  '28000': 'The user is refused by',
  '3D000': 'There is no such database at',
  '42501': 'The user may not create tables at',
  '53300': 'No connection is free at',
}

/** The address of a Postgres server without its password. */
function withoutPassword(url: string): string {
  const address = new URL(url)
  if (address.password) address.password = '…'
  return decodeURI(address.href)
}

export function checkServerUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return
  throw new Error(
    'DATABASE_URL is no address of a Postgres server. Write it as postgres://user:password@127.0.0.1:5432/name, or leave it out.',
  )
}

export function serverFailure(url: string, error: unknown): unknown {
  const reason = SERVER[codeOf(error)]
  return reason
    ? new Error(
        `${reason} ${withoutPassword(url)} (${codeOf(error)}). Correct DATABASE_URL, or leave it out for the embedded database.`,
      )
    : error
}
