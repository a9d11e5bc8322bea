import { resultats as lines, resultatEnvois } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { openRace } from './resultats.test-cast.ts'

let t: TestApp
let lea: SignedIn
let epreuves_id: number
beforeAll(async () => {
  t = await testApp()
  ;({ lea, epreuves_id } = await openRace(t))
})
afterAll(() => t.close())

type FileContent = string | Uint8Array<ArrayBuffer>
const toUpload = (content: FileContent) => ({
  params: { epreuves_id },
  body: form({ fichier: new File([content], 'resultats.csv') }),
})
const attempt = async (content: FileContent) =>
  (await lea.call('POST /api/resultats/{epreuves_id}/essai', toUpload(content))).data
const send = (content: FileContent) =>
  lea.call('POST /api/resultats/{epreuves_id}/envoi', toUpload(content))
const countStored = async () => {
  const stored = await t.db.select().from(lines).where(eq(lines.epreuves_id, epreuves_id))
  const files = await t.db
    .select()
    .from(resultatEnvois)
    .where(eq(resultatEnvois.epreuves_id, epreuves_id))
  return stored.length + files.length
}
const HEAD = 'Dossard;Nom;Club;Temps\n'
const LINE = '1;Morel Léa;AC Lac;41:12\n'
const columns = (count: number) =>
  `${Array.from({ length: count }, (_, n) => n).join(';')}\n${Array(count).fill('1').join(';')}\n`
const bytes = (...input: number[]) => Uint8Array.from(input)

describe('files that are no table of results', () => {
  const FILES: [string, FileContent, RegExp][] = [
    ['with nothing in it', '', /Choisissez un fichier/],
    ['of blank lines', '\n\n \r\n', /pas un CSV/],
    ['of a mark alone', '\ufeff', /pas un CSV/],
    ['of a head alone', HEAD, /Aucune ligne/],
    ['that is a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), /une image/],
    ['that is a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10), /une image/],
    ['that is an archive', bytes(0x1f, 0x8b, 8, 0), /une archive/],
    ['with a NUL in the first line', `${HEAD}1;Mo\0rel;;41:12\n`, /pas un texte/],
    ['with a NUL far away', `${HEAD}${LINE.repeat(9000)}\0`, /pas un texte/],
    ['of a head alone in UTF-16', bytes(...Buffer.from(HEAD, 'utf16le')), /Aucune ligne/],
    [
      'with a quote that nothing closes',
      `${HEAD}1;"Morel;;41:12\n${LINE}`,
      /mal formé.*guillemets/,
    ],
    ['with a line of a megabyte', `${HEAD}1;${'x'.repeat(1_000_000)};;41:12\n`, /trop longue/],
    [
      'with a cell of sixty thousand blanks',
      `${HEAD}1;"a${' '.repeat(60_000)}b";;41:12\n`,
      /dépasse 32/,
    ],
    ['with a head of a megabyte', `a;${'x'.repeat(1_000_000)}\n${LINE}`, /trop longue/],
    ['of 201 columns', columns(201), /201\u00a0colonnes.*200/],
    ['of 5 000 columns', columns(5000), /colonnes|trop longue/],
  ]
  it.each(FILES)('a file %s is refused in French, and writes nothing', async (_, file, words) => {
    const refusal = expect.objectContaining({
      code: 'champs_invalides',
      errors: { fichier: expect.stringMatching(words) },
    })
    await expect(send(file)).rejects.toEqual(refusal)
    expect(await countStored()).toBe(0)
  })
})

describe('impossible lines', () => {
  it.each([
    ['25:61:61', /n’est pas un temps/],
    ['1:75:00', /n’est pas un temps/],
    ['-0:41:12', /n’est pas un temps/],
    ['4e3', /n’est pas un temps/],
    ['999:59:59', /n’est pas un temps/],
    ['00:00:00', /n’est pas un temps/],
    ['=NOW()', /n’est pas un temps/],
  ])('the time %s is refused', async (temps, words) => {
    const { erreurs, nb_bonnes } = await attempt(`${HEAD}${LINE}2;Petit Jo;;${temps}\n`)
    expect(nb_bonnes).toBe(1)
    expect(erreurs).toEqual([
      { ligne: 3, champ: 'temps', valeur: temps, message: expect.stringMatching(words) },
    ])
  })

  it('a second row of titles within a file is skipped', async () => {
    const { erreurs, nb_bonnes, laissees } = await attempt(
      `${HEAD}${LINE}${HEAD}2;Petit Jo;;42:00\n3;Durand Al;;43:00\n`,
    )
    expect(nb_bonnes).toBe(3)
    expect(erreurs).toEqual([])
    expect(laissees).toEqual({ nb: 1, textes: ['Dossard Nom Club Temps'] })
  })

  it('errors are listed up to a hundred, and all counted', async () => {
    const file = `${HEAD}${LINE}${Array.from({ length: 2000 }, (_, n) => `${n + 2};A B;;x\n`).join('')}`
    const { erreurs, nb_erreurs } = await attempt(file)
    expect([erreurs.length, nb_erreurs]).toEqual([100, 2000])
    await expect(send(file)).rejects.toMatchObject({
      errors: { fichier: expect.stringMatching(/2\u202f000 lignes ont une erreur/) },
    })
    expect(await countStored()).toBe(0)
  })
})

describe('odd but readable files', () => {
  const namesOf = async (file: FileContent) => {
    const { apercu, nb_erreurs } = await attempt(file)
    expect(nb_erreurs).toBe(0)
    return apercu.map(({ nom }) => nom)
  }

  it.each([
    ['without its mark', Buffer.from(HEAD + LINE, 'utf16le')],
    ['the other way round', Buffer.from(`\ufeff${HEAD}${LINE}`, 'utf16le').swap16()],
  ])('UTF-16 %s is read', async (_, file) => {
    expect(await namesOf(bytes(...file))).toEqual(['Morel Léa'])
  })

  it('mixed line endings are read', async () => {
    const file = 'Dossard;Nom;Temps\r\n1;A B;41:12\n2;C D;42:00\r3;E F;43:00\r\n4;G H;44:00'
    expect(await namesOf(file)).toEqual(['A B', 'C D', 'E F', 'G H'])
  })

  it('lines with fewer or more cells than titles are read', async () => {
    expect(await namesOf('Temps;Nom;Club\n41:12;A B\n42:00;C D;AC Lac;;;;\n')).toEqual([
      'A B',
      'C D',
    ])
  })

  it('formulas, tags and bidirectional signs are read as text', async () => {
    const rows = [
      '1;"=cmd|\'/C calc\'!A0";;41:00',
      '2;<script>alert(1)</script> Jo;<b>AC</b>;42:00',
      '3;"\t=1+1 Al";;43:00',
      '4;"\u202eLéa\u0007 Morel";;44:00',
    ]
    const { apercu } = await attempt(`${HEAD}${rows.join('\n')}\n`)
    expect(apercu.map(({ nom }) => nom)).toEqual([
      "cmd|'/C calc'!A0",
      '<script>alert(1)</script> Jo',
      '1+1 Al',
      'Léa Morel',
    ])
    expect(apercu[1]?.club).toBe('<b>AC</b>')
  })

  it('names that grow in normalisation are stored', async () => {
    await send(`${HEAD}1;"${'\ufdfa'.repeat(70)} ${'\ufdfa'.repeat(70)}";;41:00\n`)
    expect(await countStored()).toBe(2)
  })
})
