import { maskPersons } from '@foulee/domain/echanges/signalement'
import type { FastifyRequest } from 'fastify'

/** Where lines go; the process's output without it. */
export type LogStream = { write: (line: string) => void }

/** Names that hold a secret or a person's address, in a query or in what is logged. */
const SECRET_NAMES =
  'state|token|id_token|access_token|auth_token|password|mot_de_passe|email|secret'
const HIDDEN = '[masqué]'
/** An id, or a figure of a search: neither opens anything. */
const FIGURE = /^\d{1,9}$/
/** Parts of an address that name a kind of page, and names of fields. */
const WORD = /^[a-z][a-z-]{0,30}$/
const FIELD = /^[a-z_]{1,31}$/i
/** Pages whose address goes on with a token. */
const TOKEN_FOLLOWS = new Set(['apercu', 'desabonnement'])
const SECRET_FIELD = new RegExp(`^(?:code|${SECRET_NAMES})$`, 'i')
/** Parts of an address, and fields of a query, that are shown. */
const MAX_SHOWN = 20

/**
 * An address without what only its visitor may know. Tokens of calendars, of pieces, of previews and of mails stand in
 * paths, and words that are searched in queries: of a path what the route itself says, ids and kinds of pages are
 * shown, of a query names and figures.
 * @param route the address as the route table writes it
 */
export function cleanUrl(url: string, route = ''): string {
  const [address = '', fragment] = url.split('#', 2)
  const at = address.indexOf('?')
  const path = cleanPath(at < 0 ? address : address.slice(0, at), route)
  const query = at < 0 ? '' : `?${cleanQuery(address.slice(at + 1))}`
  return path + query + (fragment && WORD.test(fragment) ? `#${fragment}` : '')
}

function cleanPath(path: string, route: string): string {
  const declared = route.split('/')
  const parts = path.split('/', MAX_SHOWN)
  const isShown = (part: string, index: number): boolean => {
    const name = declared[index]
    if (!part || part === name) return true
    if (name?.startsWith(':')) return FIGURE.test(part) && name.includes('id')
    return (FIGURE.test(part) || WORD.test(part)) && !TOKEN_FOLLOWS.has(parts[index - 1] ?? '')
  }
  return parts.map((part, index) => (isShown(part, index) ? part : HIDDEN)).join('/')
}

const cleanQuery = (query: string): string =>
  query
    .split('&', MAX_SHOWN)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      const shown = FIELD.test(name) ? name : HIDDEN
      if (!pair.includes('=')) return shown
      return `${shown}=${FIGURE.test(value) && !SECRET_FIELD.test(name) ? value : HIDDEN}`
    })
    .join('&')

/** Values of a statement, in the message of the error that tells of it. */
const VALUES = /\n?params: [\s\S]*/
/** An address elsewhere: its path and its query may open something, its host says enough. */
const ADDRESS =
  /\b([a-z][a-z+.-]{1,20}:\/\/)(?:[^\s/@"']{1,200}@)?([^\s/?#"'@]{1,200})[^\s"'<>)]*/gi
const FROM_QUOTE = /["'`«][\s\S]*/
/** PostgreSQL repeats the value that it cannot read (class 22), or the query of a search (42601). */
const REPEATS_VALUE = /^(?:22[0-9A-Z]{3}|42601)$/

/** The words of an error without what they repeat of what somebody sent. */
function cleanText(text: string, { name = '', code }: { name?: string; code?: unknown } = {}) {
  const said = text.replace(VALUES, '')
  const isRepeating =
    name === 'SyntaxError' || (typeof code === 'string' && REPEATS_VALUE.test(code))
  const bare = isRepeating ? said.replace(FROM_QUOTE, HIDDEN) : said
  return maskPersons(bare.replace(ADDRESS, '$1$2/…'))
}

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
}

const FRAME = /^ {4}at /

/** The frames of an error, without its message, which may have any number of lines. */
function listFrames(stack: string, message: string): string[] {
  const at = message ? stack.indexOf(message) : -1
  const rest = at < 0 ? stack : stack.slice(at + message.length)
  return rest.split('\n').filter((line) => FRAME.test(line))
}

/**
 * An error as the log keeps it: what, where, and why, without the values of statements
 * (`params`, PostgreSQL's `detail` and `where`).
 */
export function cleanError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  const code = (error as { code?: unknown }).code
  const said = cleanText(message, { name, code })
  return {
    type: name,
    message: said,
    stack: [`${name}: ${said}`, ...listFrames(stack, message)].join('\n'),
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
  log.call(this, fields, cleanText(error.message, error))
}

const SECRETS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  ...SECRET_NAMES.split('|'),
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
    req: ({ method, url, host, ip, routeOptions }: FastifyRequest) => ({
      method,
      url: cleanUrl(url, routeOptions?.url),
      host,
      remoteAddress: ip,
    }),
    err: (error: unknown) => cleanError(error),
  },
})
