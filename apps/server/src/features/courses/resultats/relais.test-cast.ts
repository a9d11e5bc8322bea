import { epreuves } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { SignedIn, TestApp } from '#test/test-app.ts'
import { openRace, type Race } from './resultats.test-cast.ts'

export const CHILD = new Date().getFullYear() - 12

export async function openRelay(t: TestApp, csv?: string) {
  const race = await openRace(t)
  await t.db.update(epreuves).set({ type: 'relais' }).where(eq(epreuves.id, race.epreuves_id))
  if (csv) await race.send(csv)
  const teams = async (query = {}) => (await race.list(query)).map(toTeamRow)
  const csvOf = async () => {
    const params = { epreuves_id: race.epreuves_id }
    const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/export', { params })
    return (await blob.text()).replace('\ufeff', '')
  }
  const runner = async (nom: string) => {
    const all = (await race.list()).flatMap(({ equipiers = [] }) => equipiers)
    return all.find((item) => item.nom.includes(nom))?.id ?? 0
  }
  return { ...race, teams, csvOf, runner }
}

type Line = Awaited<ReturnType<Race['list']>>[number]
const toTeamRow = ({ rang, nom, temps, equipiers = [] }: Line) => {
  const runners = equipiers.map((equipier) =>
    [equipier.nom, equipier.temps].filter(Boolean).join(' '),
  )
  return [rang, nom, temps, ...runners]
}

export const BY_TEAM = `Place;Dossard;Équipe;Catégorie;Temps;Équipier 1;Relais 1;Équipier 2;Relais 2
1;1;Les Lièvres;Mixte;0:41:00;DUPONT Jean;0:20:00;MARTIN Zoé;0:21:00
2;2;Les Tortues;Femmes;0:52:00;ROUX Anne;0:25:00;PETIT Léa;0:27:00
`
export const BY_RUNNER = `Dossard;Équipe;Nom;Prénom;Sexe;Année;Temps;Temps relais
1;Les Lièvres;Dupont;Jean;H;1985;0:41:00;0:20:00
2;Les Tortues;Roux;Anne;F;1990;0:52:00;0:25:00
1;Les Lièvres;Martin;Zoé;F;1991;;0:21:00
2;Les Tortues;Petit;Léa;F;${CHILD};;0:27:00
`

export type Relay = Awaited<ReturnType<typeof openRelay>>

export async function claim(race: Relay, nom: string): Promise<SignedIn> {
  const member = await race.newMember({ prenom: 'Autre', nom: 'Nom' })
  const body = {
    dossard: '1',
    code: (await race.codes()).get('1') ?? '',
    resultats_id: await race.runner(nom),
  }
  await member.call('POST /api/resultats/{epreuves_id}/prouver', {
    params: { epreuves_id: race.epreuves_id },
    body,
  })
  return member
}
