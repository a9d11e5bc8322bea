import { expect, it } from 'vitest'
import { toNearbySection } from './home-places.ts'

const lieu = { nom: 'Grenoble', est_departement: false, rayon_km: 50 }
const answer = { lieu, recents: ['new'], proches: ['near'] }

it('the nearest routes show with their origin', () => {
  expect(toNearbySection(answer)).toEqual({
    titre: 'Parcours près de chez vous',
    mots: 'Autour de votre ville (Grenoble).',
    asksTown: false,
    parcours: ['near'],
  })
})

it('the town is asked for when only the département is known', () => {
  const told = toNearbySection({
    ...answer,
    lieu: { ...lieu, nom: 'Isère', est_departement: true },
  })
  expect(told).toMatchObject({ titre: 'Parcours près de chez vous', asksTown: true })
  expect(told.mots).toContain('(Isère)')
})

it('the newest routes show with the reason and a question for the town when no place is known', () => {
  const told = toNearbySection({ ...answer, lieu: null, proches: [] })
  expect(told).toMatchObject({ titre: 'Nouveaux parcours', asksTown: true, parcours: ['new'] })
})

it('the text says that no route is near', () => {
  const told = toNearbySection({ ...answer, proches: [] })
  expect(told).toMatchObject({ titre: 'Nouveaux parcours', asksTown: false, parcours: ['new'] })
  expect(told.mots).toContain('50\u00a0km')
})
