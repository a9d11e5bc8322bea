import type { coursesEditions } from '@foulee/contract/courses/editions'
import { findCourseFacts } from '@foulee/db/read-models/course-facts'
import type * as tables from '@foulee/db/schema'
import { createCourse, createOrganisateur } from '@foulee/testing/factories'
import { type Examples, form, OWNED, OWNER, type Who, type World } from '#test/http/examples.ts'

type User = typeof tables.users.$inferSelect

const EDITORS: Who = { ...OWNED, staff: 200 }
const THEIRS: Who = { ...OWNER, staff: 200 }

async function raceOf({ t }: World, owner: User) {
  const organisateur = await createOrganisateur(t.db, { membres: [owner.id] })
  const { id } = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    editions: [{ epreuves: [{}, { nom: 'Le 10 km', distance: 10_000, denivele: 200 }] }],
  })
  const [facts] = await findCourseFacts(t.db, [id])
  const edition = facts?.editions[0]
  const epreuves = edition?.epreuves.map((epreuve) => epreuve.id) ?? []
  return { id, editions_id: edition?.id ?? 0, epreuves, epreuve: epreuves[0] ?? 0 }
}

export const coursesEditionsExamples: Examples<keyof typeof coursesEditions> = {
  'GET /api/courses/{id}/editions': {
    who: EDITORS,
    input: async (world, owner) => ({ params: { id: (await raceOf(world, owner)).id } }),
  },
  'POST /api/courses/editions': {
    who: EDITORS,
    input: async (world, owner) => {
      const { id, editions_id } = await raceOf(world, owner)
      return {
        body: form({
          courses_id: String(id),
          id: String(editions_id),
          date_debut: '2026-06-06',
          editions_fin: '2026-06-07',
          heure_depart: '09:00',
          url_inscription: 'https://inscriptions.example/2026',
          inscription_ouverture: '2026-04-01T10:00:00+02:00',
          inscription_fermeture: '2026-06-01T20:00:00+02:00',
          places: '500',
          inscrits: '',
          liste_attente: 'true',
          prix_min: '1500',
          a_confirmer: 'false',
          reportee: 'true',
        }),
      }
    },
  },
  'POST /api/courses/editions/del': {
    who: THEIRS,
    input: async (world, owner) => ({ body: { id: (await raceOf(world, owner)).editions_id } }),
  },
  'POST /api/courses/epreuves': {
    who: THEIRS,
    input: async (world, owner) => {
      const { editions_id, epreuve } = await raceOf(world, owner)
      return {
        body: {
          editions_id,
          id: epreuve,
          nom: 'Le 21 km',
          type: 'trail',
          distance: 21_000,
          denivele: 950,
          heure_depart: '09:00',
          surfaces: { path: 0.8, road: 0.2 },
          parcours_id: world.parcours.id,
          materiel: ['Une réserve d’eau de 1 L', 'Une couverture de survie'],
          points: [
            { type: 'eau', km: 8, nom: 'Fontaine', barriere_horaire: null, barriere_jour: 0 },
          ],
        },
      }
    },
  },
  'POST /api/courses/epreuves/del': {
    who: THEIRS,
    input: async (world, owner) => ({ body: { id: (await raceOf(world, owner)).epreuve } }),
  },
  'POST /api/courses/epreuves/ordre': {
    who: THEIRS,
    input: async (world, owner) => {
      const { editions_id, epreuves } = await raceOf(world, owner)
      return { body: { editions_id, ids: epreuves.toReversed() } }
    },
  },
  'GET /api/courses/{id}/demarches': {
    who: EDITORS,
    input: async (world, owner) => ({ params: { id: (await raceOf(world, owner)).id } }),
  },
  'POST /api/courses/{id}/demarches': {
    who: EDITORS,
    input: async (world, owner) => {
      const { id, editions_id } = await raceOf(world, owner)
      return { params: { id }, body: { editions_id, cle: 'avis', fait: true, etendue: 'commune' } }
    },
  },
}
