import type { Discretion } from '@foulee/contract/courses/resultats'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

export async function openRace(t: TestApp) {
  const manager = await createUser(t.db)
  const lea = await t.signIn(manager, { remember: true })
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [manager.id] })
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [
      { date_debut: dayFrom(t.clock.now, -2), epreuves: [{ distance: 10_000, age_min: 18 }] },
    ],
  })
  const epreuves_id = await findEpreuveOf(t.db, course.id)
  const params = { epreuves_id }
  const list = async (query = {}) => {
    await t.syncChanges()
    return (await t.call('GET /api/resultats/{epreuves_id}', { params, query })).data
  }
  return {
    lea,
    course,
    epreuves_id,
    list,
    resume: async () => {
      await t.syncChanges()
      return (await t.call('GET /api/resultats/{epreuves_id}/resume', { params })).data
    },
    newMember: async (input = {}) => {
      const user = await createUser(t.db, input)
      return { user, ...(await t.signIn(user, { remember: true })) }
    },
    send: (csv: string) =>
      lea.call('POST /api/resultats/{epreuves_id}/envoi', {
        params,
        body: form({ fichier: new File([csv], 'resultats.csv') }),
      }),
    attempt: async (csv: string) =>
      (
        await lea.call('POST /api/resultats/{epreuves_id}/essai', {
          params,
          body: form({ fichier: new File([csv], 'resultats.csv') }),
        })
      ).data,
    idOf: async (texte: string) => {
      const { data } = await lea.call('GET /api/resultats/{epreuves_id}/lignes', {
        params,
        query: { texte },
      })
      return data[0]?.id ?? 0
    },
    gestion: async () =>
      (await lea.call('GET /api/resultats/{epreuves_id}/gestion', { params })).data,
    mine: async ({ call }: SignedIn) =>
      (await call('GET /api/resultats/{epreuves_id}/moi', { params })).data,
    prove: ({ call }: SignedIn, dossard: string, code: string) =>
      call('POST /api/resultats/{epreuves_id}/prouver', { params, body: { dossard, code } }),
    ask: ({ call }: SignedIn, body: { dossard?: string; resultats_id?: number } & DemandeOptions) =>
      call('POST /api/resultats/{epreuves_id}/demandes', {
        params,
        body: { motif: 'C’est bien moi.', ...body },
      }),
    decide: ({ call }: SignedIn, id: number, accepte: boolean, resultats_id?: number) =>
      call('POST /api/resultats/demandes/{id}/decider', {
        params: { id },
        body: { accepte, ...(resultats_id && { resultats_id }) },
      }),
    hide: ({ call }: SignedIn, id: number, geste: Discretion) =>
      call('POST /api/resultats/{id}/discretion', { params: { id }, body: { geste } }),
    codes: async (nouveaux = false) => {
      const { blob } = await lea.call('POST /api/resultats/{epreuves_id}/codes', {
        params,
        body: { nouveaux },
      })
      const [, ...rows] = (await blob.text()).trim().split('\r\n')
      return new Map(rows.map((row) => [row.split(';')[0] ?? '', row.split(';')[3] ?? '']))
    },
    rename: ({ call }: SignedIn, prenom: string, nom: string) =>
      call('POST /api/auth/update', { body: { prenom, nom } }),
  }
}
type DemandeOptions = {
  souhait?: 'lier' | 'initiales' | 'retirer'
  motif?: string
  depuis?: number
}
export type Race = Awaited<ReturnType<typeof openRace>>

/** Zoé by her name, a child, a runner with requested initials, an abandon. */
export const FILE = `Place;Dossard;Nom;Prénom;Sexe;Année;Club;Temps;Initiales
1;11;Abadie;Ugo;H;1985;AC Lac;38:11;
2;12;Lefèvre;Zoé;F;1990;AC Lac;39:22;
3;13;Martin;Enfant;F;2013;Petits Loups;41:33;
4;14;Secret;Sami;H;1988;AC Ombre;42:44;oui
5;15;Zidane;Yves;H;1979;AC Lac;43:55;
;16;Masson;Cachée;F;1991;AC Ombre;DNF;oui
;17;Maurel;Ali;H;1992;AC Lac;DNF;
`

export const writeFile = (nb: number, club: string) =>
  [
    'Place;Dossard;Nom;Prénom;Sexe;Club;Temps',
    ...Array.from({ length: nb }, (_, at) => {
      const seconds = String(at % 60).padStart(2, '0')
      return `${at + 1};${at + 1};Nom${at};Prénom;F;${club};1:${seconds}:00`
    }),
  ].join('\n')
