import type { Count } from './proofs.ts'
import type { Seen } from './reckon.ts'

export type Row = {
  name: string
  visitors: Seen
  members: Seen
  writes: Count
  mail: Count
  push: Count
  oversold: number
  backMs: number
  toldMs: number
  wrong: string[]
}

const HEAD = ['Panne', 'Ce que voient les visiteurs', '… les membres', 'Perdu', 'De retour après']

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')}\u00a0s`
const plural = (nb: number, word: string) => `${nb} ${word}${nb > 1 ? 's' : ''}`

export const formatHead = () => [formatLine(HEAD), formatLine(HEAD.map(() => '---'))].join('\n')

export const formatRow = (row: Row): string =>
  formatLine([
    row.name,
    formatSeen(row.visitors, 'lecture'),
    formatSeen(row.members, 'demande'),
    formatLost(row),
    formatBack(row),
  ])

const formatLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function formatSeen({ nb, refused, longestMs }: Seen, word: string): string {
  const all = [...refused].map(([words, times]) => `${times} fois ${words}`)
  const served = all.length ? all.join(', ') : 'toutes servies'
  return `${plural(nb, word)}\u00a0: ${served}\u00a0; la plus longue ${seconds(longestMs)}`
}

function formatLost({ writes, mail, push, oversold }: Row): string {
  const found = [
    [writes.lost.length, `sur ${plural(writes.acknowledged, 'écriture')}`],
    [mail.lost.length, 'emails oubliés'],
    [push.lost.length, 'notifications oubliées'],
    [writes.twice.length, 'écritures en double'],
    [mail.twice.length, 'emails en double'],
    [push.twice.length, 'notifications en double'],
    [oversold, 'places vendues en trop'],
  ] as const
  const faults = found.filter(([nb]) => nb > 0).map(([nb, what]) => `${nb} ${what}`)
  if (writes.lost.length === 0)
    faults.unshift(`rien sur ${plural(writes.acknowledged, 'écriture')}`)
  return faults.join(', ')
}

const formatBack = ({ backMs, toldMs }: Row) =>
  `${seconds(backMs)}\u00a0; emails et notifications ${seconds(toldMs)}`
