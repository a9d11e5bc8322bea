import { existsSync, readFileSync } from 'node:fs'
import { createUser, nextName } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

const PARIS = new URL(
  '../../../../../../../shared/data/shops/paris__commerces-extrait.geojson',
  import.meta.url,
)
const isThere = existsSync(PARIS)
if (!isThere) process.stdout.write('Real shops are not here: their test is skipped.\n')

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const send = async (csv: string, path: 'essai' | 'appliquer') =>
  (
    await staff.call(`POST /api/admin/imports/magasins/${path}`, {
      body: form({ fichier: new File([csv], 'magasins.csv') }),
    } as never)
  ).data as {
    nb: Record<string, number>
    lignes: { statut: string; message: string; remarques: string[] }[]
  }

describe('import of shops', () => {
  it('a table is tried, imported once, and never twice', async () => {
    const nom = nextName('Galoche')
    const csv = [
      'Identifiant;Nom;Adresse;Code postal;Ville;Latitude;Longitude;Horaires;Marques',
      `${nom}-1;${nom};3 rue Basse;05600;Guillestre;44,6593;6,6496;Mo-Sa 10:00-19:00;Hoka, On`,
      `${nom}-2;${nom};5 rue Haute;05600;Guillestre;44,6594;6,6497;;`,
      ';;1 rue Sans;05600;Guillestre;;;;',
      `${nom}-3;${nom} loin;;0560;Guillestre;;;;`,
      `${nom}-4;Perdue ${nom};;;;;;sur rendez-vous;`,
      `${nom}-5;Autre ${nom} Ski;;05100;Briançon;;;sur rendez-vous;`,
    ].join('\n')
    const essai = await send(csv, 'essai')
    expect(essai.nb).toEqual({ creee: 2, completee: 0, doublon: 1, refusee: 3 })
    expect(essai.lignes.map(({ statut }) => statut)).toEqual([
      'refusee',
      'refusee',
      'refusee',
      'creee',
      'doublon',
      'creee',
    ])
    expect(essai.lignes[0]?.message).toContain('le nom du magasin manque')
    expect(essai.lignes[1]?.message).toContain('code postal')
    expect(essai.lignes[2]?.message).toContain('on ne sait pas où il est')
    expect(essai.lignes[5]?.remarques).toEqual([expect.stringContaining('horaires')])
    const find = () => t.call('GET /api/magasins', { query: { texte: nom } })
    expect((await find()).nb).toBe(0)
    expect((await send(csv, 'appliquer')).nb.creee).toBe(2)
    await t.syncChanges()
    const found = await find()
    expect(found.nb).toBe(2)
    expect(found.data.find((item) => item.nom === nom)).toMatchObject({
      departement: '05',
      marques: ['Hoka', 'On'],
      horaires: { feries: 'ferme' },
    })
    expect((await send(csv, 'appliquer')).nb).toMatchObject({ creee: 0, doublon: 3 })
  })

  it('a table without a name column is refused in French', async () => {
    await expect(send('rue;ville\nBasse;Gap\n', 'essai')).rejects.toMatchObject({
      status: 422,
      errors: { fichier: expect.stringContaining('nom du magasin') },
    })
  })

  it('the export contains no formulas', async () => {
    const nom = `=HYPERLINK("${nextName('x')}")`
    await createMagasin(t.db, t.clock.now, { nom })
    const { payload } = await t.inject({
      url: '/api/admin/magasins/export.csv',
      headers: staff.headers,
    })
    expect(payload).toContain(`"'=HYPERLINK(`)
  })

  it('the list of the back office finds the exported shops', async () => {
    const { id, nom } = await createMagasin(t.db, t.clock.now, { verifie_le: null })
    const { data } = await staff.call('POST /api/admin/magasins/list', {
      body: { filtres: { recherche: nom, est_verifie: false } },
    })
    expect(data).toMatchObject([{ id, etat: 'a_verifier', nb_membres: 0 }])
  })
})

describe.skipIf(!isThere)('open data of Paris', () => {
  it('the shops of Paris are planned line by line', async () => {
    type Shop = { geometry: { coordinates: number[] }; properties: Record<string, string | null> }
    const { features } = JSON.parse(readFileSync(PARIS, 'utf8')) as { features: Shop[] }
    const quote = (text: unknown) => `"${String(text ?? '').replaceAll('"', '""')}"`
    const lines = features.map(({ geometry: { coordinates }, properties: one }) =>
      [
        one.nom_du_commerce,
        one.adresse,
        one.code_postal,
        'Paris',
        coordinates[1],
        coordinates[0],
        one.site_internet,
        one.description,
      ]
        .map(quote)
        .join(';'),
    )
    const csv = [
      'nom du commerce;adresse;code postal;ville;lat;lon;site internet;description',
      ...lines,
    ]
    const { nb } = await send(csv.join('\n'), 'essai')
    expect((nb.creee ?? 0) + (nb.doublon ?? 0) + (nb.refusee ?? 0)).toBe(features.length)
    expect(nb.creee).toBeGreaterThan(features.length * 0.8)
  })
})
