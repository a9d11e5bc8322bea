import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { giveApp } from './second-facteur.examples.ts'
import { getCode } from './totp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-16T09:05:00Z') })
})
afterAll(() => t.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A member of the staff in a browser that says what it is. */
async function newStaff({ hasApp = true } = {}) {
  const user = await createUser(t.db, { is_staff: true, prenom: 'Nora' })
  const secret = hasApp ? await giveApp(t, user.id) : ''
  const { headers, call } = await t.signIn(user)
  const send = async (path: string, code?: string) => {
    const answer = await t.inject({
      method: 'POST',
      url: `/api/second-facteur/${path}`,
      headers: { ...headers, 'user-agent': FIREFOX },
      payload: code ? { code } : {},
    })
    return answer.json()
  }
  return { ...user, secret, call, send }
}
const readMails = async (email: string) => {
  await t.workOff()
  return t.mailsTo(email)
}
/** The mail about the codes has left already. */
async function withCodes() {
  const staff = await newStaff()
  const { codes } = (await staff.send('secours', codeOf(staff.secret))).data
  await readMails(staff.email)
  return { staff, codes }
}
const codeOf = (secret: string) => getCode(secret, t.clock.now)

describe('the owner is told by mail, with when and from which device,', () => {
  it('of an app that now gives the codes', async () => {
    const staff = await newStaff({ hasApp: false })
    const { data } = await staff.send('preparer')
    expect(await readMails(staff.email)).toEqual([])
    await staff.send('activer', codeOf(data.secret))
    const [mail, ...others] = await readMails(staff.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Second facteur activé')
    expect(mail?.text).toContain(
      'le lundi 16 mars 2026 à 10h05, depuis cet appareil\u00a0: Firefox sur Windows.',
    )
    expect(mail?.text).not.toContain(data.secret)
  })

  it('of new recovery codes, which the mail does not carry', async () => {
    const staff = await newStaff()
    const { codes } = (await staff.send('secours', codeOf(staff.secret))).data
    const [mail, ...others] = await readMails(staff.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Nouveaux codes de secours')
    for (const code of codes) expect(mail?.text).not.toContain(code)
  })

  it('of each recovery code that serves, with how many are left', async () => {
    const { staff, codes } = await withCodes()
    await staff.send('valider', codes[0])
    await staff.send('valider', codes[0])
    const mails = (await readMails(staff.email)).slice(1)
    expect(mails.map(({ subject }) => subject)).toEqual(['Un code de secours a servi'])
    expect(mails[0]?.text).toContain('Il en reste 9.')
  })

  it('of an app that was removed, and whether a recovery code did it', async () => {
    const { staff, codes } = await withCodes()
    await staff.send('retirer', codes[0])
    const mails = (await readMails(staff.email)).slice(1)
    expect(mails.map(({ subject }) => subject)).toEqual(['Second facteur retiré'])
    expect(mails[0]?.text).toContain('Un code de secours a servi à le faire.')
  })

  it('of an app that another member of the staff removed, without a device', async () => {
    const [staff, other] = [await newStaff(), await newStaff()]
    const body = { id: staff.id, motif: 'Téléphone perdu.' }
    await other.call('POST /api/admin/utilisateurs/facteur', { body })
    const [mail] = await readMails(staff.email)
    expect(mail?.subject).toBe('Second facteur retiré par l’équipe')
    expect(mail?.text).not.toContain('depuis cet appareil')
    expect(await readMails(other.email)).toEqual([])
  })
})

it('a code of the app and a wrong one are no news', async () => {
  const staff = await newStaff()
  await staff.send('valider', '000000')
  await staff.send('valider', codeOf(staff.secret))
  await staff.send('retirer', 'abcde-fghjk')
  expect(await readMails(staff.email)).toEqual([])
})
