import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createCourse } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { createDisponibilite } from '@foulee/testing/sejours'
import { makePhoto, toForm } from '../../../apps/server/src/features/echanges/photos/test-photos.ts'
import { people } from '../../../apps/server/src/features/sejours/reservations/reservations.test-cast.ts'
import { type Author, createAuthor, createReaders, type Reader } from './members.ts'
import { type Answer, request, type Who } from './request.ts'
import type { Site } from './set.ts'

export const KINDS = ['contact', 'message', 'photo', 'reservation'] as const
export type Kind = (typeof KINDS)[number]
/** Acknowledged write; `proof` identifies it for the final check. */
export type Written = { kind: Kind; at: number; proof: string }

const READERS = 600
const PLACES = 30
/** Minimum age of a form (CONTACT_MIN_MS). */
const FORM_MS = 3_500
/** Retries of an unanswered write, as a page does. */
const TRIES = 40

export type Load = {
  answers: Answer[]
  written: Written[]
  renew: () => Promise<{ depart: number }>
  stop: () => Promise<void>
}

export async function startLoad(site: Site): Promise<Load> {
  const { origin, connection } = site
  const { db } = connection
  const { slug } = await createCourse(db, new Date(), { nom: 'Trail des Pannes' })
  const author = await createAuthor(db)
  const answers: Answer[] = []
  const written: Written[] = []
  let readers: Reader[] = []
  let depart = { id: 0, formulaire: '' }
  let parcours = 0
  let photo: string | null = null
  let nb = 0
  let isOver = false

  const recordRequest = async (...input: Parameters<typeof request>) => {
    const { answer, body } = await request(...input)
    answers.push(answer)
    return { isGood: answer.status === 200, status: answer.status, at: answer.at, body }
  }
  const get = (who: Who, what: string, path: string) => {
    const mark = `${path.includes('?') ? '&' : '?'}lecture=${answers.length}`
    const agent = who === 'robot' ? 'Googlebot/2.1 (+http://www.google.com/bot.html)' : 'Firefox'
    return recordRequest(who, what, `${origin}${path}${mark}`, { headers: { 'user-agent': agent } })
  }
  const post = ({ token }: Pick<Author, 'token'>, what: string, path: string, body: object) => {
    const isForm = body instanceof FormData
    return recordRequest('membre', what, `${origin}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
  }
  const recordWrite = (kind: Kind, at: number, proof: string) => written.push({ kind, at, proof })

  const visit = async () => {
    // Unique URLs, to bypass caches.
    await get('visiteur', 'course', `/api/courses/${slug}`)
    await get('visiteur', 'liste', '/api/courses')
    await get('visiteur', 'page', `/courses/${slug}`)
    if (photo) await get('visiteur', 'photo', photo)
    await wait(150)
  }
  const crawl = async () => {
    await get('robot', 'page', `/courses/${slug}`)
    await get('robot', 'plan', '/sitemap.xml')
    await wait(600)
  }
  const writeToTeam = async () => {
    const shown = await get('membre', 'formulaire', '/api/contact')
    if (!shown.isGood) return void (await wait(200))
    const { jeton } = (shown.body as { data: { jeton: string } }).data
    await wait(FORM_MS)
    const n = ++nb
    const message = `Essai de panne numéro ${n}.`
    const letter = { nom: 'Lise', email: 'lise@exemple.fr', sujet: 'course', message, jeton }
    const sent = await post(author, 'contact', '/api/contact', letter)
    if (sent.isGood) recordWrite('contact', sent.at, String(n))
  }
  const insist = async (send: () => ReturnType<typeof post>) => {
    for (let tries = 0; tries < TRIES && !isOver; tries++) {
      const sent = await send()
      // A refusal with a reason is final.
      if (sent.isGood || (sent.status >= 400 && sent.status < 500)) return sent
      await wait(500)
    }
    return null
  }
  const writeToReader = async () => {
    const reader = readers.pop()
    if (!reader) return void (await wait(200))
    const body = { texte: `Message numéro ${reader.id}`, client_id: randomUUID() }
    const path = `/api/messages/post/channel/${reader.channels_id}`
    const sent = await insist(() => post(author, 'message', path, body))
    if (sent?.isGood) recordWrite('message', sent.at, `${reader.id} ${reader.browser.path}`)
    await wait(600)
  }
  const sendPhoto = async () => {
    const bytes = await makePhoto({}, 600, 400)
    const path = `/api/parcours/photo/${parcours}/add`
    const sent = await post(author, 'envoi', path, toForm([bytes]))
    if (sent.isGood) {
      const { data } = sent.body as { data: { url: string }[] }
      photo = data[0]?.url ?? null
      if (photo) recordWrite('photo', sent.at, photo)
    }
    await wait(1_500)
  }
  const book = async () => {
    const reader = readers.shift()
    if (!reader) return void (await wait(200))
    const cle = randomUUID()
    const body = {
      disponibilites_id: depart.id,
      cle,
      participants: people(1),
      telephone: '06 12 34 56 78',
      formulaire: depart.formulaire,
    }
    const sent = await insist(() => post(reader, 'reservation', '/api/voyages/reserve', body))
    if (sent?.isGood) recordWrite('reservation', sent.at, cle)
    await wait(400)
  }
  const forever = async (act: () => Promise<void>) => {
    while (!isOver) await act()
  }

  const renew = async () => {
    readers = await createReaders(db, author, READERS, site.pushOrigin)
    await site.subscribe(readers.map(({ browser }) => browser))
    // A new parcours once the photo limit is reached.
    parcours = (await createParcours(db, new Date(), { users_id: author.id })).id
    const { id } = await createDisponibilite(db, new Date(), { places: PLACES })
    const headers = { authorization: `Bearer ${author.token}` }
    const url = `${origin}/api/voyages/disponibilite/${id}/formulaire`
    const shown = (await (await fetch(url, { headers })).json()) as { data: { empreinte: string } }
    depart = { id, formulaire: shown.data.empreinte }
    return { depart: id }
  }
  await renew()
  const many = (nb: number, act: () => Promise<void>) => Array.from({ length: nb }, () => act)
  const acts = [
    ...many(2, visit),
    ...many(1, crawl),
    ...many(5, writeToTeam),
    ...many(2, writeToReader),
    ...many(1, sendPhoto),
    ...many(1, book),
  ]
  const all = Promise.all(acts.map(forever))
  return {
    answers,
    written,
    renew,
    stop: async () => {
      isOver = true
      await all
    },
  }
}
