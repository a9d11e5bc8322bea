import type { Seance } from '@foulee/contract/entrainement/seance'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { describe, expect, it } from 'vitest'
import { seanceJsonLd } from './seance-json-ld.ts'
import { formatKind, listMeasures, seanceDescription, seanceTitle } from './seance-summary.ts'

const stepsOf = (texte: string): Seance['steps'] => {
  const read = readRaccourci(texte)
  if ('refus' in read) throw new Error(read.refus.message)
  return read.steps as Seance['steps']
}

const seance: Seance = {
  id: 4,
  slug: 'trente-trente',
  slug_key: 'trente-trente',
  titre: 'Trente trente',
  sport: 'course_a_pied',
  objectif: 'vma',
  niveau: 'confirme',
  tags: ['piste'],
  totaux: { duree: 2280, distance: null, charge: 130 },
  raccourci: "20' EF + 8x30/30 + 10' RC",
  steps: stepsOf("20' EF + 8x30/30 + 10' RC"),
  statut: 'publiee',
  auteur: { id: 2, nom: 'Samir H.' },
  updated_at: '2026-11-22T10:00:00.000Z',
  description: '',
  denivele: null,
  video: null,
  photos: [],
}

describe('a session in a few words', () => {
  it.each([
    ['course_a_pied', 'VMA · Confirmé'],
    ['trail', 'Trail · VMA · Confirmé'],
  ] as const)('a session of %s is labelled by sport, goal and level', (sport, wanted) =>
    expect(formatKind({ ...seance, sport })).toBe(wanted),
  )

  it('the page title has the duration of the session', () => {
    expect(seanceTitle(seance)).toBe('Trente trente\u00a0: séance VMA, 38\u00a0min')
    expect(listMeasures({ steps: [] })).toEqual([])
  })

  it('the description is the author’s text, else the steps', () => {
    expect(seanceDescription(seance)).toContain('20\u00a0minutes en endurance fondamentale')
    expect(seanceDescription({ ...seance, description: 'Sur la piste.' })).toMatch(
      /Sur la piste\.$/,
    )
  })
})

describe('a session for search engines', () => {
  it('a session is published as an ExercisePlan with its duration', () => {
    const [plan] = (seanceJsonLd(seance, 'https://foulee.example') as { '@graph': object[] })[
      '@graph'
    ]
    expect(plan).toMatchObject({
      '@type': 'ExercisePlan',
      url: 'https://foulee.example/training/trente-trente',
      activityDuration: 'PT38M',
      keywords: 'piste',
      author: { name: 'Samir H.' },
    })
  })

  it('unknown measures of a session are not published', () => {
    const unknown = { ...seance, totaux: { ...seance.totaux, duree: null }, auteur: null, tags: [] }
    const text = JSON.stringify(seanceJsonLd(unknown, ''))
    expect(text).not.toMatch(/activityDuration|keywords|"author"/)
  })
})
