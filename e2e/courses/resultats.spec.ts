import { makeGpx } from '@foulee/testing/trace-files'
import { expect, type Page, test } from '@playwright/test'
import { writeXlsx } from 'hucre'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { section } from '../organiser.ts'
import { fetchToken } from '../people.ts'

const LEA = 'lea@foulee.example'
const KARIM = 'karim@foulee.example'
const NORA = 'nora@foulee.example'
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** French spreadsheet export: Windows-1252, semicolons, unknown headers. */
const CSV = `Pl.;Doss.;Coureur;Sx;Né(e) en;Chrono au tapis;Code de retrait
1;12;LEFÈVRE Zoé;F;1990;41:12;INS-2026-0012
2;7;BENALI Karim;H;1988;42:02;INS-2026-0007
3;8;PETIT Léo;H;${new Date().getFullYear() - 14};43:40;INS-2026-0008
4;9;MOREL Ali;H;1979;vite;
;15;GIRARD Paul;H;1995;DNF;
`
const FILE = { name: 'classement.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV, 'latin1') }
/** Run of yesterday morning. Files are deduplicated, hence the name in each. */
const makeOuting = (name: string, km: number) => ({
  name: 'course.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(
    makeGpx({ name, speed: 4.5, length: km * 1000, begun: new Date(`${inDays(-1)}T09:00:00Z`) }),
  ),
})

type Body = { multipart: Record<string, string | typeof FILE> } | { data: object }

const actAs =
  ({ request }: Page, token: string) =>
  async (path: string, body: Body) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.post(path, { headers, ...body })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return await answer.json()
  }

async function publishRace(page: Page, km = 10) {
  const nom = `Foulées des brumes ${crypto.randomUUID().slice(0, 8)}`
  const token = await fetchToken(page.request, LEA)
  const [lea, nora] = [actAs(page, token), actAs(page, await fetchToken(page.request, NORA))]
  const mine = await lea('/api/courses/organisateurs/my', { data: {} })
  const { id, data } = await lea('/api/courses/create', {
    multipart: {
      organisateurs_id: String(mine.data[0].id),
      nom,
      description: 'Une boucle entre lac et crêtes.',
      types: 'route',
      ville: 'Annecy',
      code_postal: '74000',
      position: '[6.13,45.9]',
    },
  })
  const addEdition = async (date_debut: string): Promise<number> => {
    const edition = await lea('/api/courses/editions', {
      multipart: { courses_id: String(id), date_debut },
    })
    const epreuve = await lea('/api/courses/epreuves', {
      data: { editions_id: edition.id, nom: `Le ${km} km`, type: 'route', distance: km * 1000 },
    })
    return epreuve.id
  }
  await addEdition(inDays(200))
  const epreuves_id = await addEdition(inDays(-1))
  await lea(`/api/courses/${id}/etat`, { data: { geste: 'soumettre', motif: '' } })
  await nora(`/api/courses/${id}/etat`, { data: { geste: 'publier', motif: '' } })
  return { id, nom, epreuves_id, slug: data.slug as string, token }
}

type Race = { epreuves_id: number; token: string }

async function sendFile(page: Page, { epreuves_id, token }: Race): Promise<void> {
  const colonnes = '{"rang":0,"dossard":1,"identite":2,"sexe":3,"annee":4,"temps":5,"code":6}'
  await actAs(page, token)(`/api/resultats/${epreuves_id}/envoi`, {
    multipart: { fichier: FILE, colonnes, ignorer: 'true' },
  })
}

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])

test('a file becomes results that everybody reads, in which a runner takes their line with its code', async ({
  page,
  browser,
}) => {
  const race = await publishRace(page)
  await bringToken(page, race.token)
  await page.goto(`/contribution/courses/${race.id}/resultats?epreuve=${race.epreuves_id}`)
  await page.getByLabel('Fichier de résultats').setInputFiles(FILE)
  // The pressed button is gone: the focus is on the file name.
  await expect(page.locator(':focus')).toContainText('Choisir un autre fichier')
  await expect(section(page, 'Les colonnes')).toContainText('seules les places seront publiées')
  await page.getByLabel('Temps', { exact: true }).selectOption({ label: 'Chrono au tapis (41:12)' })
  const preview = section(page, 'Ce qui sera publié')
  await expect(preview.getByRole('row', { name: /LEFÈVRE Zoé/ })).toContainText("41'12")
  await expect(preview).toContainText('P.\u00a0L.')
  await expect(section(page, 'Une ligne a une erreur')).toContainText('vite')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publier sans cette ligne' }).click()
  await expect(page.getByText('Les résultats sont publiés.')).toBeFocused()
  await expect(section(page, 'Résultats publiés')).toContainText('4\u00a0lignes')

  const visit = await (await browser.newContext()).newPage()
  await visit.goto(`/courses/${race.slug}`)
  await section(visit, 'Éditions passées et résultats')
    .getByRole('link', { name: /Le 10 km/ })
    .click()
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(/Résultats\s: Le 10 km/)
  await expect(visit.getByRole('row', { name: /GIRARD Paul/ })).toContainText('Abandon')
  await expect(section(visit, 'Podiums')).toContainText('LEFÈVRE Zoé')
  await visit.getByRole('searchbox', { name: 'Nom ou dossard' }).fill('lefevre')
  await visit.getByRole('button', { name: 'Chercher' }).click()
  await expect(visit.getByRole('row', { name: /GIRARD Paul/ })).toBeHidden()
  await expect(visit.getByRole('row', { name: /LEFÈVRE Zoé/ })).toBeVisible()
  await expectAccessible(visit)
  await visit.context().close()

  const runner = await (await browser.newContext()).newPage()
  // A claim requires a verified address.
  await bringToken(runner, await fetchToken(runner.request, KARIM))
  await runner.goto(`/courses/${race.slug}/epreuves/${race.epreuves_id}/resultats`)
  await section(runner, 'Est-ce vous ?')
    .getByRole('button', { name: /C’est moi/ })
    .click()
  const dialog = runner.getByRole('dialog', { name: 'Ce résultat est le vôtre ?' })
  // On touch screens the title is focused, so that the keyboard covers nothing.
  await expect(dialog.getByRole('heading')).toBeFocused()
  await dialog.getByLabel('Votre code').fill('INS-2026-0012')
  await dialog.getByRole('button', { name: 'C’est moi' }).click()
  await expect(dialog).toContainText('ne vont pas ensemble')
  await expectAccessible(runner)
  await dialog.getByLabel('Votre code').fill('ins 2026 0007')
  await dialog.getByRole('button', { name: 'C’est moi' }).click()
  const mine = section(runner, 'Votre résultat')
  await expect(mine).toContainText('2e sur 3')
  await mine.getByRole('button', { name: 'Montrer mes initiales' }).click()
  await expect(mine).toContainText('B.\u00a0K.')
  await expect(runner.getByRole('row', { name: /BENALI Karim/ })).toBeHidden()
  await runner.context().close()
})

test('who has no code asks the organiser, takes their line away and puts it back, and finds their outing beside it', async ({
  page,
  browser,
}) => {
  const km = 12
  const race = await publishRace(page, km)
  await sendFile(page, race)
  const results = `/courses/${race.slug}/epreuves/${race.epreuves_id}/resultats`
  const laptop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false }
  const parent = await (await browser.newContext(laptop)).newPage()
  const token = await fetchToken(parent.request, KARIM)
  await bringToken(parent, token)
  const dialog = parent.getByRole('dialog', { name: 'Ce résultat est le vôtre ?' })
  const words = dialog.getByLabel('Comment il peut vous reconnaître')
  const claimDossard = async () => {
    await parent.getByRole('button', { name: 'Indiquer mon dossard' }).click()
    // With a keyboard the first field is focused.
    await expect(dialog.getByLabel('Votre dossard')).toBeFocused()
    await dialog.getByLabel('Votre dossard').fill('8')
    await dialog.getByLabel(/Je n’en ai pas/).check()
    await words.fill('Je suis le père de Léo.')
  }

  await test.step('a request is made, read among one’s own and taken back', async () => {
    await parent.goto(results)
    // A minor is shown as initials, without bib number, which a start list would resolve.
    await expect(parent.getByRole('row', { name: /P\.\sL\./ })).not.toContainText('dossard')
    await claimDossard()
    await dialog.getByRole('button', { name: 'Demander' }).click()
    await expect(section(parent, 'Votre demande')).toContainText('dossard 8')
    await parent.goto('/mes-resultats')
    const waiting = section(parent, 'Ma demande')
    await expect(waiting).toContainText('Attend l’organisateur')
    await expectAccessible(parent)
    await waiting.getByRole('button', { name: /Reprendre ma demande/ }).click()
    await expect(waiting).toBeHidden()
  })

  await test.step('another window asked meanwhile: it is shown beside what is written, which stays', async () => {
    await parent.goto(results)
    await claimDossard()
    await actAs(page, token)(`/api/resultats/${race.epreuves_id}/demandes`, {
      data: { dossard: '9', motif: 'Dans une autre fenêtre.' },
    })
    await dialog.getByRole('button', { name: 'Demander' }).click()
    const there = dialog.getByRole('region', { name: 'Votre demande qui attend' })
    await expect(there).toContainText('Dans une autre fenêtre.')
    await expect(words).toHaveValue('Je suis le père de Léo.')
    await expectAccessible(parent)
    await dialog.getByRole('button', { name: 'Remplacer ma demande' }).click()
    await expect(section(parent, 'Votre demande')).toContainText('dossard 8')
  })

  await test.step('the organiser accepts it, and has codes for the others', async () => {
    await bringToken(page, race.token)
    await page.goto(`/contribution/courses/${race.id}/resultats?epreuve=${race.epreuves_id}`)
    const desk = section(page, 'À vérifier')
    await expect(desk).toContainText('PETIT Léo')
    await expect(desk).toContainText('Je suis le père de Léo.')
    await expectAccessible(page)
    await desk.getByRole('button', { name: /Accepter/ }).click()
    await expect(desk).toBeHidden()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger les codes' }).click()
    expect((await download).suggestedFilename()).toMatch(/^codes-.*\.csv$/)
  })

  await test.step('the organiser mends a line of the published table, and its place follows', async () => {
    await page.goto(results)
    await page.getByRole('button', { name: 'Corriger BENALI Karim' }).click()
    const form = page.getByRole('dialog', { name: 'Corriger une ligne' })
    await form.getByLabel('Temps').fill('vite')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByLabel('Temps')).toBeFocused()
    await expect(form).toContainText('n’est pas un temps')
    await expectAccessible(page)
    await form.getByLabel('Temps').fill('40:02')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('row', { name: /BENALI Karim/ })).toContainText("40'02")
    await expect(page.getByRole('row').nth(1)).toContainText('BENALI Karim')
    await expect(page.getByText(/· corrigé le/)).toBeVisible()
    await page.goto(`/contribution/courses/${race.id}/resultats?epreuve=${race.epreuves_id}`)
    await expect(section(page, 'Historique')).toContainText(
      'a changé le temps de «\u00a0BENALI Karim',
    )
  })

  const mine = section(parent, 'Votre résultat')
  await test.step('the line goes and comes back', async () => {
    await parent.reload()
    await mine.getByRole('button', { name: 'Retirer ma ligne' }).click()
    await parent.getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(mine).toContainText('plus personne ne la voit')
    await expect(parent.getByRole('row', { name: /P\.\sL\./ })).toBeHidden()
    await page.reload()
    await expect(section(page, 'Lignes retirées')).toContainText('retirée par qui a couru')
    await mine.getByRole('button', { name: 'Remettre ma ligne' }).click()
    await expect(parent.getByRole('row', { name: /P\.\sL\./ })).toBeVisible()
  })

  await parent.goto('/contribution/activites')
  await parent.getByLabel('Fichiers de sorties').setInputFiles(makeOuting(race.nom, km))
  await expect(parent.getByText(/course\.gpx est dans vos sorties/)).toBeVisible()
  await parent.goto('/mes-resultats')
  await parent.getByRole('link', { name: `Votre sortie : ${race.nom}` }).click()
  const course = parent.getByText(/^Course\s:/)
  await expect(course).toHaveText(/\s·\sLe 12 km\s—\s43'40, 3e sur 3\s·\sMon bilan$/)
  await course.getByRole('link', { name: race.nom }).click()
  await expect(mine).toContainText('3e sur 3')
  await parent.context().close()
})

/** Excel encodings: durations as fractions of a day, and data that is not on the first sheet. */
async function makeWorkbook() {
  const time = { numFmt: 'h:mm:ss' }
  const written = await writeXlsx({
    sheets: [
      { name: 'Vide', rows: [] },
      {
        name: 'Classement',
        columns: [{}, {}, {}, {}, time],
        rows: [
          ['Rang', 'Dossard', 'Nom', 'Prénom', 'Temps'],
          [1, 12, 'LEFÈVRE', 'Zoé', (41 * 60 + 12) / 86_400],
          [2, 7, 'BENALI', 'Karim', (62 * 60 + 5) / 86_400],
          [3, 9, 'PETIT', 'Nora', (63 * 60 + 5) / 86_400],
        ],
        rowDefs: new Map([[3, { hidden: true }]]),
      },
    ],
  })
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: 'classement.xlsx', mimeType, buffer: Buffer.from(written) }
}

test('an old workbook is refused with what to do, a new one is published, and is read in the dark and in the frame of another site', async ({
  page,
}) => {
  const race = await publishRace(page)
  await bringToken(page, race.token)
  await page.goto(`/contribution/courses/${race.id}/resultats?epreuve=${race.epreuves_id}`)
  const input = page.getByLabel('Fichier de résultats')
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)])
  await input.setInputFiles({
    name: 'ancien.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: old,
  })
  await expect(
    page.getByText(/ancien classeur Excel.*Enregistrez-le en \.xlsx ou \.csv/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await expect(page.getByRole('button', { name: 'Choisir un fichier' })).toBeFocused()
  await input.setInputFiles(await makeWorkbook())
  const preview = section(page, 'Ce qui sera publié')
  await expect(preview.getByRole('row', { name: /LEFÈVRE Zoé/ })).toContainText("41'12")
  await expect(preview.getByRole('row', { name: /BENALI Karim/ })).toContainText('1h02')
  await expect(preview.getByRole('row', { name: /PETIT/ })).toBeHidden()
  const hidden = page.getByRole('group', { name: '1\u00a0ligne masquée dans le classeur' })
  await hidden.getByLabel('La lire').check()
  await expect(preview.getByRole('row', { name: /PETIT Nora/ })).toBeVisible()
  await hidden.getByLabel('La laisser').check()
  await expect(preview.getByRole('row', { name: /PETIT/ })).toBeHidden()
  // Unknown age: names wait for the organiser's confirmation.
  await expect(preview.getByRole('row', { name: /^L\.\s?Z\. \(lu/ })).toBeVisible()
  await page.getByLabel(/Tous étaient majeurs/).check()
  await expect(preview.getByRole('row', { name: /^LEFÈVRE Zoé/ })).toBeVisible()
  await expect(page.getByLabel('Temps', { exact: true })).toBeHidden()
  await page.getByText('Changer les colonnes').click()
  await expect(page.getByLabel('Temps', { exact: true })).toBeVisible()
  await expect(page.getByText(/Classement/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Publier/ }).click()
  await expect(page.getByText('Les résultats sont publiés.')).toBeVisible()

  const results = `/courses/${race.slug}/epreuves/${race.epreuves_id}/resultats`
  for (const path of [results, `/integrer/courses/${race.slug}`]) {
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      const isWider = await page.evaluate(() => document.body.scrollWidth > innerWidth)
      expect(isWider, 'scrolls sideways').toBe(false)
    })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
})
