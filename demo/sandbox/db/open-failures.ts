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
  ENOENT: 'lies where no folder can be made',
  ERR_INVALID_ARG_VALUE: 'has a name that no folder can have',
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

const ANOTHER = 'name another with --data (npm start: SANDBOX_DATA)'

/** An engine says no more of its files than that it cannot start. */
export const unreadableFolder = (folder: string, version: string): Error =>
  new Error(
    `The folder ${folder} has a database of Postgres ${version} that cannot be opened: it is damaged, or of another version. Empty it with --fresh, or ${ANOTHER}.`,
  )

export const lockIsFolder = (file: string): Error =>
  new Error(
    `${file} is a folder, and the sandbox keeps its lock there. Delete it, or name another folder with --data (npm start: SANDBOX_DATA).`,
  )

const TLS_LACKS = 'TLS is asked for, and is not spoken by'

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
  '57P03': 'The database is not ready yet at',
  EPROTO: TLS_LACKS,
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host than',
}

/** Of failures that `pg` gives no code. */
const SAID = [
  [/^Connection terminated unexpectedly/, 'The connection was closed by', ', which may be no Postgres server'],
  [/^The server does not support SSL/, TLS_LACKS, ''],
  [/^There was an error establishing an SSL/, TLS_LACKS, ''],
  [/timeout/, 'No answer came from', ''],
] as const

/** Of OpenSSL and of Node. */
const CODES = [
  [/^ERR_SSL_/, TLS_LACKS],
  [/CERT|_ISSUER|_SIGNATURE/, 'The certificate is refused of'],
] as const

interface Reason {
  readonly before: string
  readonly after: string
}

function reasonOf(error: unknown): Reason | undefined {
  const code = codeOf(error)
  const before = SERVER[code] ?? CODES.find(([pattern]) => pattern.test(code))?.[1]
  if (before !== undefined) return { before, after: ` (${code})` }
  const [, said, after] = SAID.find(([pattern]) => error instanceof Error && pattern.test(error.message)) ?? []
  return said === undefined ? undefined : { before: said, after: after ?? '' }
}

/** The address of a Postgres server without its password. */
function withoutPassword(url: string): string {
  const address = new URL(url)
  if (address.password) address.password = '…'
  try {
    return decodeURI(address.href)
  } catch {
    // Codes that are of no text.
    return address.href
  }
}

export function checkServerUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return checkCodes(url)
  throw new Error(
    'DATABASE_URL is no address of a Postgres server. Write it as postgres://user:password@127.0.0.1:5432/name, or leave it out.',
  )
}

/** `pg` decodes each part. */
function checkCodes(url: string): void {
  if (!/%(?![0-9a-f]{2})/i.test(url)) return
  throw new Error('DATABASE_URL has a % that begins no code. Write it as %25.')
}

export function serverFailure(url: string, error: unknown): unknown {
  const reason = reasonOf(error)
  return reason
    ? new Error(
        `${reason.before} ${withoutPassword(url)}${reason.after}. Correct DATABASE_URL, or leave it out for the embedded database.`,
      )
    : error
}
