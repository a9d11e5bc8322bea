import type { Discretion } from '@foulee/contract/courses/resultats'
import { resultats as lines, profils } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, createResultats, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { readCode } from './resultats.test-lines.ts'

let t: TestApp
let lea: SignedIn
let organisateurs_id: number
beforeAll(async () => {
  t = await testApp()
  const user = await createUser(t.db)
  lea = await t.signIn(user)
  organisateurs_id = (await createOrganisateur(t.db, { membres: [user.id] })).id
})
afterAll(() => t.close())

async function newEpreuve(input = {}) {
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [
      { date_debut: dayFrom(t.clock.now, -2), epreuves: [{ distance: 10_000, age_min: 18 }] },
    ],
    ...input,
  })
  return { course, epreuves_id: await findEpreuveOf(t.db, course.id) }
}
const newMember = async (input = {}) => {
  const user = await createUser(t.db, input)
  return { user, ...(await t.signIn(user)) }
}
const list = async (epreuves_id: number, query = {}) => {
  await t.syncChanges()
  return t.call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id }, query })
}
const listNames = async (epreuves_id: number, query = {}) =>
  (await list(epreuves_id, query)).data.map(({ nom }) => nom)
async function claim({ call }: SignedIn, id: number) {
  const { epreuves_id, dossard, code } = await readCode(t, id)
  return call('POST /api/resultats/{epreuves_id}/prouver', {
    params: { epreuves_id },
    body: { dossard, code },
  })
}
const release = ({ call }: SignedIn, id: number) =>
  call('POST /api/resultats/{id}/liberer', { params: { id } })
const hide = ({ call }: SignedIn, id: number, geste: Discretion) =>
  call('POST /api/resultats/{id}/discretion', { params: { id }, body: { geste } })
const mine = async ({ call }: SignedIn, epreuves_id: number) =>
  (await call('GET /api/resultats/{epreuves_id}/moi', { params: { epreuves_id } })).data
const gestion = async (epreuves_id: number) =>
  (await lea.call('GET /api/resultats/{epreuves_id}/gestion', { params: { epreuves_id } })).data
const send = (epreuves_id: number, csv: string) =>
  lea.call('POST /api/resultats/{epreuves_id}/envoi', {
    params: { epreuves_id },
    body: form({ fichier: new File([csv], 'resultats.csv') }),
  })
const CSV = (rows: string) => `Place;Dossard;Nom;Prénom;Sexe;Catégorie;Temps\n${rows}\n`

describe('page of results', () => {
  it('ranked lines come by place, then the others, in pages', async () => {
    const { epreuves_id } = await newEpreuve()
    await send(
      epreuves_id,
      CSV(';9;Non;Venu;H;SE;DNS\n2;2;Deux;B;F;SE;41:00\n;8;Ab;Andon;F;SE;DNF\n1;1;Un;A;H;M1;40:00'),
    )
    expect(await listNames(epreuves_id)).toEqual(['Un A', 'Deux B', 'Ab Andon', 'Non Venu'])
    const { data, nb } = await list(epreuves_id, { page: 2, nb_page: 1 })
    expect([data.map(({ nom }) => nom), nb]).toEqual([['Deux B'], 4])
    expect(data[0]).toMatchObject({ rang: 2, rang_sexe: 1, centile: 100, statut: 'classe' })
  })

  it.each([
    [{ texte: 'lefevre' }, ['Lefèvre Zoé']],
    [{ texte: 'ZOÉ lef' }, ['Lefèvre Zoé']],
    [{ texte: '31' }, ['Le Goff Yann']],
    [{ texte: '%' }, []],
    [{ sexe: 'h' }, ['Le Goff Yann']],
    [{ categorie: 'M1' }, ['Lefèvre Zoé']],
    [{ categorie: 'M1', sexe: 'h' }, []],
  ])('search and filters match: %o', async (query, expected) => {
    const { epreuves_id } = await newEpreuve()
    await send(epreuves_id, CSV('1;31;Le Goff;Yann;H;SE;40:00\n2;7;Lefèvre;Zoé;F;M1;41:00'))
    expect(await listNames(epreuves_id, query)).toEqual(expected)
  })

  it('the page has podiums, categories and a distribution of times', async () => {
    const { epreuves_id } = await newEpreuve()
    const rows = Array.from(
      { length: 9 },
      (_, n) => `;${n};N${n};P;${n % 2 ? 'F' : 'H'};SE;4${n}:00`,
    )
    await send(epreuves_id, CSV([...rows, ';20;Ab;X;F;M1;DNF'].join('\n')))
    const { data } = await t.call('GET /api/resultats/{epreuves_id}/resume', {
      params: { epreuves_id },
    })
    expect(data).toMatchObject({
      classes: 9,
      abandons: 1,
      sexes: { f: 5, h: 5, x: 0 },
      categories: [
        { code: 'SE', nb: 9 },
        { code: 'M1', nb: 1 },
      ],
      temps_min: 2400,
      temps_median: 2640,
      temps_max: 2880,
      repartition: { debut: 2400, pas: 30 },
    })
    expect(data.repartition?.nombres.reduce((sum, nb) => sum + nb)).toBe(9)
    expect(data.podiums.map(({ sexe, lignes }) => [sexe, lignes.map(({ nom }) => nom)])).toEqual([
      ['f', ['N1 P', 'N3 P', 'N5 P']],
      ['h', ['N0 P', 'N2 P', 'N4 P']],
    ])
  })

  it('the race links to its results while there are any', async () => {
    const { course, epreuves_id } = await newEpreuve()
    const count = async () => {
      await t.syncChanges()
      const { data } = await t.call('GET /api/courses/{id}', { params: { id: course.slug } })
      return data.editions_prev[0]?.epreuves[0]?.nb_resultats
    }
    expect(await count()).toBe(0)
    await send(epreuves_id, CSV('1;1;Un;A;H;SE;40:00\n2;2;Deux;B;F;SE;41:00'))
    expect(await count()).toBe(2)
    await lea.call('POST /api/resultats/del', { body: { epreuves_id } })
    expect(await count()).toBe(0)
    const resume = t.call('GET /api/resultats/{epreuves_id}/resume', { params: { epreuves_id } })
    await expect(resume).rejects.toMatchObject({ code: 'resultats_absents' })
  })

  it('results are as private as their race', async () => {
    const { epreuves_id } = await newEpreuve({ etat: 0 })
    await createResultats(t.db, epreuves_id, 1)
    await expect(list(epreuves_id)).rejects.toMatchObject({ code: 'course_introuvable' })
    const { data } = await lea.call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id } })
    expect(data).toHaveLength(1)
    await expect(list(2_000_000_000)).rejects.toMatchObject({ code: 'epreuve_introuvable' })
  })
})

describe('the results of an edition that is being prepared', () => {
  it('are there for nobody, its organiser included', async () => {
    const { epreuves_id } = await newEpreuve({
      editions: [{ brouillon: true, date_debut: dayFrom(t.clock.now, -2) }],
    })
    await createResultats(t.db, epreuves_id, 1)
    for (const { call } of [t, await newMember(), lea]) {
      await expect(
        call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id } }),
      ).rejects.toMatchObject({ code: 'epreuve_introuvable' })
    }
  })
})

describe('« C’est moi »', () => {
  it('proposes the lines that bear my name, and takes one with its code', async () => {
    const { epreuves_id } = await newEpreuve()
    const zoe = await newMember({ prenom: 'Zoé', nom: 'Lefèvre' })
    const { id } = await createResultat(t.db, epreuves_id, { nom: 'LEFEVRE', prenom: 'Zoe' })
    await createResultat(t.db, epreuves_id, { nom: 'LEFEVRE', prenom: 'Paul' })
    const before = await mine(zoe, epreuves_id)
    expect(before).toMatchObject({ ligne: null, candidats: [{ id }], droits: { gerer: false } })
    expect((await claim(zoe, id)).data).toMatchObject({
      ligne: { id, prouve: true, retire_le: null },
      candidats: [],
    })
    await claim(zoe, id)
    await release(zoe, id)
    expect((await mine(zoe, epreuves_id)).ligne).toBeNull()
  })

  it('proposes no line that bears my name once somebody else has proved that it is theirs', async () => {
    const { epreuves_id } = await newEpreuve()
    const names = { prenom: 'Zoé', nom: 'Lefèvre' }
    const [zoe, namesake] = [await newMember(names), await newMember(names)]
    const [taken, free] = [
      await createResultat(t.db, epreuves_id, names),
      await createResultat(t.db, epreuves_id, names),
    ]
    await claim(zoe, taken.id)
    expect((await mine(namesake, epreuves_id)).candidats.map(({ id }) => id)).toEqual([free.id])
  })

  it('is said of one line, and by one person', async () => {
    const { epreuves_id } = await newEpreuve()
    const [member, other] = [await newMember(), await newMember()]
    const [first, second] = [
      await createResultat(t.db, epreuves_id),
      await createResultat(t.db, epreuves_id),
    ]
    await claim(member, first.id)
    await expect(claim(other, first.id)).rejects.toMatchObject({ code: 'resultat_deja_pris' })
    await expect(claim(member, second.id)).rejects.toMatchObject({ code: 'resultat_deja_choisi' })
    await expect(release(other, first.id)).rejects.toMatchObject({ code: 'acces_refuse' })
  })

  it('two simultaneous claims of one member leave a single one', async () => {
    const { epreuves_id } = await newEpreuve()
    const member = await newMember()
    const [a, b] = [
      await createResultat(t.db, epreuves_id),
      await createResultat(t.db, epreuves_id),
    ]
    const results = await Promise.allSettled([claim(member, a.id), claim(member, b.id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('two simultaneous members with the code leave one', async () => {
    const { epreuves_id } = await newEpreuve()
    const [member, other] = [await newMember(), await newMember()]
    const { id } = await createResultat(t.db, epreuves_id)
    const results = await Promise.allSettled([claim(member, id), claim(other, id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [line] = await t.db.select().from(lines).where(eq(lines.id, id))
    expect([member.user.id, other.user.id]).toContain(line?.users_id)
  })

  it('a claim stays through the next file, by number and name', async () => {
    const { epreuves_id } = await newEpreuve()
    const [zoe, ali] = [
      await newMember({ prenom: 'Zoé', nom: 'Lefèvre' }),
      await newMember({ prenom: 'Ali', nom: 'Morel' }),
    ]
    await send(epreuves_id, CSV('1;1;Lefèvre;Zoé;F;SE;40:00\n2;2;Morel;Ali;H;SE;41:00'))
    const [first, second] = (await list(epreuves_id)).data.map(({ id }) => id)
    await claim(zoe, first ?? 0)
    await claim(ali, second ?? 0)
    const next = CSV('1;2;Autre;Nom;H;SE;39:00\n2;1;LEFEVRE;Zoé;F;SE;40:30')
    const { data: attempt } = await lea.call('POST /api/resultats/{epreuves_id}/essai', {
      params: { epreuves_id },
      body: form({ fichier: new File([next], 'r.csv') }),
    })
    expect(attempt.revendications_perdues).toBe(1)
    await send(epreuves_id, next)
    expect((await mine(zoe, epreuves_id)).ligne).toMatchObject({ rang: 2, temps: 2430 })
    expect((await mine(ali, epreuves_id)).ligne).toBeNull()
  })
})

describe('hiding a name', () => {
  it('the profile’s setting shows initials, and ends the search by name', async () => {
    const { epreuves_id } = await newEpreuve()
    const zoe = await newMember({ prenom: 'Zoé', nom: 'Lefèvre' })
    await send(epreuves_id, CSV('1;1;Lefèvre;Zoé;F;SE;40:00\n2;2;Morel;Ali;H;SE;41:00'))
    const [id = 0] = (await list(epreuves_id)).data.map((line) => line.id)
    await claim(zoe, id)
    expect(await listNames(epreuves_id)).toContain('Lefèvre Zoé')
    const wish = (initiales_resultats: string) =>
      zoe.call('POST /api/profile/update', { body: form({ initiales_resultats }) })
    await wish('true')
    expect(await listNames(epreuves_id)).toEqual(['L.\u00a0Z.', 'Morel Ali'])
    expect(await listNames(epreuves_id, { texte: 'lefevre' })).toEqual([])
    expect(await listNames(epreuves_id, { texte: '1' })).toEqual([])
    await wish('false')
    expect(await listNames(epreuves_id)).toContain('Lefèvre Zoé')
  })

  it('initials granted by the organiser stay in the next file', async () => {
    const { epreuves_id } = await newEpreuve()
    const file = CSV(
      '1;1;Lefèvre;Zoé;F;SE;40:00\n2;2;Morel;Ali;H;SE;41:00\n3;3;Petit;Jo;H;SE;42:00',
    )
    await send(epreuves_id, file)
    const [zoe = 0, ali = 0] = (await list(epreuves_id)).data.map(({ id }) => id)
    const stranger = await newMember({ prenom: 'Paul', nom: 'Petit' })
    await expect(hide(stranger, zoe, 'initiales')).rejects.toMatchObject({ code: 'acces_refuse' })
    await hide(lea, zoe, 'initiales')
    await hide(lea, ali, 'retirer')
    expect(await listNames(epreuves_id)).toEqual(['L.\u00a0Z.', 'Petit Jo'])
    expect((await gestion(epreuves_id)).envoi?.nb).toBe(2)
    await send(epreuves_id, file)
    expect(await listNames(epreuves_id)).toEqual(['L.\u00a0Z.', 'Petit Jo'])
    const [again = 0] = (await list(epreuves_id)).data.map(({ id }) => id)
    await hide(lea, again, 'nom_complet')
    expect(await listNames(epreuves_id)).toEqual(['Lefèvre Zoé', 'Petit Jo'])
  })

  it('initials stay when the account is erased', async () => {
    const { epreuves_id } = await newEpreuve()
    const zoe = await newMember({ prenom: 'Zoé', nom: 'Lefèvre', password_hash: null })
    await t.db
      .update(profils)
      .set({ initiales_resultats: true })
      .where(eq(profils.users_id, zoe.user.id))
    const { id } = await createResultat(t.db, epreuves_id, { nom: 'Lefèvre', prenom: 'Zoé' })
    await claim(zoe, id)
    await zoe.call('POST /api/auth/delete', { body: { confirmation: true } })
    expect(await listNames(epreuves_id)).toEqual(['L.\u00a0Z.'])
  })
})

describe('export of results', () => {
  it('the organiser’s export can be sent again', async () => {
    const { epreuves_id } = await newEpreuve()
    await send(epreuves_id, CSV('1;1;"O""Neil; dit Jo";Zoé;F;SE;1:40:00\n;2;Morel;Ali;H;SE;DNF'))
    const [first = 0] = (await list(epreuves_id)).data.map(({ id }) => id)
    await hide(lea, first, 'initiales')
    const exportResultats = async () => {
      const { blob } = await lea.call('GET /api/resultats/{epreuves_id}/export', {
        params: { epreuves_id },
      })
      return blob.text()
    }
    const text = await exportResultats()
    expect(text).toContain('1;1;"O""Neil; dit Jo";Zoé;F;;SE;;1:40:00;Classé;oui\r\n')
    expect(text).toContain(';2;Morel;Ali;H;;SE;;;Abandon;non\r\n')
    await send(epreuves_id, text)
    expect(await exportResultats()).toBe(text)
  })
})
