import { createOrganisateur, createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { ...user, ...(await t.signIn(user)) }
}
const newClub = async () => {
  const email = `bonjour@club-${nextNumber()}.exemple.fr`
  return { ...(await createOrganisateur(t.db, { email })), email }
}
type Caller = Pick<SignedIn, 'call'>
const claim = (member: Caller, id: number, more = {}) =>
  member.call('POST /api/claim/create', { body: { id, type: 'organisateur', ...more } })
const verify = (member: Caller, id: number, code: string) =>
  member.call('POST /api/claim/verify', { body: { claim: id, code, type: 'organisateur' } })
const readCode = async (address: string) => {
  await t.workOff()
  const text = t.mailsTo(address).at(-1)?.text ?? ''
  return /\d{3}\u00a0\d{3}/.exec(text)?.[0].replace('\u00a0', '') ?? ''
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const mine = async ({ call }: Caller) =>
  (await call('POST /api/courses/organisateurs/my')).data.map(({ id }) => id)
const readRow = async (id: number) =>
  (await t.db.$client.query('select * from revendications where id = $1', [id])).rows[0]

describe('claim of a structure', () => {
  it('a claim is proved by the code sent to the known address', async () => {
    const [lea, club] = [await newMember(), await newClub()]
    const { id, data } = await claim(lea, club.id)
    expect(data).toMatchObject({
      etat: 'code',
      adresse: `b•••••@${club.email.split('@')[1]}`,
      essais_restants: 5,
      expires_at: '2026-03-16T09:30:00.000Z',
    })
    expect(JSON.stringify(data)).not.toContain(club.email)
    expect(await mine(lea)).toEqual([])
    const code = await readCode(club.email)
    expect((await verify(lea, id, code)).data).toMatchObject({ etat: 'acceptee' })
    expect(await mine(lea)).toEqual([club.id])
    expect((await lea.call('GET /api/auth/me')).data.user.options.organisateur).toBe(true)
  })

  it('a claim stores no readable code', async () => {
    const [lea, club] = [await newMember(), await newClub()]
    const { id } = await claim(lea, club.id)
    const code = await readCode(club.email)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(await readRow(id))).not.toContain(code)
    const { rows } = await t.db.$client.query('select data, output from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('a claim notifies the present members of the new one', async () => {
    const [karim, lea, club] = [
      await newMember(),
      await newMember({ nom: 'Morel' }),
      await newClub(),
    ]
    await t.db.$client.query('insert into organisateur_membres values ($1, $2, $3)', [
      club.id,
      karim.id,
      'creation',
    ])
    const { id } = await claim(lea, club.id)
    await verify(lea, id, await readCode(club.email))
    await t.workOff()
    expect(t.mailsTo(karim.email)[0]?.subject).toContain('Morel')
    expect(t.mailsTo(lea.email)).toEqual([])
  })

  it('a claim of a missing or own structure is refused', async () => {
    const lea = await newMember()
    const { id } = await createOrganisateur(t.db, { membres: [lea.id] })
    await expect(claim(lea, id)).rejects.toMatchObject({ status: 409, code: 'deja_membre' })
    await expect(claim(lea, 2_147_483_647)).rejects.toMatchObject({ status: 404 })
  })
})

describe('wrong codes', () => {
  it('a wrong code costs an attempt, and the fifth the claim', async () => {
    const [lea, club] = [await newMember(), await newClub()]
    const { id } = await claim(lea, club.id)
    const code = await readCode(club.email)
    for (const left of [4, 3, 2, 1]) {
      await expect(verify(lea, id, wrong(code))).rejects.toMatchObject({
        status: 422,
        code: 'code_refuse',
        errors: { code: expect.stringContaining(left === 1 ? 'un essai' : `${left}\u00a0essais`) },
      })
    }
    await expect(verify(lea, id, wrong(code))).rejects.toMatchObject({ code: 'code_refuse' })
    await expect(verify(lea, id, code)).rejects.toMatchObject({ code: 'revendication_perimee' })
    expect(await mine(lea)).toEqual([])
    expect(await readRow(id)).toMatchObject({ etat: 'abandonnee', code_hash: null, essais: 5 })
  })

  it('ten wrong codes at once are all counted', async () => {
    const [lea, club] = [await newMember(), await newClub()]
    const { id } = await claim(lea, club.id)
    const code = await readCode(club.email)
    const tries = Array.from({ length: 10 }, () => verify(lea, id, wrong(code)))
    const codes = (await Promise.allSettled(tries)).map((item) =>
      item.status === 'rejected' ? item.reason.code : 'accepted',
    )
    expect(codes.filter((code) => code === 'code_refuse')).toHaveLength(5)
    expect(codes.filter((code) => code === 'revendication_perimee')).toHaveLength(5)
  })

  it.each(['12345', '1234567', 'abcdef', '', "' or 1=1", '１２３４５６'])(
    'a malformed code %j costs nothing',
    async (code) => {
      const [lea, club] = [await newMember(), await newClub()]
      const { id } = await claim(lea, club.id)
      await expect(verify(lea, id, code)).rejects.toMatchObject({ code: 'champs_invalides' })
      expect((await readRow(id)).essais).toBe(0)
    },
  )

  it('a used code is refused', async () => {
    const [lea, club] = [await newMember(), await newClub()]
    const { id } = await claim(lea, club.id)
    const code = await readCode(club.email)
    await verify(lea, id, code)
    await expect(verify(lea, id, code)).rejects.toMatchObject({ code: 'revendication_perimee' })
  })

  it('a code of half an hour ago is refused', async () => {
    const strict = await testApp()
    const user = await createUser(strict.db)
    const { call } = await strict.signIn(user)
    const club = await newClub()
    const { id } = await claim({ call }, club.id)
    await strict.workOff()
    const text = strict.mailsTo(club.email)[0]?.text ?? ''
    const code = /\d{3}\u00a0\d{3}/.exec(text)?.[0] ?? ''
    strict.clock.advance({ ms: 30 * 60_000 })
    await expect(verify({ call }, id, code)).rejects.toMatchObject({
      code: 'revendication_perimee',
    })
    await strict.close()
  })

  it('a code replaced by a newer one is refused', async () => {
    const [lea, club] = [await newMember(), await newClub()]
    const first = await claim(lea, club.id)
    const old = await readCode(club.email)
    const second = await claim(lea, club.id)
    const code = await readCode(club.email)
    await expect(verify(lea, first.id, old)).rejects.toMatchObject({
      code: 'revendication_perimee',
    })
    if (old !== code) {
      await expect(verify(lea, second.id, old)).rejects.toMatchObject({ code: 'code_refuse' })
    }
    await verify(lea, second.id, code)
  })

  it('another member’s code is refused', async () => {
    const [lea, karim, club] = [await newMember(), await newMember(), await newClub()]
    const { id } = await claim(lea, club.id)
    const code = await readCode(club.email)
    await expect(verify(karim, id, code)).rejects.toMatchObject({
      status: 404,
      code: 'revendication_introuvable',
    })
    const other = await claim(karim, club.id)
    await readCode(club.email)
    if ((await readCode(club.email)) !== code) {
      await expect(verify(karim, other.id, code)).rejects.toMatchObject({ code: 'code_refuse' })
    }
    await verify(lea, id, code)
  })
})

describe('limits of codes', () => {
  it('codes are sent three times a day to one member, eight to one organiser', async () => {
    const club = await newClub()
    const people = [await newMember(), await newMember(), await newMember()]
    for (const [index, person] of people.entries()) {
      for (let n = 0; n < (index < 2 ? 3 : 2); n++) await claim(person, club.id)
      const refused = { status: 429, code: 'trop_de_demandes', retryAfter: 86_400 }
      await expect(claim(person, club.id)).rejects.toMatchObject(refused)
    }
    await t.workOff()
    expect(t.mailsTo(club.email).length).toBeLessThanOrEqual(8)
    const { data } = await claim(people[0] ?? staff, club.id, { sans_adresse: true })
    expect(data.etat).toBe('staff')
  })

  it('attempts are limited per member, over all claims', async () => {
    const strict = await testApp({ rates: { revendication: 4 } })
    const { call } = await strict.signIn(await createUser(strict.db))
    const { id } = await claim({ call }, (await newClub()).id)
    for (let n = 0; n < 3; n++) await verify({ call }, id, '000000').catch(() => null)
    await expect(verify({ call }, id, '000000')).rejects.toMatchObject({ code: 'trop_de_demandes' })
    await strict.close()
  })
})

describe('claims without a known address', () => {
  const createClaim = async () => {
    const lea = await newMember()
    const { id: club } = await createOrganisateur(t.db)
    const { data } = await claim(lea, club, { message: 'Je préside le club.' })
    return { lea, club, claim: data }
  }
  const decide = (id: number, decision: 'acceptee' | 'refusee', motif?: string) =>
    staff.call('POST /api/claim/decider', { body: { id, decision, ...(motif && { motif }) } })

  it('staff decide, and the member sees it', async () => {
    const { lea, club, claim: claimed } = await createClaim()
    expect(claimed).toMatchObject({ etat: 'staff', adresse: null, expires_at: null })
    await expect(claim(lea, club)).rejects.toMatchObject({ code: 'revendication_en_cours' })
    const queue = await staff.call('POST /api/claim/list', {
      body: { my: false, etat: 'staff', nb_page: 100 },
    })
    expect(queue.data.find(({ id }) => id === claimed.id)?.message).toBe('Je préside le club.')
    expect((await decide(claimed.id, 'acceptee')).data).toMatchObject({ etat: 'acceptee' })
    expect(await mine(lea)).toEqual([club])
    await t.workOff()
    expect(t.mailsTo(lea.email)[0]?.subject).toContain('Vous gérez désormais')
    const { rows } = await t.db.$client.query(
      "select action from journal_staff where objet_id = $1 and action like 'revendication.%'",
      [claimed.id],
    )
    expect(rows).toEqual([{ action: 'revendication.accepter' }])
    await expect(decide(claimed.id, 'refusee', 'Non.')).rejects.toMatchObject({
      code: 'revendication_decidee',
    })
  })

  it('a refusal has a reason, and the member may claim again', async () => {
    const { lea, club, claim: asked } = await createClaim()
    await expect(decide(asked.id, 'refusee')).rejects.toMatchObject({ status: 422 })
    await decide(asked.id, 'refusee', 'Écrivez-nous depuis l’adresse du club.')
    const { data } = await lea.call('POST /api/claim/list', { body: {} })
    expect(data[0]).toMatchObject({ etat: 'refusee', decideur: null })
    expect(data[0]?.motif).toContain('l’adresse du club')
    expect(await mine(lea)).toEqual([])
    expect((await claim(lea, club)).data.etat).toBe('staff')
  })

  it('staff cannot decide on a claim by code', async () => {
    const { id } = await claim(await newMember(), (await newClub()).id)
    await expect(decide(id, 'acceptee')).rejects.toMatchObject({ status: 404 })
  })

  it('the queue is for staff', async () => {
    const { call } = await newMember()
    await expect(call('POST /api/claim/list', { body: { my: false } })).rejects.toMatchObject({
      code: 'acces_refuse',
    })
  })
})
