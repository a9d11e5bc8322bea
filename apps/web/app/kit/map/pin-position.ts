import { isPosition, type Position } from '@foulee/domain/shared/geo'
import type { Fields } from '#ui/form/changed-fields.ts'

/** Parses the value of the field, `[6.13,45.9]`; null when invalid. */
export function readPosition(text: string): Position | null {
  const value: unknown = text ? JSON.parse(text) : null
  if (!Array.isArray(value)) return null
  const position: Position = [Number(value[0]), Number(value[1])]
  return isPosition(position) ? position : null
}

export const writePosition = (position: readonly number[] | null): string =>
  position ? `[${position.join(',')}]` : ''

/** A removed pin is sent as null. */
export const sendPosition = (changed: Fields): Fields =>
  'position' in changed ? { ...changed, position: changed.position || 'null' } : changed
