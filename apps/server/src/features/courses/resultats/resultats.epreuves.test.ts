import { resultats as lines } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let lea: SignedIn
let organisateurs_id: number
beforeAll(async () => {
  t = await testApp()
  const manager = await createUser(t.db)
  lea = await t.signIn(manager, { remember: true })
  organisateurs_id = (await createOrganisateur(t.db, { membres: [manager.id] })).id
})
afterAll(() => t.close())

type FileContent = string | Uint8Array<ArrayBuffer>
const body = (content: FileContent, fields: Record<string, string>) =>
  form({ fichier: new File([content], 'resultats.csv'), ...fields })

async function run(nom: string, distance = 24_000) {
  const race = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [{ date_debut: dayFrom(t.clock.now, -2), epreuves: [{ nom, distance }] }],
  })
  const params = { epreuves_id: await findEpreuveOf(t.db, race.id) }
  return {
    attempt: async (content: FileContent, fields: Record<string, string> = {}) =>
      (
        await lea.call('POST /api/resultats/{epreuves_id}/essai', {
          params,
          body: body(content, { majeurs: 'true', ...fields }),
        })
      ).data,
    send: async (content: FileContent, fields: Record<string, string> = {}) => {
      await lea.call('POST /api/resultats/{epreuves_id}/envoi', {
        params,
        body: body(content, { majeurs: 'true', ...fields }),
      })
      const stored = await t.db
        .select()
        .from(lines)
        .where(eq(lines.epreuves_id, params.epreuves_id))
      return stored.map(({ dossard }) => dossard).toSorted()
    },
  }
}

const HEAD = 'Place;Dossard;Nom;Prénom;Temps'
const ROWS = [
  '1;12;LEFÈVRE;Zoé;2:01:12',
  '1;7;GIRARD;Paul;0:48:05',
  '2;14;PETIT;Nora;2:05:00',
  '2;12;MOREL;Léa;0:49:00',
]
const several = (titre: string, epreuves: readonly string[]) =>
  `${HEAD};${titre}\n${ROWS.map((row, nth) => `${row};${epreuves[nth % epreuves.length]}\n`).join('')}`
const TWO = ['24 km', '10 km']
const rowsOf = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .map((row) => row.split(';'))

describe('several épreuves in one sheet', () => {
  it.each<[string, FileContent | Promise<FileContent>]>([
    ['« Course »', several('Course', TWO)],
    ['« Épreuve », in other signs', several('ÉPREUVE', ['TRAIL 24KM', 'Trail 10KM'])],
    ['« Parcours », spelled two ways', several('Parcours', ['24 km', '10 km', '24 KM', '10 km'])],
    [
      '« Race name » first in the line',
      `Race name;${HEAD}\n${ROWS.map((row, nth) => `${TWO[nth % 2]};${row}\n`).join('')}`,
    ],
    [
      '« Course » with titles of parts and a total',
      `${several('Course', TWO)}Femmes;;;;;\nTotal;4;;;;\n`,
    ],
    [
      'titles between the lines',
      ['24 km', HEAD, ROWS[0], ROWS[2], '10 km', HEAD, ROWS[1], ROWS[3]].join('\n'),
    ],
    ['« Course » of a workbook', xlsx([sheet(rowsOf(several('Course', TWO)))])],
  ])('told apart by %s are left but for the one that is published', async (_, input) => {
    const file = await input
    const { attempt, send } = await run('Le 24 km')
    const essai = await attempt(file)
    expect(essai.epreuves?.valeurs.map(({ nb }) => nb)).toEqual([2, 2])
    expect(essai).toMatchObject({ manques: [], nb_lignes: 2, nb_erreurs: 0 })
    expect(essai.apercu.map(({ dossard }) => dossard)).toEqual(['12', '14'])
    expect(await send(file)).toEqual(['12', '14'])
  })

  it('are asked about where none is this one, and published as they are told', async () => {
    const { attempt, send } = await run('La Grande Boucle', 30_000)
    const file = several('Course', ['Rouge', 'Bleue'])
    const attempted = await attempt(file)
    expect(attempted.epreuves?.choisie).toBeNull()
    expect(attempted.manques).toEqual([expect.stringContaining('indiquez celle')])
    await expect(send(file)).rejects.toMatchObject({ code: 'champs_invalides' })
    const told = await attempt(file, { epreuve: 'bleue' })
    expect(told.epreuves).toEqual({
      valeurs: [
        { valeur: 'Rouge', nb: 2 },
        { valeur: 'Bleue', nb: 2 },
      ],
      choisie: 'Bleue',
    })
    expect(await send(file, { epreuve: 'Rouge' })).toEqual(['12', '14'])
  })

  it('are one where their sender says so', async () => {
    const { attempt } = await run('Le 24 km')
    const file = several('Course', ['24 km vague 1', '24 km vague 2']).replace(
      ';12;MOREL',
      ';13;MOREL',
    )
    expect((await attempt(file, { epreuve: '*' })).nb_lignes).toBe(4)
  })

  it('with lines of no épreuve leave these too, counted', async () => {
    const { attempt } = await run('Le 24 km')
    const { epreuves, nb_lignes } = await attempt(several('Course', ['24 km', '']))
    expect(epreuves?.valeurs).toEqual([
      { valeur: '24 km', nb: 2 },
      { valeur: '', nb: 2 },
    ])
    expect(nb_lignes).toBe(2)
  })

  it.each([
    ['of one value', several('Course', ['24 km']).replace(';12;MOREL', ';13;MOREL'), 4],
    [
      'that says something else of each',
      `${HEAD};Course\n${Array.from({ length: 60 }, (_, nth) => `${nth + 1};${nth + 1};NOM;Prénom;2:01:12;tour ${nth}\n`).join('')}`,
      60,
    ],
  ])('are none in a column %s', async (_, file, nb) => {
    const { attempt } = await run('Le 24 km')
    expect(await attempt(file)).toMatchObject({ epreuves: null, nb_lignes: nb })
  })

  it('are told apart by the column that is told', async () => {
    const { attempt } = await run('Le 24 km')
    const file = several('Départ', TWO)
    const colonnes = { rang: 0, dossard: 1, nom: 2, prenom: 3, temps: 4 }
    const essai = await attempt(file, { colonnes: JSON.stringify({ ...colonnes, epreuve: 5 }) })
    expect(essai).toMatchObject({ epreuves: { choisie: '24 km' }, nb_lignes: 2 })
  })
})
