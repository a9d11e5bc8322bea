import { Course } from '@foulee/contract/courses/courses'
import { contract } from '@foulee/contract/shared/contract'
import { createCourse, dayFrom, nextName } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSuccess } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function createFullCourse(nom: string) {
  const { now } = t.clock
  const parcours = await createParcours(t.db, now)
  return createCourse(t.db, now, {
    nom,
    site: 'https://exemple.fr',
    email: 'contact@exemple.fr',
    telephone: '04 76 00 00 00',
    annulation_motif: 'Alerte orange',
    types: ['trail', 'relais'],
    photos: [{ titre: 'Le col', description: 'À l’aube', ordre: 2 }, {}],
    social: [{ reseau: 'instagram' }],
    partners: [
      { type: 'hebergement', description: 'Au départ', url: 'https://exemple.fr', logo: 'l.webp' },
      {},
    ],
    actualites: [{}],
    extensions: [{}],
    editions: [
      {
        date_debut: dayFrom(now, 40),
        editions_fin: dayFrom(now, 42),
        heure_depart: '06:30',
        url_inscription: 'https://exemple.fr/inscription',
        inscription_ouverture: '2026-01-10T08:00:00+01:00',
        inscription_fermeture: '2026-04-10T23:59:59.999+02:00',
        places: 500,
        inscrits: 120,
        liste_attente: true,
        prix_min: 4_550,
        annulee: false,
        annulation_motif: 'Sol trop humide',
        reportee_du: dayFrom(now, 10),
        report_motif: 'Sol gorgé d’eau',
        epreuves: [
          {
            nom: 'L’Intégrale',
            distance: 82_400,
            denivele: 4_810,
            denivele_negatif: 4_790,
            date_depart: dayFrom(now, 41),
            heure_depart: '04:00',
            nb_ravitaillements: 5,
            barriere_horaire: 72_000,
            surfaces: { sentier: 0.3333, route: 0.6667 },
            label_niveau: 'national',
            label_annee: 2026,
            parcours_mesure: true,
            certif: true,
            age_min: 20,
            prix: 9_000,
            places: 300,
            parcours_id: parcours.id,
            resultats_url: 'https://exemple.fr/resultats',
            annulation_motif: 'Boue.',
            points: [
              { nom: 'Refuge', km: 12.35, barriere_horaire: '09:15', barriere_jour: 1 },
              { type: 'secours', km: 40 },
            ],
          },
          { nom: 'Relais', type: 'relais', distance: null, denivele: null },
        ],
      },
      { date_debut: dayFrom(now, -320), annulee: true },
    ],
  })
}

const createBareCourse = (nom: string) =>
  createCourse(t.db, t.clock.now, {
    nom,
    description: null,
    ville: null,
    code_postal: null,
    departement: null,
    region: null,
    position: null,
    types: [],
    editions: [],
  })

describe.each([
  ['everything', createFullCourse],
  ['nothing', createBareCourse],
])('a race that has %s', (_, create) => {
  it('the page, card and calendar conform to the strict schemas', async () => {
    const nom = nextName('Gabarit')
    const { id, slug } = await create(nom)
    for (const [key, url] of [
      ['GET /api/courses/{id}', `/api/courses/${id}`],
      ['GET /api/courses/{id}', `/api/courses/${slug}`],
      ['GET /api/courses', `/api/courses?texte=${encodeURIComponent(nom)}`],
      ['GET /api/courses/{id}/calendrier.ics', `/api/courses/${id}/calendrier.ics`],
    ] as const) {
      expectSuccess(contract[key], await t.inject({ url }))
    }
  })
})

it('a full race fills every declared field', async () => {
  const { id } = await createFullCourse(nextName('Comble'))
  const { data } = await t.call('GET /api/courses/{id}', { params: { id } })
  const [edition] = data.editions_next
  const objects = [data, edition, edition?.epreuves[0], edition?.epreuves[0]?.points[0]]
  for (const object of objects) {
    const empty = Object.entries(object ?? {}).filter(([, value]) => value === null || value === '')
    expect(empty).toEqual([])
  }
  expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(Course.shape)))
  expect(data.editions_prev).toHaveLength(1)
})

it('every column of a race is shown, except private ones', async () => {
  const { rows } = await t.db.execute<{ name: string }>(sql`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('courses', 'editions', 'epreuves')`)
  const { id } = await createFullCourse(nextName('Colonnes'))
  const body = JSON.stringify(await t.call('GET /api/courses/{id}', { params: { id } }))
  const hidden = rows.map(({ name }) => name).filter((name) => !body.includes(`"${name}"`))
  // A draft is never shown, so that the flag is not needed.
  expect(hidden.toSorted()).toEqual([
    'brouillon',
    'created_at',
    'created_by',
    'date_inconnue',
    'etendue',
    'inscrits',
    'liste_attente',
    'publie_le',
    'renvoi_motif',
    'version',
  ])
})
