/**
 * SQLSTATE and errno prefixes: no connection or a lost one, too many connections, statement or
 * transaction timeout, server shutdown or startup.
 */
const CODE = /^(08|53|57014|57P|25P03|ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|ETIMEDOUT)/
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
/** Disk full, quota exceeded, or read-only. */
const UNWRITABLE = /^(53100|ENOSPC|EDQUOT|EROFS|EIO)$/

type Caught = { code?: unknown; message?: unknown; cause?: unknown }

/** The error and its causes, as wrappers change the message. */
function* listCauses(error: unknown): Generator<Caught> {
  const seen = new Set<unknown>()
  for (let cause = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    seen.add(cause)
    yield cause as Caught
  }
}

const hasCause = (error: unknown, matches: (caught: Caught) => boolean) =>
  [...listCauses(error)].some(matches)

/** Whether the database is temporarily unavailable, rather than the query wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasCause(error, ({ code, message }) => CODE.test(String(code)) || MESSAGE.test(String(message)))

const LOST = /^(08|57P|ECONN|EPIPE)/
const LOST_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/

/** Connection lost during a statement, or refused. */
export const isConnectionLost = (error: unknown): boolean =>
  hasCause(
    error,
    ({ code, message }) => LOST.test(String(code)) || LOST_MESSAGE.test(String(message)),
  ) && !hasCause(error, ({ message }) => /timeout/.test(String(message)))

export const isUnwritable = (error: unknown): boolean =>
  hasCause(error, ({ code }) => UNWRITABLE.test(String(code)))

/** Lock timeout or deadlock. */
const BUSY = /^(55P03|40P01)$/

/** Whether a retry may succeed once other transactions release their locks. */
export const isLockBusy = (error: unknown): boolean =>
  hasCause(error, ({ code }) => BUSY.test(String(code)))
