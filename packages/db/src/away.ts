/**
 * PostgreSQL's and the network's own names: no connection or a lost one, no room, a statement or a
 * transaction that took too long, a server that stops or starts.
 */
const CODE = /^(08|53|57014|57P|25P03|ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|ETIMEDOUT)/
/** What the driver says without a name. */
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
/**
 * No room is left on a disk, PostgreSQL's or ours, or in what we may take of it; or it takes nothing any more,
 * as one that failed does.
 */
const UNWRITABLE = /^(53100|ENOSPC|EDQUOT|EROFS|EIO)$/

type Caught = { code?: unknown; message?: unknown; cause?: unknown }

/** What went wrong, then what caused it, and so on: whoever wraps an error says something else. */
function* listCauses(error: unknown): Generator<Caught> {
  const seen = new Set<unknown>()
  for (let one = error; one instanceof Error && !seen.has(one); one = one.cause) {
    seen.add(one)
    yield one as Caught
  }
}

const some = (error: unknown, matches: (caught: Caught) => boolean) =>
  [...listCauses(error)].some(matches)

/** Whether the database cannot answer now: that it is not wrong, and not we. */
export const isDatabaseAway = (error: unknown): boolean =>
  some(error, ({ code, message }) => CODE.test(String(code)) || MESSAGE.test(String(message)))

/** The connection went, or the server with it: another connection may do better. */
const LOST = /^(08|57P|ECONN|EPIPE)/
const LOST_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/

/** Whether a connection was lost under a statement, or was refused. */
export const isConnectionLost = (error: unknown): boolean =>
  some(
    error,
    ({ code, message }) => LOST.test(String(code)) || LOST_MESSAGE.test(String(message)),
  ) && !some(error, ({ message }) => /timeout/.test(String(message)))

/** Whether a disk is full, or may only be read. */
export const isUnwritable = (error: unknown): boolean =>
  some(error, ({ code }) => UNWRITABLE.test(String(code)))

/** Somebody else held a lock for longer than one would wait, or waited for ours. */
const BUSY = /^(55P03|40P01)$/

/** Whether the same may go well a moment later, once others have let go. */
export const isLockBusy = (error: unknown): boolean =>
  some(error, ({ code }) => BUSY.test(String(code)))
