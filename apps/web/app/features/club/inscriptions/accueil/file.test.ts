import type { Accueil, Validation } from '@foulee/contract/club/inscriptions'
import { describe, expect, it } from 'vitest'
import {
  addVu,
  canTakeBack,
  dropRefus,
  EMPTY,
  findNames,
  judgeHere,
  listReady,
  settle,
  showSeen,
  withoutHeld,
} from './file.ts'

const NOW = new Date('2026-11-24T18:04:00Z')
const at = NOW.toISOString()
const person = (id: number, nom: string) => ({
  id,
  nom,
  groupe: null,
  empreinte: String(id).repeat(32),
  valide_le: null,
})
const KARIM = person(1, 'Karim Benali')
const ZOE = person(2, 'Zoé Martin')
const ACCUEIL = {
  date: {
    id: 7,
    debut: '2026-11-24T18:00:00Z',
    fin: '2026-11-24T19:30:00Z',
    fuseau: 'Europe/Paris',
    phase: 'en_cours',
  },
  attendus: [KARIM, ZOE],
} as unknown as Accueil

const answer = (inscription: number, verdict: Validation['verdict']): Validation => ({
  inscription,
  verdict,
  message: 'Voilà.',
  nom: null,
  groupe: null,
  valide_le: null,
})

describe('what a desk sends later', () => {
  it('a registration is queued once, in the order of the scans', () => {
    const file = addVu(addVu(EMPTY, { inscription: 1, hash: null, at }), {
      inscription: 2,
      hash: 'x',
      at,
    })
    expect(addVu(file, { inscription: 1, hash: null, at: 'plus tard' })).toBe(file)
    expect(file.attentes.map(({ inscription }) => inscription)).toEqual([1, 2])
  })

  it('a code is ready at once, a name only after its undo delay', () => {
    const name = { inscription: 1, hash: null, at }
    const code = { inscription: 2, hash: 'x', at }
    const file = { attentes: [name, code], refus: [] }
    expect(listReady(file, new Date('2026-11-24T18:04:09.999Z'))).toEqual([code])
    expect(listReady(file, new Date('2026-11-24T18:04:10Z'))).toEqual([name, code])
  })

  it('an undone name leaves the queue, the code of the same registration stays', () => {
    const code = { inscription: 1, hash: 'x', at }
    const file = { attentes: [{ inscription: 1, hash: null, at }, code], refus: [] }
    expect(canTakeBack(file, 1)).toBe(true)
    const left = withoutHeld(file, 1)
    expect(left.attentes).toEqual([code])
    expect(canTakeBack(left, 1)).toBe(false)
  })

  it('an answered validation leaves the queue, a refusal stays until it is dismissed', () => {
    const sent = [
      { inscription: 1, hash: null, at },
      { inscription: 2, hash: 'x', at: '2026-11-24T18:05:00.000Z' },
    ]
    const later = { inscription: 3, hash: null, at: '2026-11-24T18:06:00.000Z' }
    const file = settle({ attentes: [...sent, later], refus: [] }, sent, [
      answer(1, 'deja_valide'),
      answer(2, 'code_faux'),
    ])
    expect(file.attentes).toEqual([later])
    expect(file.refus.map(({ inscription }) => inscription)).toEqual([2])
    expect(dropRefus(file, '2026-11-24T18:05:00.000Z').refus).toEqual([])
  })

  it('pending validations show as present in the list', () => {
    const seen = showSeen([KARIM, ZOE], addVu(EMPTY, { inscription: 2, hash: null, at }))
    expect(seen.map(({ valide_le }) => valide_le)).toEqual([null, at])
  })
})

describe('what a desk says without a network', () => {
  const see = (inscription: number, hash: string | null, empreinte: string | null = null) =>
    judgeHere(ACCUEIL, { inscription, hash, empreinte }, NOW)
  it('the offline answer follows from the list of the device', () => {
    expect(see(1, 'code', KARIM.empreinte)).toMatchObject({
      verdict: 'valide',
      message: 'Karim Benali est là.',
    })
    expect(see(2, null)).toMatchObject({ verdict: 'valide' })
    expect(see(1, 'faux', ZOE.empreinte)).toMatchObject({ verdict: 'code_faux' })
    expect(see(99, 'code', 'x')).toMatchObject({ verdict: 'a_verifier', attendu: null })
    const seen = { ...ACCUEIL, attendus: [{ ...KARIM, valide_le: at }] }
    expect(judgeHere(seen, { inscription: 1, hash: null, empreinte: null }, NOW)).toMatchObject({
      verdict: 'deja_valide',
      message: 'Déjà validé à 19h04\u00a0: Karim Benali.',
    })
  })
})

describe('names', () => {
  it.each([
    ['zoe', ['Zoé Martin']],
    ['BENALI kar', ['Karim Benali']],
    ['mar', ['Zoé Martin']],
    ['', ['Karim Benali', 'Zoé Martin']],
    ['inconnu', []],
  ])('the search %j finds %j', (text, names) =>
    expect(findNames([KARIM, ZOE], text).map(({ nom }) => nom)).toEqual(names),
  )
})
