import type { Cible } from './envois.ts'

export const MESSAGES = '/messages'
export const canalPath = (id: number): string => `${MESSAGES}/${id}`
export const avecPath = (users_id: number): string => `${MESSAGES}/avec/${users_id}`
export const messagePath = (channels_id: number, id: number): string =>
  `${canalPath(channels_id)}?message=${id}`

const ID = /^[1-9]\d{0,8}$/

export function readCible(rest: string): Cible | null | undefined {
  const parts = rest.split('/').filter(Boolean)
  const [first = '', second = ''] = parts
  if (!parts.length) return null
  if (parts.length === 1 && ID.test(first)) return { kind: 'canal', id: Number(first) }
  if (parts.length === 2 && first === 'avec' && ID.test(second)) {
    return { kind: 'membre', id: Number(second) }
  }
  return undefined
}
