import { createUser, nextNumber } from '@foulee/testing/factories'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../test-app.ts'

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

describe('writing to the agency of a stay', () => {
  const MESSAGE = 'Y a-t-il un refuge le deuxième soir ?'
  const write = ({ call }: Caller, id: string, message = MESSAGE) =>
    call('POST /api/voyages/{id}/contact', { params: { id }, body: { message } })

  it('reaches its members, who answer the person, and leaves them a copy', async () => {
    const [agathe, karim] = [await newMember(), await newMember()]
    const agence = await createAgence(t.db, { membres: [agathe.id], email: null })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    const asked = { params: { id: stay.slug } }
    const { data } = await karim.call('GET /api/voyages/{id}/contact', asked)
    expect(data).toMatchObject({ voyage: { titre: stay.titre }, agence: { nom: agence.nom } })
    await write(karim, stay.slug)
    await t.workOff()
    const [mail] = t.mailsTo(agathe.email)
    expect(mail).toMatchObject({ replyTo: karim.email })
    expect(mail?.text).toContain('un refuge le deuxième soir')
    expect(t.mailsTo(karim.email)[0]?.subject).toContain(agence.nom)
  })

  it('goes to the address that the agency gave for it', async () => {
    const [agathe, karim] = [await newMember(), await newMember()]
    const email = `accueil-${nextNumber()}@exemple.fr`
    const agence = await createAgence(t.db, { membres: [agathe.id], email })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    await write(karim, stay.slug)
    await t.workOff()
    expect([t.mailsTo(email).length, t.mailsTo(agathe.email).length]).toEqual([1, 0])
  })

  it('is refused for a draft, in two words, and where nobody reads', async () => {
    const karim = await newMember()
    const draft = await createVoyage(t.db, t.clock.now, { etat: 0 })
    await expect(write(karim, draft.slug)).rejects.toMatchObject({ code: 'voyage_introuvable' })
    const { slug } = await createVoyage(t.db, t.clock.now, {
      agences_id: (await createAgence(t.db, { email: null })).id,
    })
    await expect(write(karim, slug, 'Bonjour')).rejects.toMatchObject({ status: 422 })
    await expect(write(karim, slug)).rejects.toMatchObject({ code: 'agence_sans_adresse' })
  })

  it('does not go all day', async () => {
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
