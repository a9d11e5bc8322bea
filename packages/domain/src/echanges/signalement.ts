const EMAIL =
  /(?<![^\s<>"'()=,;:])[^\s<>"'()=,;:@]{1,254}@(?:[^\s<>"'()=,;:@.]{1,63}\.){1,8}[a-z]{2,63}/gi
/** Tables and constraints can be as long, but are lower case. */
const TOKEN = /(?<![\w-])(?=[a-z_-]*[A-Z\d])[\w-]{32,}/g
const IPV4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
const TELEPHONE = /(?:\+33|\b0)[1-9](?:[ .-]?\d{2}){4}\b/g
/** Everything after it is user input: query parameters or a query string. */
const PARAMS_PATTERN = /(?:\nparams:|\?)[\s\S]*/

/**
 * Error message without personal data: error reports are read by people and may be sent to a third
 * party.
 */
export const hidePersons = (text: string): string =>
  maskPersons(text.replace(PARAMS_PATTERN, '').replace(IPV4, '[ip]'))

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

const EVENT_FIELDS = [
  'type',
  'event_id',
  'timestamp',
  'level',
  'platform',
  'environment',
  'tags',
] as const
const FRAME_FIELDS = ['filename', 'function', 'module', 'lineno', 'colno', 'in_app'] as const

/**
 * Allow-list for error reports: anonymised message, stack and own tags. Whatever a library adds
 * later (IP address, browser, request, account) is dropped.
 */
export function stripReport<R extends Report>(report: R): R {
  const values = report.exception?.values?.map(({ type, value, stacktrace, mechanism }) => ({
    ...(type && { type }),
    value: hidePersons(value ?? ''),
    ...(stacktrace && {
      stacktrace: { frames: stacktrace.frames?.map((frame) => pick(frame, FRAME_FIELDS)) ?? [] },
    }),
    ...(mechanism && { mechanism: pick(mechanism, ['type', 'handled']) }),
  }))
  return { ...pick(report, EVENT_FIELDS), exception: { values: values ?? [] } } as R
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
