import { parseDuree } from '@foulee/domain/parcours/duree-saisie'
import { readNombre, type Unite } from '@foulee/domain/shared/nombre'
import type { Fields } from '#ui/form/changed-fields.ts'
import { readLimit } from '#ui/form/read-number.ts'

const UNITES: readonly Unite[] = ['nombre', 'km', 'm', 'euros']
const READERS: readonly ((text: string) => number | null | undefined)[] = [
  ...UNITES.map((unite) => (text: string) => readNombre(text, unite)),
  parseDuree,
  readLimit,
]

const isSameText = (mine: string, theirs: string): boolean =>
  mine.trim() === theirs.trim() ||
  READERS.some((read) => {
    const value = read(mine)
    return typeof value === 'number' && value === read(theirs)
  })

/** Typed fields are those of the server, however they were typed: « 42,5 km », « 40:02 ». */
export const isAlike = (mine: Fields, theirs: Fields): boolean =>
  Object.entries(mine).every(([name, value]) =>
    typeof value === 'string' && typeof theirs[name] === 'string'
      ? isSameText(value, theirs[name])
      : JSON.stringify(value) === JSON.stringify(theirs[name]),
  )
