import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as s from '@foulee/db/schema'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { createPlan, createSeance } from '@foulee/testing/entrainement'
import { createEvenementDate } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createParcours } from '@foulee/testing/parcours'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { rechercheNuit, renewRecherche, renewWhenLate } from './recherche.jobs.ts'
import { finding, nextWord, type RechercheQuery } from './recherche.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const { find, titles } = finding(() => t)
const day = (days: number) =>
  new Date(t.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('results of a search', () => {
  it('results are of every kind, and link to their pages', async () => {
    const { db, clock } = t
    const mot = nextWord()
    const nom = `Maison ${mot}`
    const { id: organisateurs_id } = await createOrganisateur(db, { nom })
    await createCourse(db, clock.now, { nom: `Trail ${mot}`, organisateurs_id })
    await createParcours(db, clock.now, { titre: `Boucle ${mot}` })
    await createVoyage(db, clock.now, { titre: `Stage ${mot}` })
    await createPlan(db, { titre: `Plan ${mot}`, etat: 100 })
    await createSeance(db, { titre: `Séance ${mot}`, etat: 100 })
    await createEvenementDate(db, clock.now, { evenement: { titre: `Sortie ${mot}`, etat: 100 } })
    await createMagasin(db, clock.now, { nom: `Magasin ${mot}` })
    await createAgence(db, { nom: `Agence ${mot}`, verifie_le: '2026-01-05T09:00:00Z' })
    const groups = await find(mot)
    expect(groups.map(({ kind, nb }) => `${kind} ${nb}`).toSorted()).toEqual(
      'agence 1,course 1,evenement 1,magasin 1,organisateur 1,parcours 1,plan 1,seance 1,voyage 1'.split(
        ',',
      ),
    )
    expect(new Set(groups.map(({ resultats }) => resultats[0]?.chemin.split('/')[1]))).toEqual(
      new Set(
        'courses parcours sejours training evenements magasins organisateurs agences'.split(' '),
      ),
    )
  })

  it('results have the description of their page', async () => {
    const { db, clock } = t
    const mot = nextWord()
    const { id } = await createParcours(db, clock.now, { titre: `Boucle ${mot}` })
    const read = readRaccourci("75' EF")
    await createSeance(db, { titre: `Séance ${mot}`, steps: 'steps' in read ? read.steps : [] })
    await db.execute(
      sql`update parcours_cards set distance = 35510, denivele = 1275 where parcours_id = ${id}`,
    )
    const details = (await find(mot)).map(({ kind, resultats }) => [kind, resultats[0]?.detail])
    expect(Object.fromEntries(details)).toEqual({
      parcours: '35,51\u00a0km · 1\u202f275\u00a0m\u00a0D+ · Grenoble (38)',
      seance: '1h15',
    })
  })

  it('accents, case and endings are ignored, and prefixes match', async () => {
    const mot = nextWord()
    const nom = `Les Montées d’${mot} à l’Étoile`
    const club = await createOrganisateur(t.db)
    await createCourse(t.db, t.clock.now, { nom, organisateurs_id: club.id })
    for (const q of [`MONTEE ${mot}`, mot.slice(0, 8), `${mot} etoi`, `l'étoile de ${mot}`]) {
      expect(await titles(q), q).toEqual({ course: [nom], organisateur: [club.nom] })
    }
  })

  it('one typo matches where no prefix does', async () => {
    const mot = nextWord()
    const club = await createOrganisateur(t.db)
    await createCourse(t.db, t.clock.now, { nom: `Trail ${mot}`, organisateurs_id: club.id })
    const missing = mot.slice(0, 5) + mot.slice(6)
    const swapped = `${mot.slice(0, 4)}${mot[5]}${mot[4]}${mot.slice(6)}`
    const other = `${mot.slice(0, 6)}e${mot.slice(7)}`
    for (const q of [missing, swapped, other]) {
      expect(await titles(`trail ${q}`), q).toEqual({
        course: [`Trail ${mot}`],
        organisateur: [club.nom],
      })
    }
    expect(await titles(`${mot.slice(0, 3)}ee${mot.slice(5)}e`)).toEqual({})
  })

  it('prefixes come first, then titles, then texts', async () => {
    const mot = nextWord()
    const organisateur = await createOrganisateur(t.db, { nom: `Club ${mot}` })
    await createCourse(t.db, t.clock.now, {
      nom: 'Course du club',
      organisateurs_id: organisateur.id,
      editions: [{ date_debut: day(3) }],
    })
    await createCourse(t.db, t.clock.now, {
      nom: `La ronde ${mot}`,
      editions: [{ date_debut: day(9) }],
    })
    await createCourse(t.db, t.clock.now, {
      nom: `${mot} passée`,
      editions: [{ date_debut: day(-40) }],
    })
    await createCourse(t.db, t.clock.now, {
      nom: `${mot} lointaine`,
      editions: [{ date_debut: day(90) }],
    })
    await createCourse(t.db, t.clock.now, {
      nom: `${mot} proche`,
      editions: [{ date_debut: day(10) }],
    })
    const all = [
      `${mot} proche`,
      `${mot} lointaine`,
      `${mot} passée`,
      `La ronde ${mot}`,
      'Course du club',
    ]
    expect((await titles(mot)).course).toEqual(all)
    const pages = [1, 2, 3].map((page) => titles(mot, { kind: 'course', page, nb_page: 2 }))
    expect((await Promise.all(pages)).flatMap(({ course }) => course ?? [])).toEqual(all)
  })

  it('an organiser is found by its race, with the reason, until the race is gone', async () => {
    const [mot, autre] = [nextWord(), nextWord()]
    const input = { nom: `Club ${autre}`, ville: 'Annecy', verifie_le: t.clock.now.toISOString() }
    const club = await createOrganisateur(t.db, input)
    const course = await createCourse(t.db, t.clock.now, {
      nom: `Trail de Saint-${mot}`,
      organisateurs_id: club.id,
    })
    const found = async (q: string) =>
      (await find(q, { kind: 'organisateur' }))
        .flatMap(({ resultats }) => resultats)
        .map(({ id, detail }) => [id, detail.replaceAll('\u00a0', ' ')])
    const said = `Annecy · organise « Trail de Saint-${mot} »`
    for (const q of [`trail ${mot}`, `st ${mot}`, `TRAIL ${mot.slice(0, -1)}`]) {
      expect(await found(q), q).toEqual([[club.id, said]])
    }
    expect(await found(autre)).toEqual([[club.id, 'Annecy']])
    await t.db.update(s.courses).set({ etat: 0 }).where(eq(s.courses.id, course.id))
    await rebuildCourseCards(t.db, [course.id], t.clock.now)
    expect(await found(`trail ${mot}`)).toEqual([])
    expect(await found(autre)).toEqual([[club.id, 'Annecy']])
  })

  it('the other kinds are counted when one is shown alone', async () => {
    const mot = nextWord()
    const { id } = await createOrganisateur(t.db, { nom: `Club ${mot}` })
    await createCourse(t.db, t.clock.now, { nom: `Trail ${mot}`, organisateurs_id: id })
    const groups = await find(mot, { kind: 'organisateur' })
    expect(groups.map(({ kind, nb, resultats }) => [kind, nb, resultats.length])).toEqual(
      expect.arrayContaining([
        ['organisateur', 1, 1],
        ['course', 1, 0],
      ]),
    )
  })

  it('product pages are found by name', async () => {
    const [first] = await find('calendrier des cou')
    expect(first).toMatchObject({ kind: 'page', resultats: [{ chemin: '/calendrier' }] })
  })
})

describe('meanings of a query', () => {
  const meant = async (q: string, query: Partial<RechercheQuery> = {}) =>
    (await t.call('GET /api/recherche', { query: { q, ...query } })).data.sens.map(
      ({ titre, texte, lieu, nb }) => [
        titre.replace(/[\u00a0\u202f]/g, ' '),
        texte,
        lieu?.nom ?? null,
        nb,
      ],
    )

  it('meanings link to races and routes, uncounted, without a match by name', async () => {
    expect(await meant('trail 30 km isère')).toEqual([
      ['Trails de 30 km en Isère', 'trail 30 km isère', null, null],
      ['Parcours de trail de 30 km en Isère', 'trail 30 km isère', null, null],
    ])
    expect(await meant('semi autour de chamonix', { kind: 'course' })).toEqual([
      [
        'Semi-marathons autour de Chamonix-Mont-Blanc (74)',
        'semi',
        'Chamonix-Mont-Blanc (74)',
        null,
      ],
    ])
  })

  it('meanings follow the kind shown, on its first page', async () => {
    expect(await meant('marathon', { kind: 'parcours' })).toHaveLength(1)
    expect(await meant('marathon', { kind: 'plan' })).toEqual([])
    expect(await meant('marathon', { kind: 'course', page: 2 })).toEqual([])
    expect(await meant('xylophonique')).toEqual([])
    expect(await meant('marathon xylophonique')).toEqual([])
  })
})

describe('limits of a query', () => {
  it('an empty query finds nothing, and small words find titles', async () => {
    const mot = nextWord()
    await createCourse(t.db, t.clock.now, { nom: `De la ${mot}` })
    expect(await find('')).toEqual([])
    expect(await find('  %_* ')).toEqual([])
    expect((await titles('de la', { kind: 'course', nb_page: 20 })).course).toContainEqual(
      expect.stringMatching(/^de la/i),
    )
    for (const q of [`${mot.slice(0, 4)}%`, `_${mot.slice(1)}`, `${mot}' & !x`, `${mot}:*A|b`]) {
      await expect(find(q), q).resolves.toBeInstanceOf(Array)
    }
    expect(await titles(`_${mot.slice(3)}`)).toEqual({})
  })

  it('a query that is far too long is refused in French', async () => {
    const url = `/api/recherche?q=${'a'.repeat(10_000)}`
    const refused = await t.inject({ method: 'GET', url })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.q).toBe('Votre recherche dépasse 200 caractères.')
  })

  it('queries are limited per network', async () => {
    const hurried = await testApp({ rates: { recherche: 2 } })
    const search = () => hurried.inject({ method: 'GET', url: '/api/recherche?q=trail' })
    const answers = [await search(), await search(), await search()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    await hurried.close()
  })
})

describe('private results', () => {
  it('an unpublished or hidden object is not found', async () => {
    const mot = nextWord()
    const plan = await createPlan(t.db, { titre: `Plan ${mot}`, etat: 0 })
    const course = await createCourse(t.db, t.clock.now, { nom: `Trail ${mot}`, etat: 1 })
    expect(await find(mot)).toEqual([])
    await t.db.update(s.plans).set({ etat: 100 }).where(eq(s.plans.id, plan.id))
    await t.db.update(s.courses).set({ etat: 100 }).where(eq(s.courses.id, course.id))
    await rebuildCourseCards(t.db, [course.id], t.clock.now)
    expect(Object.keys(await titles(mot)).toSorted()).toEqual(['course', 'organisateur', 'plan'])
    await t.db.update(s.plans).set({ etat: 0 }).where(eq(s.plans.id, plan.id))
    await t.db.delete(s.courses).where(eq(s.courses.id, course.id))
    expect(await find(mot)).toEqual([])
  })

  it('a changed title is found at once', async () => {
    const [before, after] = [nextWord(), nextWord()]
    const plan = await createPlan(t.db, { titre: `Plan ${before}`, etat: 100 })
    await t.db
      .update(s.plans)
      .set({ titre: `Plan ${after}` })
      .where(eq(s.plans.id, plan.id))
    expect(await find(before)).toEqual([])
    expect(await titles(after)).toEqual({ plan: [`Plan ${after}`] })
  })

  const ADULT = { naissance: '1990-05-12' }
  async function createMember(nom: string, profil: Partial<typeof s.profils.$inferInsert>) {
    const user = await createUser(t.db, { nom, prenom: 'Ana' })
    await t.db
      .update(s.profils)
      .set({ ...ADULT, ...profil })
      .where(eq(s.profils.users_id, user.id))
    return user
  }

  it('members are found as they allow, and minors never', async () => {
    const mot = nextWord()
    const { call } = await t.signIn(await createUser(t.db))
    await createMember(`${mot} Ouverte`, { visibilite: 'public' })
    await createMember(`${mot} Membre`, { visibilite: 'membres' })
    await createMember(`${mot} Discrète`, { visibilite: 'abonnes' })
    await createMember(`${mot} Cachée`, { visibilite: 'personne' })
    await createMember(`${mot} Jeune`, { visibilite: 'public', naissance: '2090-01-01' })
    await createMember(`${mot} Sansage`, { visibilite: 'public', naissance: null })
    expect(await titles(mot)).toEqual({ profil: [`${mot} Ouverte Ana`] })
    expect((await titles(mot, {}, call)).profil?.toSorted()).toEqual([
      `${mot} Membre Ana`,
      `${mot} Ouverte Ana`,
    ])
  })

  it('members are found by the chosen name, not by the other', async () => {
    const [nom, choisi] = [nextWord(), nextWord()]
    await createMember(nom, { visibilite: 'public', public_name: choisi })
    expect(await find(nom)).toEqual([])
    expect(await titles(choisi)).toEqual({ profil: [choisi] })
  })

  it('members in a block do not find each other', async () => {
    const mot = nextWord()
    const reader = await createUser(t.db)
    const member = await createMember(`${mot} Une`, { visibilite: 'public' })
    const two = await createMember(`${mot} Deux`, { visibilite: 'membres' })
    const { call } = await t.signIn(reader)
    await t.db.insert(s.blocages).values({ users_id: reader.id, bloque_id: member.id })
    expect(await titles(mot, {}, call)).toEqual({ profil: [`${mot} Deux Ana`] })
    await t.db.insert(s.blocages).values({ users_id: two.id, bloque_id: reader.id })
    expect(await find(mot, {}, call)).toEqual([])
  })

  it('suspended and erased members are not found', async () => {
    const mot = nextWord()
    const member = await createMember(`${mot} Une`, { visibilite: 'public' })
    const two = await createMember(`${mot} Deux`, { visibilite: 'public' })
    const set = (id: number, gone: Partial<typeof s.users.$inferInsert>) =>
      t.db.update(s.users).set(gone).where(eq(s.users.id, id))
    await set(member.id, { suspendu_le: '2026-02-01T00:00:00Z' })
    await set(two.id, { supprime_le: '2026-02-01T00:00:00Z' })
    expect(await find(mot)).toEqual([])
  })
})

it('a rebuild adds missing rows, and deletes obsolete rows and words', async () => {
  const [mot, perdu] = [nextWord(), nextWord()]
  const plan = await createPlan(t.db, { titre: `Plan ${mot}`, etat: 100 })
  await t.db.execute(sql`
    with pris as (delete from recherche where kind = 'plan' and objet_id = ${plan.id} returning *)
    insert into recherche (kind, objet_id, titre, detail, chemin, rang, est_public, titre_tri, recherche)
    select kind, 2000000000 - objet_id, ${perdu}, detail, chemin, rang, true, ${perdu}, to_tsvector(${perdu})
    from pris`)
  await t.db.execute(sql`insert into recherche_mots (mot) values (${mot}), (${perdu})`)
  expect(await titles(mot)).toEqual({})
  expect(await titles(perdu)).toEqual({ plan: [perdu] })
  await renewRecherche({ db: t.db, registry: REGISTRY })
  expect(await titles(mot)).toEqual({ plan: [`Plan ${mot}`] })
  expect(await titles(perdu)).toEqual({})
  const { rows } = await t.db.execute(sql`
    select mot from recherche_mots where mot in (${mot}, ${perdu})`)
  expect(rows).toEqual([{ mot }])
})

it('a server that starts after nights off renews the days of the search', async () => {
  const mot = nextWord()
  const evenement = await createEvenementDate(t.db, t.clock.now, {
    evenement: { titre: `Sortie ${mot}`, etat: 100 },
  })
  const row = sql`kind = 'evenement' and objet_id = ${evenement.evenements_id}`
  const readDay = async () =>
    (await t.db.execute<{ jour: string }>(sql`select jour from recherche where ${row}`)).rows
  const before = await readDay()
  await t.db.execute(sql`update recherche set jour = '2020-01-01', rang = 100 where ${row}`)
  await renewWhenLate(t.db)
  await t.workOff({ only: rechercheNuit })
  expect(await readDay()).toEqual(before)
})
