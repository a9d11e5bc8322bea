import type { NewDemande } from '@foulee/contract/membres/demandes'
import { createDemande, createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
let nora: { id: number }
beforeAll(async () => {
  t = await testApp()
  nora = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Petit' })
  staff = await t.signIn(nora)
})
afterAll(() => t.close())

const COACH: NewDemande = {
  type: 'coach',
  carte_pro: '038 21 ed 0042',
  carte_pro_fin: '2029-06-30',
  diplome: 'DEJEPS athlétisme',
  assurance: 'MAIF 1234567',
}
const CLUB: NewDemande = {
  type: 'club',
  structure: 'AC Belledonne',
  immatriculation: 'w38 123 4567',
  federation: 'FFA',
}
const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { ...user, ...(await t.signIn(user)) }
}
const submitDemande = (member: SignedIn, body: NewDemande = COACH) =>
  member.call('POST /api/profile/coach', { body })
const post = (member: SignedIn, payload: object, path = '/api/profile/coach') =>
  t.inject({ method: 'POST', url: path, headers: member.headers, payload })
const mine = async (member: SignedIn) =>
  (await member.call('POST /api/demandes/list', { body: {} })).data
const decide = (id: number, decision: 'acceptee' | 'refusee', motif?: string) =>
  staff.call('POST /api/demandes/decider', { body: { id, decision, ...(motif && { motif }) } })
const readUser = async (id: number) => {
  const text = 'select coach, type from users where id = $1'
  return (await t.db.$client.query(text, [id])).rows[0]
}
const readJournal = async (id: number) => {
  const text = `select action, staff_id, details from journal_staff
    where action like 'demande.%' and objet_id = $1`
  return (await t.db.$client.query(text, [id])).rows
}
const countMails = async (to: string) => {
  const text = `select from pgboss.job where name = 'courrier' and data->>'to' = $1`
  return (await t.db.$client.query(text, [to])).rowCount
}

describe('requests of members', () => {
  it('a request waits for the staff, grants nothing, and normalises numbers', async () => {
    const member = await newMember()
    const { id, data } = await submitDemande(member)
    expect(data).toMatchObject({
      id,
      etat: 'en_attente',
      carte_pro: '03821ED0042',
      verifiee: false,
      decided_at: null,
    })
    expect(await mine(member)).toEqual([data])
    expect(await readUser(member.id)).toEqual({ coach: false, type: 'athlete' })
  })

  it('a request stores only the fields of its type', async () => {
    const { data } = await submitDemande(await newMember(), { ...CLUB, carte_pro: '03821ED0042' })
    expect(data).toMatchObject({ immatriculation: 'W381234567', carte_pro: null })
  })

  it('one request of each type is pending at a time, also under concurrency', async () => {
    const member = await newMember()
    const outcomes = await Promise.allSettled([
      submitDemande(member),
      submitDemande(member),
      submitDemande(member),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(submitDemande(member)).rejects.toMatchObject({
      status: 409,
      code: 'demande_en_cours',
    })
    await submitDemande(member, CLUB)
    expect((await mine(member)).map(({ type }) => type)).toEqual(['club', 'coach'])
  })

  it.each<[string, object, string]>([
    ['no card', { ...COACH, carte_pro: undefined }, 'carte_pro'],
    ['an expired card', { ...COACH, carte_pro_fin: '2026-03-15' }, 'carte_pro_fin'],
    ['a card of another century', { ...COACH, carte_pro_fin: '2126-03-15' }, 'carte_pro_fin'],
    ['a day that does not exist', { ...COACH, carte_pro_fin: '2027-02-30' }, 'carte_pro_fin'],
    ['words for a card', { ...COACH, carte_pro: 'bientôt' }, 'carte_pro'],
    ['no diploma', { ...COACH, diplome: undefined }, 'diplome'],
    ['an invisible diploma', { ...COACH, diplome: '\u200b\u200b' }, 'diplome'],
    ['no insurer', { ...COACH, assurance: undefined }, 'assurance'],
    ['a name too long', { ...CLUB, structure: 'x'.repeat(121) }, 'structure'],
    ['a name that turns round', { ...CLUB, structure: '\u202ebulC' }, 'structure'],
    ['a SIRET with a slip', { ...CLUB, immatriculation: '73282932000075' }, 'immatriculation'],
    ['SQL for a number', { ...CLUB, immatriculation: "'; drop table x --" }, 'immatriculation'],
    ['no federation', { ...CLUB, federation: undefined }, 'federation'],
    ['a script for a site', { ...CLUB, site: 'javascript:alert(1)' }, 'site'],
    ['a message too long', { ...CLUB, message: 'x'.repeat(1001) }, 'message'],
    ['no type', { ...CLUB, type: 'staff' }, 'type'],
    ['a number for a name', { ...CLUB, structure: 12 }, 'structure'],
  ])('a request with %s is refused in French, and nothing is stored', async (_, payload, field) => {
    const member = await newMember()
    const { errors } = expectFailure(await post(member, payload), 'champs_invalides')
    expect(Object.keys(errors)).toEqual([field])
    expect(await mine(member)).toEqual([])
  })

  it.each(['🏃‍♀️ Club', 'نادي الجري', '<b>Club</b>', "O'Club; drop table demandes"])(
    'the name %s is stored as written',
    async (structure) => {
      expect((await submitDemande(await newMember(), { ...CLUB, structure })).data.structure).toBe(
        structure,
      )
    },
  )
})

describe('decisions on requests', () => {
  it('an accepted coach has the badge, a line in the journal and a mail', async () => {
    const member = await newMember()
    const { id } = await submitDemande(member)
    const { data } = await decide(id, 'acceptee')
    expect(data).toMatchObject({ etat: 'acceptee', verifiee: true, decideur: 'Petit Nora' })
    expect(await readUser(member.id)).toEqual({ coach: true, type: 'athlete' })
    expect(await readJournal(id)).toEqual([
      {
        action: 'demande.accepter',
        staff_id: nora.id,
        details: { type: 'coach', users_id: member.id, motif: null },
      },
    ])
    expect(await countMails(member.email)).toBe(1)
    const bell = await member.call('POST /api/notifications/list', {})
    expect(bell.data.notifications).toMatchObject([
      { kind: 'decisions', titre: 'Votre statut de coach est vérifié' },
    ])
    const { user } = (await member.call('GET /api/auth/me')).data
    expect(user.droits).toContain('inviter_athlete')
  })

  it('an accepted club has its type', async () => {
    const member = await newMember()
    await decide((await submitDemande(member, CLUB)).id, 'acceptee')
    expect(await readUser(member.id)).toEqual({ coach: false, type: 'club' })
  })

  it('a refusal has a reason that the applicant reads, and the request can be repeated', async () => {
    const member = await newMember()
    const { id } = await submitDemande(member)
    await decide(id, 'refusee', 'La carte est illisible.')
    const [demande] = await mine(member)
    expect(demande).toMatchObject({ etat: 'refusee', motif: 'La carte est illisible.' })
    expect(demande?.decideur).toBeNull()
    expect(await readUser(member.id)).toEqual({ coach: false, type: 'athlete' })
    await submitDemande(member)
    expect(await mine(member)).toHaveLength(2)
  })

  it.each([undefined, '', '   '])('a refusal with the reason %j is rejected', async (motif) => {
    const { id } = await createDemande(t.db)
    const { errors } = expectFailure(
      await post(staff, { id, decision: 'refusee', motif }, '/api/demandes/decider'),
      'champs_invalides',
    )
    expect(Object.keys(errors)).toEqual(['motif'])
  })

  it('a decision is unique under concurrency', async () => {
    const { id } = await createDemande(t.db)
    const outcomes = await Promise.allSettled([
      decide(id, 'acceptee'),
      decide(id, 'refusee', 'Non.'),
      decide(id, 'acceptee'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(id, 'acceptee')).rejects.toMatchObject({ code: 'demande_deja_decidee' })
    expect(await readJournal(id)).toHaveLength(1)
  })

  it('a request without a verified address cannot be accepted, and stays pending', async () => {
    const member = await newMember({ email_verifie_le: null })
    const { id } = await submitDemande(member)
    await expect(decide(id, 'acceptee')).rejects.toMatchObject({
      code: 'demande_email_non_verifie',
    })
    expect((await mine(member))[0]?.etat).toBe('en_attente')
    expect(await readJournal(id)).toEqual([])
    await decide(id, 'refusee', 'Vérifiez votre adresse.')
  })

  it('a missing request is not found', async () => {
    await expect(decide(2_147_483_647, 'acceptee')).rejects.toMatchObject({ status: 404 })
  })
})

describe('queue of requests', () => {
  it('the queue is for staff', async () => {
    const member = await newMember()
    const answer = await post(member, { my: false }, '/api/demandes/list')
    expectFailure(answer, 'acces_refuse')
  })

  it('the queue has the longest wait first, by pages', async () => {
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.push((await createDemande(t.db, { type: 'club' })).id)
    const read = (page: number, nb_page: number) =>
      staff.call('POST /api/demandes/list', {
        body: { my: false, etat: 'en_attente', type: 'club', page, nb_page },
      })
    const all = await read(1, 100)
    expect(all.nb).toBe(all.data.length)
    expect(all.data.map(({ id }) => id)).toEqual(
      all.data.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(all.data.slice(-3).map(({ id }) => id)).toEqual(ids)
    const pages = await Promise.all([read(1, 2), read(2, 2)])
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data.slice(0, 4))
    const refused = await staff.call('POST /api/demandes/list', {
      body: { my: false, etat: 'refusee', nb_page: 100 },
    })
    expect(new Set(refused.data.map(({ etat }) => etat))).toEqual(new Set(['refusee']))
  })

  it('a member sees no other’s request, and an erased account has none', async () => {
    const demande = await createDemande(t.db)
    expect(await mine(await newMember())).toEqual([])
    await t.db.$client.query('update users set supprime_le = now() where id = $1', [
      demande.users_id,
    ])
    const { data } = await staff.call('POST /api/demandes/list', {
      body: { my: false, nb_page: 100 },
    })
    expect(data.map(({ id }) => id)).not.toContain(demande.id)
  })
})
