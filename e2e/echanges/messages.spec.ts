import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import {
  actOn,
  createFriends,
  createTalker,
  field,
  LAPTOP,
  line,
  openBrowser,
  postAs,
  postMessage,
  write,
} from '../talkers.ts'

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])
const envelope = (page: Page, words: string) =>
  page.getByRole('link', { name: `Messages${words}`, exact: true })

test('of two people who talk on a phone and a laptop, each sees at once what the other writes, reads, changes and takes back', {
  tag: '@main',
}, async ({ page, browser }) => {
  const [zoe, malo] = await createFriends(page.request)
  const hers = await openBrowser(browser, zoe, `/messages/avec/${malo.users_id}`)
  const his = await openBrowser(browser, malo, '/ma-runlist', LAPTOP)
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(malo.nom)
  await expectAccessible(hers)

  await write(hers, 'Tu viens **dimanche** ?')
  await expect(hers).toHaveURL(/\/messages\/\d+$/)
  await expect(line(hers, 'Tu viens dimanche ?').locator('strong')).toHaveText('dimanche')
  await expect(envelope(his, ', 1\u00a0non lue')).toBeVisible()
  await envelope(his, ', 1\u00a0non lue').click()
  await his.getByRole('link', { name: new RegExp(zoe.nom) }).click()
  await expect(line(his, 'Tu viens dimanche ?')).toBeVisible()
  await expect(line(hers, 'Tu viens dimanche ?')).toContainText('Lu')

  await test.step('that one writes shows, and what comes is heard once', async () => {
    await field(his).pressSequentially('Oui, à')
    await expect(hers.getByText(`${malo.nom} écrit…`)).toBeVisible()
    await write(his, 'Oui, à 8 h.')
    await expect(line(hers, 'Oui, à 8 h.')).toBeVisible()
    await expect(hers.getByRole('log')).toContainText(`${malo.nom}\u00a0: Oui, à 8 h.`)
    await expect(hers.getByText(`${malo.nom} écrit…`)).toBeHidden()
    await expectAccessible(hers)
    await expectAccessible(his)
  })

  await test.step('an answer, a reaction, a change and a deletion are there for both', async () => {
    await actOn(hers, 'Oui, à 8 h.', 'Répondre')
    await write(hers, 'Parfait.')
    await expect(line(his, 'Parfait.')).toContainText('Oui, à 8 h.')
    await line(his, 'Parfait.').locator('.bulle').click()
    await line(his, 'Parfait.').getByRole('toolbar').locator('[aria-pressed]').first().click()
    await expect(line(hers, 'Parfait.').getByRole('list', { name: 'Réactions' })).toBeVisible()
    await actOn(hers, 'Parfait.', 'Modifier')
    await field(hers).fill('Parfait, 8 h.')
    await hers.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(line(his, 'Parfait, 8 h.')).toContainText('modifié')
    // The recipient may be notified before the sender's answer.
    await expect(hers.getByText('Modifier mon message')).toBeHidden()
    await actOn(hers, 'Parfait, 8 h.', 'Supprimer pour tous')
    await hers.getByRole('dialog').getByRole('button', { name: 'Supprimer pour tous' }).click()
    await expect(line(his, 'Message supprimé')).toBeVisible()
    await expect(his.getByText('Parfait, 8 h.')).toBeHidden()
  })

  await test.step('what silences and what blocks are drawn apart', async () => {
    await hers.getByRole('button', { name: 'Actions sur cette discussion' }).click()
    const draw = (name: string) => hers.getByRole('menuitem', { name }).locator('path')
    const silence = await draw('Rendre muette').getAttribute('d')
    await expect(draw('Bloquer…')).not.toHaveAttribute('d', silence ?? '')
    await hers.keyboard.press('Escape')
  })

  await test.step('what was begun is there after a reload', async () => {
    await field(hers).fill('Je prends le')
    await hers.reload()
    await expect(field(hers)).toHaveValue('Je prends le')
    await expect(line(hers, 'Oui, à 8 h.')).toBeVisible()
  })
  await hers.context().close()
  await his.context().close()
})

test('a group takes its new name on the pages that are open, and who is taken out of it sees it no more', async ({
  page,
  browser,
}) => {
  const [zoe, malo] = await createFriends(page.request)
  const ines = await createTalker(page.request, 'Inès')
  for (const [who, whom] of [
    [zoe, ines],
    [ines, zoe],
  ] as const) {
    await postAs(page.request, who, '/api/abonnements/store', {
      data: { kind: 'profil', id: whom.users_id, est_suivi: true },
    })
  }
  const his = await openBrowser(browser, malo, '/messages')
  const hers = await openBrowser(browser, zoe, '/messages')
  await hers.getByRole('button', { name: 'Nouveau message' }).click()
  const dialog = hers.getByRole('dialog')
  for (const { nom } of [malo, ines]) {
    await dialog.getByRole('searchbox').fill(nom)
    await dialog.getByRole('button', { name: nom, exact: true }).click()
  }
  await dialog.getByRole('button', { name: 'Créer le groupe' }).click()
  await expect(dialog.getByText('Donnez un nom au groupe.')).toBeVisible()
  await dialog.getByLabel('Nom du groupe').fill('Les brumes')
  await expectAccessible(hers)
  await dialog.getByRole('button', { name: 'Créer le groupe' }).click()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Les brumes')
  await write(hers, 'Bienvenue !')
  await his.getByRole('link', { name: /Les brumes/ }).click()
  await expect(line(his, 'Bienvenue !')).toContainText(zoe.nom)

  await hers.getByRole('button', { name: 'Actions sur cette discussion' }).click()
  await hers.getByRole('menuitem', { name: 'Renommer le groupe' }).click()
  await hers.getByLabel('Nom du groupe').fill('Les crêtes')
  await hers.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Les crêtes')

  await hers.getByRole('button', { name: 'Actions sur cette discussion' }).click()
  await hers.getByRole('menuitem', { name: 'Participants' }).click()
  await hers.getByRole('button', { name: `Retirer ${malo.nom} du groupe` }).click()
  await expect(his.getByText('Cette discussion n’est pas là')).toBeVisible()
  await hers.context().close()
  await his.context().close()
})

test('a stranger whose request is reported and blocked can write no more', async ({
  page,
  browser,
}) => {
  const [zoe, stranger] = [
    await createTalker(page.request, 'Zoé'),
    await createTalker(page.request, 'Otto'),
  ]
  await bringToken(page, zoe.token)
  const { channels_id } = await postMessage(page.request, stranger, zoe, 'Bonjour, on se connaît ?')
  const theirs = await openBrowser(browser, stranger, `/messages/${channels_id}`)
  await page.goto('/messages')
  await page.getByRole('link', { name: /Demandes/ }).click()
  await page.getByRole('link', { name: new RegExp(stranger.nom) }).click()
  const request = page.getByRole('region', { name: 'Demande de message' })
  await expect(request).toContainText(`${stranger.nom} voudrait vous écrire.`)
  await expect(field(page)).toBeHidden()
  await expect(line(theirs, 'Bonjour, on se connaît ?')).not.toContainText('Lu')
  await expectAccessible(page)

  await request.getByRole('button', { name: 'Signaler' }).click()
  await page.getByRole('radio', { name: /Insultant/ }).check()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText(/Merci. L’équipe va regarder/)).toBeVisible()
  await page.getByRole('button', { name: 'Fermer la notification' }).click()

  await request.getByRole('button', { name: 'Bloquer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(page.getByText(`Vous avez bloqué ${stranger.nom}.`)).toBeVisible()
  await theirs.reload()
  await expect(field(theirs)).toBeHidden()
  await theirs.context().close()
})
