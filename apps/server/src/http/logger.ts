import type { FastifyRequest } from 'fastify'

/** Where lines go; the process's output without it. */
export type LogStream = { write: (line: string) => void }

/** Names that hold a secret or a person's address, in a query or in what is logged. */
const SECRET_NAMES =
  'code|state|token|id_token|access_token|auth_token|password|mot_de_passe|email|secret'
const SECRET_IN_QUERY = new RegExp(`([?&](?:${SECRET_NAMES})=)[^&#]*`, 'gi')
const HIDDEN = '[masqué]'

/** An address without what only its visitor may know: sign-in through others comes back with a code. */
export const cleanUrl = (url: string): string => url.replace(SECRET_IN_QUERY, `$1${HIDDEN}`)

/** A failed statement says its values, which may be hashes, tokens and addresses. */
const VALUES = /\n?params: [\s\S]*?(?=\n {4}at |$)/g
const cleanText = (text: string): string => text.replace(VALUES, '')

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
}

/**
 * An error as the log keeps it: what, where, and why, without the values of statements
 * (`params`, PostgreSQL's `detail` and `where`).
 */
export function cleanError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  const code = (error as { code?: unknown }).code
  return {
    type: name,
    message: cleanText(message),
    stack: cleanText(stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error && depth < 5 ? { cause: cleanError(cause, depth + 1) } : {}),
  }
}

type LogMethod = (this: unknown, ...given: unknown[]) => void

/** pino repeats an error's message as the line's own. */
function cleanMessage(this: unknown, args: unknown[], method: unknown): void {
  const log = method as LogMethod
  const [first, text] = args
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error) || typeof text === 'string') {
    log.apply(this, args)
    return
  }
  const fields = first instanceof Error ? { err: error } : first
  log.call(this, fields, cleanText(error.message))
}

const SECRETS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  ...SECRET_NAMES.split('|').filter((name) => name !== 'code'),
])
/** A line's own fields, those of what it shows, and those of its headers. */
const DEPTH = 3

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** The fields of a line without the values of secrets; the same ones when there are none. */
function maskSecrets(fields: Fields, depth = DEPTH): Fields {
  let masked = fields
  for (const [name, value] of Object.entries(fields)) {
    const shown = SECRETS.has(name) ? HIDDEN : mask(value, depth)
    if (shown === value) continue
    if (masked === fields) masked = { ...fields }
    masked[name] = shown
  }
  return masked
}

const mask = (value: unknown, depth: number) =>
  depth > 1 && isFields(value) ? maskSecrets(value, depth - 1) : value

/**
 * The log never holds what opens an account (docs/securite.md): no header, no body, no value of a
 * statement. Whoever logs headers by mistake logs them masked.
 */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  ...(stream ? { stream } : {}),
  // pino's own redaction, path by path, took more time than all the rest of a line.
  formatters: { log: (fields: Fields) => maskSecrets(fields) },
  hooks: { logMethod: cleanMessage },
  serializers: {
    req: ({ method, url, host, ip }: FastifyRequest) => ({
      method,
      url: cleanUrl(url),
      host,
      remoteAddress: ip,
    }),
    err: (error: unknown) => cleanError(error),
  },
})
