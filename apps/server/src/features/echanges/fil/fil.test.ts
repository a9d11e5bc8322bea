import * as schema from '@foulee/db/schema'
import { createSignalement } from '@foulee/testing/commentaires'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { blankPng } from '@foulee/testing/png'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { findReaction } from './fil.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.workOff()
  await t.close()
})

type Reader = SignedIn & { id: number }
async function newReader(): Promise<Reader> {
  const { id } = await createUser(t.db)
  return { id, ...(await t.signIn({ id })) }
}

const read = async (
  { call }: Reader,
  query: { page?: number; nb_page?: number; kind?: 'course' } = {},
) => (await call('POST /api/dashboard/feed', { query })).data

const follow = ({ call }: Reader, kind: 'profil' | 'course' | 'organisateur', id: number) =>
  call('POST /api/abonnements/store', { body: { kind, id, est_suivi: true } })

async function newPair() {
  const author = await createUser(t.db, { prenom: 'Ada', nom: 'Moreau' })
  const reader = await newReader()
  await follow(reader, 'profil', author.id)
  const item = await createPublication(t.db, { users_id: author.id })
  return { author, reader, item }
}

describe('the feed', () => {
  it('a reader sees followed items, newest first, each with its reason', async () => {
    const { author, reader, item } = await newPair()
    const later = await createPublication(t.db, { users_id: author.id, texte: 'Et une autre.' })
    await createPublication(t.db, { users_id: (await createUser(t.db)).id })
    const items = await read(reader)
    expect(items.map(({ id }) => id)).toEqual([later.id, item.id])
    expect(items[0]).toMatchObject({
      kind: 'texte',
      phrase: 'écrit',
      texte: 'Et une autre.',
      raison: 'Vous suivez Ada\u00a0M.',
      emetteur: { kind: 'profil', id: author.id, url: `/coureurs/${author.id}` },
      carte: { kind: 'texte', objet: { photos: [] } },
      droits: { modifier: false, supprimer: false, signaler: true },
    })
  })

  it('a thinned page loads the missing items together, not one by one', async () => {
    const { author, reader, item } = await newPair()
    for (let n = 0; n < 60; n++) {
      const gone = { kind: 'activite' as const, fait_id: 2_000_000_000 }
      await createPublication(t.db, { users_id: author.id, ...gone })
    }
    const query = vi.spyOn(t.db.$client, 'query')
    const items = await read(reader, { nb_page: 1 })
    const statements = query.mock.calls
      .map(([given]) => (given as unknown as { text: string }).text)
      .filter((text) => /from users u left join profils p/.test(text))
    query.mockRestore()
    expect(items.map(({ id }) => id)).toEqual([item.id])
    expect(statements).toHaveLength(3)
  })

  it('a reader who follows nobody sees only their own words', async () => {
    const reader = await newReader()
    expect(await read(reader)).toEqual([])
    const { id } = await createPublication(t.db, { users_id: reader.id })
    expect(await read(reader)).toMatchObject([{ id, raison: 'Vous l’avez publié' }])
  })

  it('the races of the run list come too, and highlights come first', async () => {
    const reader = await newReader()
    const course = await createCourse(t.db, t.clock.now)
    await t.db.insert(schema.liste).values({
      users_id: reader.id,
      type: 'epreuve',
      objet_id: await findEpreuveOf(t.db, course.id),
    })
    const emetteur = { emetteur_kind: 'course', emetteur_id: course.id } as const
    const listed = await createPublication(t.db, {
      kind: 'course',
      fait_id: course.id,
      ...emetteur,
    })
    const author = await createUser(t.db)
    const shown = await createPublication(t.db, { users_id: author.id })
    onTestFinished(async () => {
      await t.db
        .delete(schema.misesEnAvant)
        .where(eq(schema.misesEnAvant.publications_id, shown.id))
    })
    const at = t.clock.now.getTime()
    const put = (debut: number, fin: number) =>
      t.db.insert(schema.misesEnAvant).values({
        publications_id: shown.id,
        titre: 'La photo de la semaine',
        debut: new Date(at + debut).toISOString(),
        fin: new Date(at + fin).toISOString(),
      })
    await put(-2000, -1000)
    await put(1000, 2000)
    expect((await read(reader)).map(({ raison }) => raison)).toEqual(['Dans votre run list'])
    await put(-1000, 1000)
    await createPublication(t.db, { users_id: reader.id })
    const items = await read(reader)
    expect(items).toHaveLength(3)
    expect(items[0]).toMatchObject({
      id: shown.id,
      mise_en_avant: 'La photo de la semaine',
      raison: 'Mis en avant par l’équipe\u00a0: La photo de la semaine',
    })
    expect(await read(reader, { kind: 'course' })).toMatchObject([{ id: listed.id }])
  })

  it('new items are counted without entering the page', async () => {
    const { author, reader, item } = await newPair()
    const findNews = async () =>
      (await reader.call('POST /api/feed/nouveautes', { body: { depuis: item.id } })).data
    expect(await findNews()).toEqual({ nb: 0, derniere: item.id })
    const next = await createPublication(t.db, { users_id: author.id })
    await createPublication(t.db, { users_id: reader.id })
    expect(await findNews()).toEqual({ nb: 1, derniere: next.id })
  })
})

describe('repeated events', () => {
  it('a race that is published, withdrawn and published again comes once', async () => {
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    const organisateur = await createOrganisateur(t.db, { nom: 'Les Foulées du lac' })
    const reader = await newReader()
    await follow(reader, 'organisateur', organisateur.id)
    const { id } = await createCourse(t.db, t.clock.now, {
      organisateurs_id: organisateur.id,
      etat: 1,
    })
    const move = (geste: 'publier' | 'annuler' | 'soumettre') =>
      staff.call('POST /api/courses/{id}/etat', {
        params: { id },
        body: { geste, motif: geste === 'annuler' ? 'Trop de neige.' : '' },
      })
    expect(await read(reader)).toEqual([])
    await move('publier')
    const [item] = await read(reader)
    expect(item).toMatchObject({
      kind: 'course',
      phrase: 'publie une course',
      emetteur: { kind: 'organisateur', nom: 'Les Foulées du lac' },
      raison: 'Vous suivez Les Foulées du lac',
      carte: { kind: 'course', objet: { id } },
    })
    await move('annuler')
    await move('soumettre')
    expect(await read(reader)).toEqual([])
    await move('publier')
    expect((await read(reader)).map((item) => item.id)).toEqual([item?.id])
  })
})

describe('words of a member', () => {
  it('words are published with photos, changed and deleted by their author alone', async () => {
    const author = await newReader()
    const photo = new File([new Uint8Array(blankPng(600, 400))], 'a.png', { type: 'image/png' })
    const { id, data } = await author.call('POST /api/feed/store', {
      body: form({ texte: 'Qui vient dimanche\u00a0?', photo }),
    })
    expect(data).toMatchObject({ id, est_modifiee: false, droits: { modifier: true } })
    expect(data.carte.kind === 'texte' && data.carte.objet.photos).toHaveLength(1)
    const other = await newReader()
    const change = (reader: Reader) =>
      reader.call('POST /api/feed/update/{id}', { params: { id }, body: { texte: 'Samedi.' } })
    const remove = (reader: Reader) => reader.call('POST /api/feed/del/{id}', { params: { id } })
    for (const act of [change, remove]) {
      await expect(act(other)).rejects.toMatchObject({ code: 'publication_introuvable' })
    }
    t.clock.advance({ hours: 1 })
    expect((await change(author)).data).toMatchObject({ texte: 'Samedi.', est_modifiee: true })
    await remove(author)
    const gone = other.call('POST /api/feed/{id}', { params: { id } })
    await expect(gone).rejects.toMatchObject({ code: 'publication_introuvable' })
  })

  it('words carry ten photos, by either way of adding them', async () => {
    const { id: users_id, call } = await newReader()
    const { id } = await createPublication(t.db, { users_id })
    const row = { publications_id: id, largeur: 6, hauteur: 4, prete: true }
    await t.db
      .insert(schema.publicationPhotos)
      .values(Array.from({ length: 10 }, (_, n) => ({ ...row, fichier: `photo/${n}`, ordre: n })))
    const photo = new File([new Uint8Array(blankPng(60, 40))], 'a.png', { type: 'image/png' })
    const add = call('POST /api/photo/{model}/{id}/add', {
      params: { model: 'publication', id },
      body: form({ photo }),
    })
    await expect(add).rejects.toMatchObject({ code: 'trop_de_photos' })
  })
})

describe('one item', () => {
  it('an item takes one reaction from each member, which can be changed and withdrawn', async () => {
    const { reader, item } = await newPair()
    const react = async (reaction_types_id: number | null) =>
      (
        await reader.call('POST /api/feed/reagir/{id}', {
          params: { id: item.id },
          body: { reaction_types_id },
        })
      ).data
    const [bravo, chapeau] = [await findReaction(t), await findReaction(t, 1)]
    expect(await react(bravo)).toMatchObject({ nb: 1, ma_reaction: bravo })
    expect(await react(chapeau)).toEqual({
      nb: 1,
      types: [{ reaction_types_id: chapeau, nb: 1 }],
      ma_reaction: chapeau,
    })
    expect(await react(null)).toEqual({ nb: 0, types: [], ma_reaction: null })
    await expect(react(2_000_000_000)).rejects.toMatchObject({ code: 'reaction_inconnue' })
  })

  it('an item can be hidden for one member alone, and comes back', async () => {
    const { reader, item } = await newPair()
    const hide = (est_masquee: boolean) =>
      reader.call('POST /api/feed/masquer/{id}', { params: { id: item.id }, body: { est_masquee } })
    await hide(true)
    expect(await read(reader)).toEqual([])
    await hide(false)
    expect(await read(reader)).toHaveLength(1)
  })

  it('an item is commented by its author too, without a rating, and counts its comments', async () => {
    const { author, reader, item } = await newPair()
    const writer = await t.signIn(author)
    const comment = (call: Reader['call'], note: number | null = null) =>
      call('POST /api/commentaires', {
        body: { model: 'publication', id: item.id, texte: 'Bravo\u00a0!', note },
      })
    await comment(reader.call)
    await comment(writer.call)
    await expect(comment(reader.call, 5)).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { note: expect.any(String) },
    })
    expect(await read(reader)).toMatchObject([{ nb_commentaires: 2 }])
    const told = await t.db
      .select()
      .from(schema.notifications)
      .where(
        and(eq(schema.notifications.users_id, author.id), eq(schema.notifications.kind, 'avis')),
      )
    expect(told.map(({ url }) => url.split('#')[0])).toEqual([`/feed/${item.id}`])
    const list = t.call('POST /api/commentaires/list', {
      body: { model: 'publication', id: item.id },
    })
    await expect(list).rejects.toMatchObject({ code: 'objet_introuvable' })
  })

  it('an item reported and upheld leaves every feed, and its author reads why', async () => {
    const { author, reader, item } = await newPair()
    await reader.call('POST /api/signalements', {
      body: { model: 'publication', id: item.id, motif: 'publicite', texte: '' },
    })
    const [report] = await t.db
      .select({ id: schema.signalements.id })
      .from(schema.signalements)
      .where(eq(schema.signalements.users_id, reader.id))
    const second = await createSignalement(t.db, { model: 'publication', objet_id: item.id })
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    await staff.call('POST /api/signalements/decider', {
      body: { id: report?.id ?? 0, decision: 'retenu', motif: 'Ce n’est que de la publicité.' },
    })
    expect(await read(reader)).toEqual([])
    const { call } = await t.signIn(author)
    const { data } = await call('POST /api/feed/{id}', { params: { id: item.id } })
    expect(data.masque?.motif).toBe('Ce n’est que de la publicité.')
    await expect(
      staff.call('POST /api/signalements/decider', {
        body: { id: second.id, decision: 'retenu', motif: 'Encore.' },
      }),
    ).rejects.toMatchObject({ code: 'signalement_deja_decide' })
  })
})

describe('followed and muted sources', () => {
  it('a muted source leaves the feed and stays followed', async () => {
    const { author, reader } = await newPair()
    const mute = (est_muet: boolean) =>
      reader.call('POST /api/feed/sourdine', {
        body: { kind: 'profil', id: author.id, est_muet },
      })
    await mute(true)
    expect(await read(reader)).toEqual([])
    const muted = (await reader.call('POST /api/feed/sourdines', {})).data
    expect(muted).toMatchObject([{ cible: { kind: 'profil', id: author.id } }])
    const etat = { body: { kind: 'profil', id: author.id } } as const
    expect((await reader.call('POST /api/abonnements/etat', etat)).data.est_suivi).toBe(true)
    await mute(false)
    expect(await read(reader)).toHaveLength(1)
  })

  it('muted sources are listed page after page', async () => {
    const reader = await newReader()
    for (let n = 0; n < 3; n++) {
      const { id } = await createUser(t.db)
      await reader.call('POST /api/feed/sourdine', { body: { kind: 'profil', id, est_muet: true } })
    }
    const turn = (page: number) =>
      reader.call('POST /api/feed/sourdines', { query: { page, nb_page: 2 } })
    const pages = [await turn(1), await turn(2)]
    expect(pages.map(({ data, nb }) => [data.length, nb])).toEqual([
      [2, 3],
      [1, 3],
    ])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ cible }) => cible.id))).size).toBe(3)
  })

  it('followed organisers and members stand in one list, and can be unfollowed', async () => {
    const reader = await newReader()
    const organisateur = await createOrganisateur(t.db)
    const friend = await createUser(t.db)
    expect((await follow(reader, 'organisateur', organisateur.id)).data).toEqual({
      est_suivi: true,
      nb_abonnes: 1,
    })
    await follow(reader, 'profil', friend.id)
    const list = async () => (await reader.call('POST /api/abonnements/list', {})).data
    expect((await list()).map(({ cible }) => `${cible.kind} ${cible.id}`).toSorted()).toEqual(
      [`organisateur ${organisateur.id}`, `profil ${friend.id}`].toSorted(),
    )
    const pages = await Promise.all(
      [1, 2].map((page) =>
        reader.call('POST /api/abonnements/list', { query: { page, nb_page: 1 } }),
      ),
    )
    expect(pages.flatMap(({ data }) => data)).toEqual(await list())
    await reader.call('POST /api/abonnements/store', {
      body: { kind: 'organisateur', id: organisateur.id, est_suivi: false },
    })
    expect(await list()).toHaveLength(1)
  })
})
