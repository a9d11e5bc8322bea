import { randomUUID } from 'node:crypto'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newMember = async () => {
  const user = await createUser(t.db)
  return { ...user, ...(await t.signIn(user)) }
}
type Caller = Pick<SignedIn, 'call'>

describe('message to the agency of a stay', () => {
  const MESSAGE = 'Y a-t-il un refuge le deuxième soir ?'
  const write = ({ call }: Caller, id: string, message = MESSAGE) =>
    call('POST /api/voyages/{id}/contact', { params: { id }, body: { message } })

  it('a message enters the channel once, with the card of the stay', async () => {
    const [agathe, karim] = [await newMember(), await newMember()]
    const agence = await createAgence(t.db, { membres: [agathe.id] })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    const params = { id: stay.slug }
    const { data } = await karim.call('GET /api/voyages/{id}/contact', { params })
    expect(data).toMatchObject({
      voyage: { titre: stay.titre },
      agence: { nom: agence.nom },
      voie: 'discussion',
    })
    const body = { message: MESSAGE, client_id: randomUUID() }
    const sent = await karim.call('POST /api/voyages/{id}/contact', { params, body })
    const again = await karim.call('POST /api/voyages/{id}/contact', { params, body })
    expect(again.data).toEqual(sent.data)
    const channels_id = sent.data.channels_id ?? 0
    const read = agathe.call('POST /api/messages/channel/{channels_id}', {
      params: { channels_id },
    })
    const { canal, messages } = (await read).data
    expect(canal).toMatchObject({ type: 'sejour', objet: { kind: 'contact' } })
    expect(messages).toHaveLength(1)
    expect(messages[0]?.texte).toContain(MESSAGE)
    expect(messages[0]?.texte).toContain(stay.titre)
    expect(messages[0]?.cartes).toMatchObject([{ kind: 'voyage' }])
    await t.workOff()
    expect([...t.mailsTo(agathe.email), ...t.mailsTo(karim.email)]).toEqual([])
  })

  it('the channel is that of the agency’s page', async () => {
    const [agathe, karim] = [await newMember(), await newMember()]
    const agence = await createAgence(t.db, { membres: [agathe.id] })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    const { data } = await write(karim, stay.slug)
    const { data: canal } = await karim.call('POST /api/messages/contact/{kind}/{id}', {
      params: { kind: 'agence', id: agence.id },
    })
    expect(data.channels_id).toBe(canal.id)
  })

  it('an agency without accounts gets a mail, with a copy to the member', async () => {
    const karim = await newMember()
    const email = `accueil-${nextNumber()}@exemple.fr`
    const agence = await createAgence(t.db, { email })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    const { data } = await karim.call('GET /api/voyages/{id}/contact', {
      params: { id: stay.slug },
    })
    expect(data.voie).toBe('mail')
    expect((await write(karim, stay.slug)).data.channels_id).toBeNull()
    await t.workOff()
    const [mail] = t.mailsTo(email)
    expect(mail).toMatchObject({ replyTo: karim.email })
    expect(mail?.text).toContain('un refuge le deuxième soir')
    expect(t.mailsTo(karim.email)[0]?.subject).toContain(agence.nom)
  })

  it('a manager of the agency cannot write to it', async () => {
    const agathe = await newMember()
    const agence = await createAgence(t.db, { membres: [agathe.id] })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    const { data } = await agathe.call('GET /api/voyages/{id}/contact', {
      params: { id: stay.slug },
    })
    expect(data.voie).toBe('a_soi')
    await expect(write(agathe, stay.slug)).rejects.toMatchObject({ code: 'contact_a_soi' })
  })

  it('a message is refused about a draft, when too short, and without a reader', async () => {
    const karim = await newMember()
    const draft = await createVoyage(t.db, t.clock.now, { etat: 0 })
    await expect(write(karim, draft.slug)).rejects.toMatchObject({ code: 'voyage_introuvable' })
    const { slug } = await createVoyage(t.db, t.clock.now, {
      agences_id: (await createAgence(t.db, { email: null })).id,
    })
    await expect(write(karim, slug, 'Bonjour')).rejects.toMatchObject({ status: 422 })
    await expect(write(karim, slug)).rejects.toMatchObject({ code: 'agence_sans_adresse' })
  })

  it('messages are rate-limited', async () => {
    const few = await testApp({ rates: { contact: 1 } })
    const karim = await few.signIn(await createUser(few.db))
    const membre = await createUser(few.db)
    const { id } = await createAgence(few.db, { membres: [membre.id] })
    const { slug } = await createVoyage(few.db, few.clock.now, { agences_id: id })
    await write(karim, slug)
    await expect(write(karim, slug)).rejects.toMatchObject({ status: 429 })
    await few.close()
  })
})
