/** WAL position (LSN): all earlier writes are visible there. */
export type LogPosition = bigint

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

export function readPosition(text: string | null | undefined): LogPosition | null {
  const [, high, low] = WRITTEN.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}

export const writePosition = (position: LogPosition): string =>
  `${hex(position >> 32n)}/${hex(position & 0xffff_ffffn)}`

const hex = (half: bigint) => half.toString(16).toUpperCase()

export const later = (
  logPosition: LogPosition | null,
  other: LogPosition | null,
): LogPosition | null =>
  logPosition !== null && (other === null || logPosition > other) ? logPosition : other
