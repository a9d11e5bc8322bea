import { describe, expect, it } from 'vitest'
import { checkEtat, findListeId, getListeEtats, getListeKey, type ListeRef } from './liste.ts'

describe('a reference to a list item', () => {
  const CASES: readonly [ListeRef, number | null][] = [
    [{ type: 'epreuve', id: 12 }, 12],
    [{ type: 'epreuve', key: 'epreuve:12' }, 12],
    [{ type: 'epreuve', key: 'parcours:12' }, null],
    [{ type: 'epreuve', key: 'epreuve:-1' }, null],
    [{ type: 'epreuve', key: 'epreuve:' }, null],
    [{ type: 'epreuve', item: { id: 3, epreuve: { id: 12 } } }, 12],
    [{ type: 'epreuve', item: { id: 3 } }, null],
    [{ type: 'parcours', item: { id: 3 } }, 3],
    [{ type: 'parcours' }, null],
  ]
  it.each(CASES)('%j is %s', (ref, id) => {
    expect(findListeId(ref)).toBe(id)
  })

  it('is identified by a key of its type and id', () => {
    const key = getListeKey('voyage', 7)
    expect(findListeId({ type: 'voyage', key })).toBe(7)
  })
})

describe('a state', () => {
  it('of a race may be any; nobody registers for a route', () => {
    expect(getListeEtats('epreuve')).toContain('inscrit')
    expect(getListeEtats('parcours')).toEqual(['envie', 'termine'])
  })

  const NOW = new Date('2026-06-06T22:30:00Z')
  const CASES = [
    ['termine', '2026-06-08', false],
    ['termine', '2026-06-07', true],
    ['abandonne', '2026-06-08', false],
    ['abandonne', '2026-06-06', true],
    ['inscrit', '2026-06-08', true],
    ['envie', '2026-06-08', true],
  ] as const
  it.each(CASES)('%s for %s, on 7 June in Paris: %s', (etat, jour, isAllowed) => {
    expect(checkEtat({ type: 'epreuve', jour }, etat, NOW) === null).toBe(isAllowed)
  })
})
