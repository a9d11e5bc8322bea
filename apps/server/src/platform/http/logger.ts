import { maskPersons } from '@foulee/domain/echanges/signalement'
import type { FastifyRequest } from 'fastify'

export type LogStream = { write: (line: string) => void }

const SECRET_NAMES =
  'state|token|id_token|access_token|auth_token|password|mot_de_passe|email|secret'
const HIDDEN = '[masqué]'
const FIGURE = /^\d{1,9}$/
const WORD = /^[a-z][a-z-]{0,30}$/
const FIELD = /^[a-z_]{1,31}$/i
const TOKEN_FOLLOWS = new Set(['apercu', 'desabonnement'])
const SECRET_FIELD = new RegExp(`^(?:code|${SECRET_NAMES})$`, 'i')
const MAX_SHOWN = 20

/**
 * Redacts a URL for the log. Paths contain tokens (calendars, attachments, previews, emails),
 * queries contain search text: of a path, only the route's literals, ids and page types stay; of a
 * query, names and numbers.
 * @param route pattern of the route table
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

const VALUES = /\n?params: [\s\S]*/
/** Keeps the host of a foreign URL: its path and query may be secret. */
const ADDRESS =
  /\b([a-z][a-z+.-]{1,20}:\/\/)(?:[^\s/@"']{1,200}@)?([^\s/?#"'@]{1,200})[^\s"'<>)]*/gi
const FROM_QUOTE = /["'`«][\s\S]*/
/** PostgreSQL quotes the invalid value (class 22), or the search text (42601). */
const REPEATS_VALUE = /^(?:22[0-9A-Z]{3}|42601)$/

function cleanText(text: string, { name = '', code }: { name?: string; code?: unknown } = {}) {
  const cleaned = text.replace(VALUES, '')
  const isRepeating =
    name === 'SyntaxError' || (typeof code === 'string' && REPEATS_VALUE.test(code))
  const bare = isRepeating ? cleaned.replace(FROM_QUOTE, HIDDEN) : cleaned
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

function listFrames(stack: string, message: string): string[] {
  const at = message ? stack.indexOf(message) : -1
  const rest = at < 0 ? stack : stack.slice(at + message.length)
  return rest.split('\n').filter((line) => FRAME.test(line))
}

/** An error for the log, without statement values (`params`, PostgreSQL's `detail` and `where`). */
export function cleanError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  const code = (error as { code?: unknown }).code
  const cleaned = cleanText(message, { name, code })
  return {
    type: name,
    message: cleaned,
    stack: [`${name}: ${cleaned}`, ...listFrames(stack, message)].join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error && depth < 5 ? { cause: cleanError(cause, depth + 1) } : {}),
  }
}

type LogMethod = (this: unknown, ...values: unknown[]) => void

/** pino copies an error's message into the line. */
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
const DEPTH = 3

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

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
 * The log contains nothing that opens an account (docs/securite.md): no header, no body, no
 * statement value. Headers logged by mistake are masked.
 */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  ...(stream ? { stream } : {}),
  // pino's own redaction by path cost more than the rest of a line.
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
