import { describe, expect, it } from 'vitest'
import { type EpreuveToCheck, findEpreuveErrors, type PointToCheck } from './epreuve-regles.ts'

const EDITION = {
  date_debut: '2026-06-06',
  editions_fin: '2026-06-07',
  heure_depart: '09:00',
  places: 500,
  fuseau: 'Europe/Paris',
}
const EPREUVE: EpreuveToCheck = {
  distance: 20_000,
  denivele: 900,
  denivele_negatif: 900,
  date_depart: '2026-06-07',
  heure_depart: '10:00',
  barriere_horaire: 18_000,
  nb_ravitaillements: 2,
  surfaces: { path: 0.67, road: 0.34 },
  label_niveau: 'regional',
  label_annee: 2026,
  age_min: 18,
  prix: 2500,
  places: 500,
  points: [],
}
const CLIMBS_NOTHING = { denivele: 0, denivele_negatif: 0 }
const NO_LIMIT = { barriere_horaire: null }
const point = (pointToCheck: Partial<PointToCheck>): Partial<EpreuveToCheck> => ({
  points: [{ km: 10, nom: null, barriere_horaire: null, barriere_jour: 0, ...pointToCheck }],
})

describe('findEpreuveErrors', () => {
  it.each<[string, Partial<EpreuveToCheck>]>([
    ['a whole épreuve', {}],
    ['one of which nothing is known', unknown()],
    ['a kilomètre vertical', { distance: 1920, denivele: 1000, denivele_negatif: 0 }],
    ['the longest', { distance: 2_000_000, barriere_horaire: null }],
    ['a point at the finish', point({ km: 20 })],
    ['a barrier after the start', point({ barriere_horaire: '10:01' })],
    [
      'a barrier in the night after the last day',
      point({ barriere_horaire: '02:00', barriere_jour: 1 }),
    ],
    ['the shortest', { distance: 1, ...flat() }],
    ['as steep as may be', { denivele: 15_000, denivele_negatif: 15_000 }],
    ['as high as may be', { distance: 2_000_000, denivele: 100_000, barriere_horaire: null }],
    ['no climb', { denivele: 0, denivele_negatif: 0 }],
    ['a climb where no length is known', { distance: null, denivele: 3000 }],
    ['the first day', { date_depart: '2026-06-06' }],
    ['a limit of one minute', { distance: 900, barriere_horaire: 60, ...CLIMBS_NOTHING }],
    ['a limit where no length is known', { distance: null, barriere_horaire: 60 }],
    ['a limit as fast as nobody is', { distance: 15_000, barriere_horaire: 1000 }],
    ['a point at the start', point({ km: 0 })],
    ['a point where no length is known', { distance: null, ...point({ km: 900 }) }],
    ['surfaces that are rounded up', { surfaces: { path: 0.71, road: 0.34 } }],
    ['one place', { places: 1 }],
    ['newborns', { age_min: 0 }],
    ['the oldest', { age_min: 99 }],
    ['no supplies', { nb_ravitaillements: 0 }],
    ['as many supplies as may be', { nb_ravitaillements: 500 }],
    ['the hour of the edition', { heure_depart: null, ...point({ barriere_horaire: '09:30' }) }],
  ])('accepts %s', (_label, change) => {
    expect(findEpreuveErrors({ ...EPREUVE, ...change }, EDITION)).toEqual({})
  })

  it.each<[string, Partial<EpreuveToCheck>, string]>([
    ['no distance at all', { distance: 0, ...flat() }, 'distance'],
    ['more than 2000 km', { distance: 2_000_001, barriere_horaire: null }, 'distance'],
    ['a wall', { denivele: 15_001 }, 'denivele'],
    ['a climb below nothing', { denivele: -1 }, 'denivele'],
    ['a climb to the sky', { distance: 2_000_000, denivele: 100_001, ...NO_LIMIT }, 'denivele'],
    ['a limit under a minute', { distance: null, barriere_horaire: 59 }, 'barriere_horaire'],
    ['a speed beyond all', { distance: 15_001, barriere_horaire: 1000 }, 'barriere_horaire'],
    ['a surface of nothing', { surfaces: { path: 0 } }, 'surfaces'],
    ['no place at all', { places: 0 }, 'places'],
    ['an age before birth', { age_min: -1 }, 'age_min'],
    ['an age of a hundred', { age_min: 100 }, 'age_min'],
    ['fewer supplies than none', { nb_ravitaillements: -1 }, 'nb_ravitaillements'],
    ['more supplies than anybody carries', { nb_ravitaillements: 501 }, 'nb_ravitaillements'],
    ['a fall', { denivele_negatif: 15_001 }, 'denivele_negatif'],
    ['the day before', { date_depart: '2026-06-05' }, 'date_depart'],
    ['the day after', { date_depart: '2026-06-08' }, 'date_depart'],
    ['twenty kilometres in a minute', { barriere_horaire: 60 }, 'barriere_horaire'],
    ['a limit days after the end', { barriere_horaire: 3 * 86_400 }, 'barriere_horaire'],
    ['a point beyond the finish', point({ km: 20.1 }), 'points'],
    ['a point before the start', point({ km: -1 }), 'points'],
    ['a barrier at the start', point({ barriere_horaire: '10:00' }), 'points'],
    ['a barrier days later', point({ barriere_horaire: '10:30', barriere_jour: 2 }), 'points'],
    ['surfaces beyond the whole', { surfaces: { path: 0.8, road: 0.4 } }, 'surfaces'],
    ['a negative surface', { surfaces: { path: -0.1 } }, 'surfaces'],
    ['a label without its year', { label_annee: null }, 'label_annee'],
    ['a year without its label', { label_niveau: null }, 'label_annee'],
    ['a negative price', { prix: -1 }, 'prix'],
    ['more places than its edition', { places: 501 }, 'places'],
    ['an age of stones', { age_min: 120 }, 'age_min'],
  ])('refuses %s', (_label, change, field) => {
    expect(Object.keys(findEpreuveErrors({ ...EPREUVE, ...change }, EDITION))).toEqual([field])
  })

  it('holds a limit to two weeks, and places to a million, where its edition says neither', () => {
    const open = { ...EDITION, editions_fin: null, places: null }
    const errors = (change: Partial<EpreuveToCheck>) =>
      Object.keys(findEpreuveErrors({ ...EPREUVE, date_depart: '2026-06-06', ...change }, open))
    expect(errors({ barriere_horaire: 14 * 86_400, places: 1_000_000 })).toEqual([])
    expect(errors({ barriere_horaire: 14 * 86_400 + 1 })).toEqual(['barriere_horaire'])
    expect(errors({ places: 1_000_001 })).toEqual(['places'])
  })

  it('says what a label lacks, and the first point that is wrong', () => {
    const words = (change: Partial<EpreuveToCheck>) =>
      findEpreuveErrors({ ...EPREUVE, ...change }, EDITION)
    expect(words({ label_niveau: null }).label_annee).toMatch(/^Choisissez le niveau/)
    expect(words({ label_annee: null }).label_annee).toMatch(/^Indiquez l’année/)
    const points = [10, -1, -2].flatMap((km) => point({ km }).points ?? [])
    expect(words({ points }).points).toBe('Le point du km\u00a0\u22121,0 est avant le départ.')
  })

  it('says on which days the edition is', () => {
    const single = { ...EDITION, editions_fin: null }
    const late = { ...EPREUVE, date_depart: '2026-06-08' }
    expect(findEpreuveErrors(late, EDITION).date_depart).toBe(
      'L’édition va du sam. 6 juin 2026 au dim. 7 juin 2026.',
    )
    expect(findEpreuveErrors(late, single).date_depart).toBe(
      'L’édition n’a lieu que le sam. 6 juin 2026.',
    )
  })
})

function flat() {
  return { denivele: null, denivele_negatif: null, barriere_horaire: null }
}

function unknown(): Partial<EpreuveToCheck> {
  return {
    ...flat(),
    distance: null,
    date_depart: null,
    heure_depart: null,
    nb_ravitaillements: null,
    surfaces: {},
    label_niveau: null,
    label_annee: null,
    age_min: null,
    prix: null,
    places: null,
  }
}
