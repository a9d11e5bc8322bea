import { resultatPassages, resultats } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { asc, eq } from 'drizzle-orm'
import { form } from '#test/http/examples.ts'
import type { TestApp } from '#test/test-app.ts'

const POINTS = [
  { type: 'ravito_complet' as const, km: 14, nom: 'Cilaos' },
  { type: 'assistance' as const, km: 14, nom: 'Cilaos' },
  { type: 'controle' as const, km: 30, nom: 'Marla' },
]

/** A race that starts at 22h, run last year and to be run again. */
export async function openTimedRace(
  t: TestApp,
  { heure_depart = '22:00', type = 'trail' as 'trail' | 'relais' } = {},
) {
  const manager = await createUser(t.db)
  const lea = await t.signIn(manager, { remember: true })
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [manager.id] })
  const epreuve = {
    nom: 'La Boucle',
    type,
    distance: 40_000,
    denivele: 1500,
    heure_depart,
    age_min: 18,
    points: POINTS,
  }
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [
      { date_debut: dayFrom(t.clock.now, -300), epreuves: [epreuve] },
      { date_debut: dayFrom(t.clock.now, 65), epreuves: [epreuve] },
    ],
  })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select p.id from epreuves p join editions e on e.id = editions_id where courses_id = $1 order by date_debut',
    [course.id],
  )
  const [past = 0, next = 0] = rows.map(({ id }) => id)
  const params = { epreuves_id: past }
  return {
    manager,
    lea,
    course,
    past,
    next,
    attempt: async (csv: string, fields = {}) =>
      (
        await lea.call('POST /api/resultats/{epreuves_id}/essai', {
          params,
          body: toBody(csv, fields),
        })
      ).data,
    send: (csv: string, fields = {}) =>
      lea.call('POST /api/resultats/{epreuves_id}/envoi', { params, body: toBody(csv, fields) }),
    list: async () => {
      await t.syncChanges()
      return (await t.call('GET /api/resultats/{epreuves_id}', { params })).data
    },
    resume: async () => {
      await t.syncChanges()
      return (await t.call('GET /api/resultats/{epreuves_id}/resume', { params })).data
    },
    /** Name, metres, seconds. */
    readStored: async () => {
      const rows = await t.db
        .select({
          nom: resultats.nom,
          metres: resultatPassages.metres,
          temps: resultatPassages.temps,
        })
        .from(resultatPassages)
        .innerJoin(resultats, eq(resultats.id, resultatPassages.resultats_id))
        .where(eq(resultats.epreuves_id, past))
        .orderBy(asc(resultats.temps), asc(resultatPassages.metres))
      return rows.map(({ nom, metres, temps }) => [nom, metres, temps])
    },
  }
}
export type TimedRace = Awaited<ReturnType<typeof openTimedRace>>

export const toBody = (csv: string, fields = {}) =>
  form({ fichier: new File([csv], 'resultats.csv'), ...fields })

/** A file with place and name, then these columns. */
export const writeTimes = (titres: string, ...lines: string[]) =>
  [`Place;Nom;${titres}`, ...lines].join('\n')
