import { createDemande, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let nora: { id: number }
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Petit' })
  staff = await t.signIn(nora)
})
afterAll(() => t.close({ isStaged: true }))

type Queue = Parameters<typeof staff.call<'POST /api/admin/moderation/list'>>[1]
const readQueue = async (body: NonNullable<Queue>['body'] = {}) =>
  staff.call('POST /api/admin/moderation/list', { body: { nb_page: 100, ...body } })

describe('moderation queue', () => {
  it('the queue names each item, its author and its page', async () => {
    const author = await createUser(t.db, { prenom: 'Paola', nom: 'Santini' })
    const { id } = await createParcours(t.db, t.clock.now, {
      users_id: author.id,
      etat: 1,
      titre: 'La boucle du lac',
    })
    const { data } = await readQueue({ filtres: { type: 'parcours' } })
    expect(data.find(({ objet_id }) => objet_id === id)).toMatchObject({
      id: `parcours-${id}`,
      type: 'parcours',
      titre: 'La boucle du lac',
      auteur: { users_id: author.id, nom: 'Santini Paola' },
      url: `/contribution/parcours/${id}`,
    })
  })

  it('the queue has stable pages in one order', async () => {
    for (const _ of [1, 2, 3]) await createDemande(t.db)
    const all = await readQueue({ ordre: 'asc', filtres: { type: 'demande' } })
    const pages = await Promise.all(
      [1, 2].map((page) =>
        readQueue({ page, nb_page: 2, ordre: 'asc', filtres: { type: 'demande' } }),
      ),
    )
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data.slice(0, 4))
    expect(pages.map(({ nb }) => nb)).toEqual([all.nb, all.nb])
    await createParcours(t.db, t.clock.now, { etat: 1 })
    expect((await readQueue({ filtres: { type: 'demande' } })).nb).toBe(all.data.length)
    const back = await readQueue({ ordre: 'desc', filtres: { type: 'demande' } })
    expect(back.data.map(({ depuis }) => depuis)).toEqual(
      all.data.map(({ depuis }) => depuis).toReversed(),
    )
  })

  it('the queue shows each of 500 items on exactly one page, also with equal dates', async () => {
    const before = await readQueue()
    const first = 1_000_000
    await t.db.$client.query(
      `insert into parcours (id, slug, titre, etat, updated_at) overriding system value
        select ${first} + i, 'file-' || i, 'Sans nom ' || i % 9, 1,
          '2026-03-01'::timestamptz + i % 5 * interval '1 day'
        from generate_series(1, 250) i`,
    )
    await t.db.$client.query(
      `insert into organisateurs (id, slug, nom, recherche, created_at) overriding system value
        select id, slug, titre, '', updated_at from parcours where id > ${first}`,
    )
    for (const tri of ['depuis', 'titre'] as const) {
      for (const ordre of ['asc', 'desc'] as const) {
        const ids: string[] = []
        for (let page = 1; ids.length < before.nb + 500; page++) {
          const { data, nb } = await readQueue({ page, nb_page: 90, tri, ordre })
          ids.push(...data.map((waiting) => waiting.id))
          expect([nb, data.length > 0]).toEqual([before.nb + 500, true])
        }
        expect(new Set(ids).size).toBe(before.nb + 500)
      }
    }
    expect((await readQueue({ filtres: { type: 'organisateur' }, nb_page: 1 })).data).toHaveLength(
      1,
    )
    await t.db.$client.query(`delete from organisateurs where id > ${first}`)
    await t.db.$client.query(`delete from parcours where id > ${first}`)
  })

  it('an item edited while pending keeps its rank', async () => {
    const { id } = await createParcours(t.db, t.clock.now, { etat: 1 })
    await t.db.$client.query(
      `insert into parcours_journal (parcours_id, de, vers, created_at)
        values ($1, 0, 1, '2026-02-01T08:00:00Z')`,
      [id],
    )
    await t.db.$client.query(`update parcours set updated_at = '2026-03-15' where id = $1`, [id])
    const { data } = await readQueue({ filtres: { type: 'parcours' } })
    expect(data.find(({ objet_id }) => objet_id === id)?.depuis).toBe('2026-02-01T08:00:00.000Z')
  })

  it('an answered item leaves the queue, and its answer enters the journal', async () => {
    const { id } = await createDemande(t.db)
    await staff.call('POST /api/demandes/decider', {
      body: { id, decision: 'refusee', motif: 'Carte illisible.' },
    })
    const { data } = await readQueue({ filtres: { type: 'demande' } })
    expect(data.map(({ objet_id }) => objet_id)).not.toContain(id)
    const acts = await readJournal({ staff_id: nora.id, objet_id: id })
    expect(acts.data).toMatchObject([
      {
        action: 'demande.refuser',
        staff: { users_id: nora.id, nom: 'Petit Nora' },
        details: { motif: 'Carte illisible.' },
      },
    ])
  })

  it('a report shows its object', async () => {
    const route = await createParcours(t.db, t.clock.now, { titre: 'Une trace volée' })
    const member = await t.signIn(await createUser(t.db))
    await member.call('POST /api/signalements', {
      body: { model: 'parcours', id: route.id, motif: 'autre', texte: 'C’est la mienne.' },
    })
    const { data } = await readQueue({ filtres: { type: 'signalement' } })
    const mine = data.find(({ titre }) => titre === 'Une trace volée')
    expect(mine?.texte).toContain('C’est la mienne.')
    expect(mine?.url).toBe(`/parcours/${route.slug}`)
  })
})

type Filtres = { action?: string; staff_id?: number; objet_id?: number; depuis?: string }
const readJournal = (filtres: Filtres) =>
  staff.call('POST /api/admin/journal/list', { body: { nb_page: 100, filtres } })

describe('journal of the staff', () => {
  it.each([
    ['an act', 'demande.accepter', 1],
    ['a kind of thing', 'demande', 1],
    ['a kind of act', 'accepter', 1],
    ['a part of a word', 'accept', 0],
    ['a pattern', 'demande%', 0],
    ['another act', 'parcours.publier', 0],
  ])('the journal is filtered by %s', async (_, action, nb) => {
    const { id } = await createDemande(t.db)
    const other = await createUser(t.db, { is_staff: true })
    const call = (await t.signIn(other)).call
    await call('POST /api/demandes/decider', { body: { id, decision: 'acceptee' } })
    expect((await readJournal({ action, staff_id: other.id })).nb).toBe(nb)
  })

  it('the journal names members and objects, with links', async () => {
    const karim = await createUser(t.db, { prenom: 'Karim', nom: 'Benali' })
    const paola = await createUser(t.db, { prenom: 'Paola', nom: 'Santini' })
    const route = await createParcours(t.db, t.clock.now, {
      users_id: paola.id,
      etat: 1,
      titre: 'Le tour du lac',
    })
    const other = await createUser(t.db, { is_staff: true })
    const { call } = await t.signIn(other)
    await call('POST /api/parcours/etat/{id}', {
      params: { id: route.id },
      body: { geste: 'publier' },
    })
    const member = await t.signIn(karim)
    await member.call('POST /api/signalements', {
      body: { model: 'parcours', id: route.id, motif: 'autre' },
    })
    const report = (await readQueue({ filtres: { type: 'signalement' } })).data.find(
      ({ titre }) => titre === 'Le tour du lac',
    )
    expect(report?.model).toBe('parcours')
    await call('POST /api/signalements/decider', {
      body: { id: report?.objet_id ?? 0, decision: 'rejete' },
    })
    const { id } = await createDemande(t.db, { users_id: karim.id })
    await call('POST /api/demandes/decider', { body: { id, decision: 'acceptee' } })
    const acts = (await readJournal({ staff_id: other.id })).data
    const lake = { titre: 'Le tour du lac', url: `/parcours/${route.slug}`, users_id: null }
    const author = {
      titre: 'Santini Paola',
      url: `/coureurs/${paola.id}`,
      users_id: paola.id,
    }
    const named = { titre: 'Benali Karim', url: `/coureurs/${karim.id}`, users_id: karim.id }
    expect(acts.map(({ action, objet, noms }) => ({ action, objet, noms }))).toEqual([
      { action: 'demande.accepter', objet: null, noms: { users_id: named } },
      { action: 'signalement.rejeter', objet: lake, noms: {} },
      { action: 'parcours.publier', objet: lake, noms: { users_id: author } },
    ])
  })

  it('the journal is filtered by days of Paris', async () => {
    const values = [nora.id, '2026-03-09T23:30:00Z']
    await t.db.$client.query(
      `insert into journal_staff (staff_id, action, objet_id, created_at)
        values ($1, 'essai.jour', 7, $2)`,
      values,
    )
    const on = (depuis: string, jusqua: string) =>
      staff.call('POST /api/admin/journal/list', {
        body: { filtres: { action: 'essai.jour', depuis, jusqua } },
      })
    expect((await on('2026-03-10', '2026-03-10')).nb).toBe(1)
    expect((await on('2026-03-09', '2026-03-09')).nb).toBe(0)
  })
})
