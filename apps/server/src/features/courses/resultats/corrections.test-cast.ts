import type { Input } from '@foulee/contract/shared/call'
import { expect } from 'vitest'
import type { SignedIn, TestApp } from '#test/test-app.ts'
import { FILE, openRace, type Race } from './resultats.test-cast.ts'

export type Saisie = Input<'POST /api/resultats/{epreuves_id}/ajouter'>['body']
export const zoe: Saisie = {
  ...{ nom: 'Lefèvre', prenom: 'Zoé', dossard: '12', sexe: 'f', annee: '1990' },
  ...{ club: 'AC Lac', temps: '39:22', statut: 'classe' },
}

export async function openCorrections(t: TestApp) {
  const race = await openRace(t)
  await race.send(FILE)
  const params = { epreuves_id: race.epreuves_id }
  const read = async (id: number, { call }: SignedIn = race.lea) =>
    (await call('GET /api/resultats/{id}/ligne', { params: { id } })).data
  return {
    ...race,
    read,
    correct: async (id: number, saisie: Saisie, version?: number, { call }: SignedIn = race.lea) =>
      (
        await call('POST /api/resultats/{id}/corriger', {
          params: { id },
          body: { ...saisie, version: version ?? (await read(id)).version },
        })
      ).data,
    remove: async (id: number, version?: number) =>
      race.lea.call('POST /api/resultats/{id}/supprimer', {
        params: { id },
        body: { version: version ?? (await read(id)).version },
      }),
    add: async (saisie: Saisie) =>
      (await race.lea.call('POST /api/resultats/{epreuves_id}/ajouter', { params, body: saisie }))
        .data,
    history: async ({ call }: SignedIn = race.lea) =>
      (await call('GET /api/resultats/{epreuves_id}/corrections', { params })).data,
    csv: async () => {
      const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/export', { params })
      return blob.text()
    },
    places: async () =>
      (await race.list()).map(({ nom, rang, rang_sexe }) => [nom, rang, rang_sexe]),
  }
}

export const refusal = (field: string, words: RegExp) =>
  expect.objectContaining({
    code: 'champs_invalides',
    errors: { [field]: expect.stringMatching(words) },
  })

export async function claim(race: Race, dossard: string) {
  const codes = await race.codes()
  const member = await race.newMember()
  await race.prove(member, dossard, codes.get(dossard) ?? '')
  return member
}

export const notices = async ({ call }: SignedIn) =>
  (await call('POST /api/notifications/list', {})).data.notifications.map(({ titre }) => titre)
