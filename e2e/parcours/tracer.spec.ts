import { encodePolyline } from '@foulee/trace/polyline'
import { devices, expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'
import { openEditor, section, submitRace } from '../organiser.ts'
import { arriveAs, fetchToken } from '../people.ts'
import { NORA } from '../staff.ts'

const PAOLA = 'paola@foulee.example'
const DESCRIPTION = 'Une boucle en balcon au-dessus de la vallée, avec une source à mi-chemin.'
const { viewport, hasTouch, isMobile } = devices['iPhone 13']
test.use({ viewport, hasTouch, isMobile })

/** The nightly network of the demo world may stand or not: here no engine answers. */
const leaveWithoutEngine = (page: Page) =>
  page.route('**/api/itineraires/etat', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          moteur: null,
          attribution: null,
          bornes: null,
          has_altitudes: false,
          has_terrains: false,
          has_consignes: false,
          has_boucles: false,
        },
      },
    }),
  )

const points = (page: Page, nb: number) =>
  expect(page.getByRole('heading', { name: `Les points (${nb})` })).toBeVisible()

test('a route is drawn with a thumb, survives a reload, is redrawn as a draft, and published', async ({
  page,
}) => {
  const titre = `Tour de ${crypto.randomUUID().slice(0, 8)}`
  await arriveAs(page, PAOLA)
  await leaveWithoutEngine(page)
  await page.goto('/contribution/parcours')
  await page.getByRole('link', { name: 'Tracer un parcours' }).click()
  await expect(page.getByText('Foulée ne connaît pas encore les chemins')).toBeVisible()
  const map = page.getByRole('region', { name: 'Carte du tracé' })
  await expect(map).toBeVisible()
  await map.tap({ position: { x: 110, y: 110 } })
  await points(page, 1)
  await map.tap({ position: { x: 230, y: 130 } })
  await points(page, 2)
  await map.tap({ position: { x: 250, y: 260 } })
  await points(page, 3)
  await page.getByRole('button', { name: 'Boucler' }).click()
  await points(page, 4)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await points(page, 3)

  await page.reload()
  await expect(page.getByText('Voici le tracé que vous aviez commencé')).toBeVisible()
  await points(page, 3)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByLabel('Nom du parcours').fill(titre)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('heading', { name: titre, level: 1 })).toBeVisible()

  await page.getByRole('link', { name: 'Redessiner' }).click()
  await expect(page.getByText(`« ${titre} »`)).toBeVisible()
  await points(page, 3)

  await page.goBack()
  await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION)
  await page.getByRole('checkbox', { name: 'Trail' }).check({ force: true })
  await expect(page.getByText('Il ne manque rien')).toBeVisible()
  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByText('L’équipe relit votre parcours')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const published = await page.request.post(`/api/parcours/etat/${id}`, {
    headers: { authorization: `Bearer ${await fetchToken(page.request, NORA)}` },
    data: { geste: 'publier' },
  })
  expect(published.status()).toBe(200)
  await page.goto(`/parcours/${id}`)
  await expect(page.getByRole('heading', { name: titre, level: 1 })).toBeVisible()
  await expect(page.getByText('D’après un tracé, non couru')).toBeAttached()
})

test('an organiser draws the route of a race, whose form saves what was typed first', async ({
  page,
}) => {
  const titre = `Boucle de ${crypto.randomUUID().slice(0, 8)}`
  await openEditor(page, await submitRace(page.request))
  await leaveWithoutEngine(page)
  const epreuves = section(page, 'Épreuves')
  await epreuves.getByRole('button', { name: 'Ajouter une épreuve' }).click()
  await epreuves.getByLabel('Nom', { exact: true }).fill('Le 8 km')
  await epreuves.getByLabel('Type', { exact: true }).selectOption('Trail')
  await epreuves.getByLabel(/^Distance/).fill('8')
  await epreuves.getByRole('button', { name: 'Enregistrer et tracer' }).click()
  await expect(page.getByText('le tracé sera le parcours de l’épreuve')).toBeVisible()

  for (const place of ['45,2 5,72', '45,21 5,73']) {
    await page.getByLabel('Coordonnées', { exact: true }).fill(place)
    await page.getByRole('button', { name: 'Poser ce point' }).click()
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByLabel('Nom du parcours').fill(titre)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()

  await expect(page.getByText('c’est le parcours de l’épreuve')).toBeVisible()
  await epreuves.getByRole('button', { name: 'Modifier Le 8 km' }).click()
  await expect(epreuves.getByText(titre)).toBeVisible()
})

/** A ring of ten kilometres around a place, as an engine would propose it. */
function makeLoop([lon, lat]: [number, number]) {
  const turns = Array.from({ length: 41 }, (_, rank) => (rank * 2 * Math.PI) / 40)
  const line = {
    lon: Float64Array.from(turns, (turn) => lon + 0.0204 * Math.sin(turn)),
    lat: Float64Array.from(turns, (turn) => lat + 0.0143 * (1 - Math.cos(turn))),
  }
  return {
    ligne: encodePolyline(line),
    altitudes: turns.map(() => 200),
    passages: [0, 20, 40],
    distance: 10_000,
    denivele: 0,
    part_repetee: 0,
    terrains: null,
    consignes: null,
    temps_estime: 3300,
  }
}

const answerWithLoops = async (page: Page, place: [number, number]) => {
  const engine = { moteur: 'valhalla', attribution: null }
  const knows = { bornes: null, has_altitudes: true, has_terrains: false, has_consignes: false }
  const fulfil = (path: string, data: object) =>
    page.route(`**/api/itineraires/${path}`, (route) =>
      route.fulfill({ json: { success: true, data: { ...engine, ...data } } }),
    )
  await fulfil('etat', { ...knows, has_boucles: true })
  await fulfil('boucles', { boucles: [makeLoop(place)], possible: null })
}

test('a session leads to a loop of its length, which is then its route, with the file for the watch', async ({
  page,
}) => {
  const { token } = await arriveAsNew(page, 'f')
  const answer = await page.request.post('/api/training/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { jour: '2099-05-12', titre: 'Footing', raccourci: '10 km EF' },
  })
  const { id } = (await answer.json()).data
  await answerWithLoops(page, [5.72, 45.2])
  await page.goto(`/training?entrainement=${id}`)
  await page.getByRole('link', { name: 'Trouver une boucle pour cette séance' }).click()
  await page.getByLabel('Coordonnées', { exact: true }).fill('45,2 5,72')
  await page.getByRole('button', { name: 'Poser ce point' }).click()
  await expect(page.getByLabel('Longueur', { exact: true })).toHaveValue(/^10\b/)
  await page.getByRole('button', { name: 'Chercher trois boucles' }).click()
  await page.getByRole('button', { name: 'Prendre cette boucle 1' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByLabel('Nom du parcours').fill('Tour du lac')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()

  await expect(page.getByText('c’est le parcours de la séance')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Tour du lac' }).click()
  await expect(page.getByRole('heading', { name: 'Tour du lac', level: 1 })).toBeVisible()
  await page.getByText('Télécharger', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^FIT/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.fit$/)
})
