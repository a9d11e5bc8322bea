const EMAIL =
  /(?<![^\s<>"'()=,;:])[^\s<>"'()=,;:@]{1,254}@(?:[^\s<>"'()=,;:@.]{1,63}\.){1,8}[a-z]{2,63}/gi
/** Names of tables and constraints may be as long, and are of small letters. */
const TOKEN = /(?<![\w-])(?=[a-z_-]*[A-Z\d])[\w-]{32,}/g
const IPV4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
const TELEPHONE = /(?:\+33|\b0)[1-9](?:[ .-]?\d{2}){4}\b/g
/** What follows is what somebody sent: the values of a query, or of an address. */
const GIVEN = /(?:\nparams:|\?)[\s\S]*/

/**
 * The words of an error without what they may say of a person: an error report is read by people, and
 * may leave the house.
 */
export const hidePersons = (text: string): string =>
  maskPersons(text.replace(GIVEN, '').replace(IPV4, '[ip]'))

/** Addresses of mail, telephone numbers and tokens, each replaced by its kind. */
export const maskPersons = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(TELEPHONE, '[téléphone]').replace(TOKEN, '[jeton]')

type Frame = {
  filename?: string
  function?: string
  module?: string
  lineno?: number
  colno?: number
  in_app?: boolean
}
type Thrown = {
  type?: string
  value?: string
  stacktrace?: { frames?: Frame[] }
  mechanism?: { type: string; handled?: boolean }
}
type Report = { exception?: { values?: Thrown[] } }

const KEPT = ['type', 'event_id', 'timestamp', 'level', 'platform', 'environment', 'tags'] as const
const KEPT_OF_FRAME = ['filename', 'function', 'module', 'lineno', 'colno', 'in_app'] as const

/**
 * Only what mends an error stays in its report: its words without persons, where it came from, and
 * our own tags. Whatever else a library may add one day (address, browser, request, account) goes.
 */
export function stripReport<R extends Report>(report: R): R {
  const values = report.exception?.values?.map(({ type, value, stacktrace, mechanism }) => ({
    ...(type && { type }),
    value: hidePersons(value ?? ''),
    ...(stacktrace && {
      stacktrace: { frames: stacktrace.frames?.map((frame) => pick(frame, KEPT_OF_FRAME)) ?? [] },
    }),
    ...(mechanism && { mechanism: pick(mechanism, ['type', 'handled']) }),
  }))
  return { ...pick(report, KEPT), exception: { values: values ?? [] } } as R
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
