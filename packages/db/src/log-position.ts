/** A place in the log of PostgreSQL: what was written before it is known there. */
export type LogPosition = bigint

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** Reads PostgreSQL's own way of writing one, `16/B374D848`. @returns null for anything else */
export function readPosition(text: string | null | undefined): LogPosition | null {
  const [, high, low] = WRITTEN.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}

/** As PostgreSQL writes it. */
export const writePosition = (position: LogPosition): string =>
  `${hex(position >> 32n)}/${hex(position & 0xffff_ffffn)}`

const hex = (half: bigint) => half.toString(16).toUpperCase()

/** The later of two; nothing is earlier than everything. */
export const later = (one: LogPosition | null, other: LogPosition | null): LogPosition | null =>
  one !== null && (other === null || one > other) ? one : other
