import type { Fault } from './fault.ts'
import { type Entry, type Standing, standingOf } from './journal.ts'

/** `badges.test.ts`: what its folder is, the file with the fault says. */
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const escapeCell = (text: string) => text.replaceAll('|', '\\|')

export function formatStanding({ caught, isAbsent, problem, tried }: Standing): string {
  if (isAbsent) return 'le texte n’y est pas'
  if (caught) {
    const doubt = caught.isVerified ? '' : ' (sans témoin)'
    return `${baseName(caught.file)} > ${caught.test}${doubt}`
  }
  if (problem) return `n’a pas pu être essayée\u00a0: ${problem.replace(/\s+/g, ' ').slice(0, 120)}`
  return tried.size ? '**survit**' : 'pas encore essayée'
}

export function formatTable(faults: readonly Fault[], entries: readonly Entry[]): string {
  const rows = faults.map(({ id, file }) => {
    const cells = [id, file, formatStanding(standingOf(entries, id))]
    return `| ${cells.map(escapeCell).join(' | ')} |`
  })
  return ['| Faute | Fichier | Vue par |', '|---|---|---|', ...rows].join('\n')
}

const isTried = ({ tried, problem, isAbsent }: Standing) =>
  tried.size > 0 || problem !== null || isAbsent

export const findLost = (
  faults: readonly Fault[],
  before: readonly Entry[],
  after: readonly Entry[],
): { fault: Fault; was: Standing; is: Standing }[] =>
  faults
    .map((fault) => ({
      fault,
      was: standingOf(before, fault.id),
      is: standingOf(after, fault.id),
    }))
    .filter(({ was, is }) => was.caught && !is.caught && isTried(is))

/** The faults that were caught before and have not been tried since. */
export const findUntried = (
  faults: readonly Fault[],
  before: readonly Entry[],
  after: readonly Entry[],
): Fault[] =>
  faults.filter(({ id }) => standingOf(before, id).caught && !isTried(standingOf(after, id)))
