import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const attempt = (bytes: Buffer<ArrayBuffer>) =>
  nora.call('POST /api/admin/imports/essai', {
    // The content decides, not the name.
    body: form({ fichier: new File([bytes], 'courses.csv') }),
  })

it('a workbook of races is read with its days, hours and distances', async () => {
  const rows = [
    ['Les courses du club'],
    ['Nom', 'Ville', 'Code postal', 'Date', 'Heure', 'Distance (km)', 'D+', 'Prix'],
    ['Trail du classeur', 'Annecy', 74000, new Date('2027-05-16Z'), 9.5 / 24, 42.195, 2400, 25.5],
    ['Course sans date', 'Annecy', 74000, null, null, 10, 0, 0],
  ]
  const formats = [undefined, undefined, undefined, 'dd/mm/yyyy', 'hh:mm']
  const { data } = await attempt(
    await xlsx([sheet([], { name: 'Notes' }), sheet(rows, { formats, name: 'Courses' })]),
  )
  expect(data.constats[0]).toBe('Feuille «\u00a0Courses\u00a0» lue.')
  expect(data.nb).toEqual({ creee: 1, completee: 0, doublon: 0, refusee: 1 })
  expect(data.lignes).toMatchObject([
    { line: 4, statut: 'refusee' },
    { line: 3, statut: 'creee', remarques: [] },
  ])
})

it('a file that is no workbook is refused in French, under its field', async () => {
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  await expect(attempt(old)).rejects.toMatchObject({
    code: 'champs_invalides',
    errors: { fichier: expect.stringMatching(/ancien classeur Excel.*\.xlsx ou \.csv/) },
  })
})
