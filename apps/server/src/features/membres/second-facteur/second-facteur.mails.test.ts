import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createFactorApp } from './second-facteur.examples.ts'
import { getCode } from './totp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-16T09:05:00Z') })
})
afterAll(() => t.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

async function newStaff({ hasApp = true } = {}) {
  const user = await createUser(t.db, { is_staff: true, prenom: 'Nora' })
  const secret = hasApp ? await createFactorApp(t, user.id) : ''
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
async function withCodes() {
  const staff = await newStaff()
  const { codes } = (await staff.send('secours', codeOf(staff.secret))).data
  await readMails(staff.email)
  return { staff, codes }
}
const codeOf = (secret: string) => getCode(secret, t.clock.now)

describe('mails to the owner, with time and device', () => {
  it('activation of an app is notified', async () => {
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

  it('renewal of recovery codes is notified, without the codes', async () => {
    const staff = await newStaff()
    const { codes } = (await staff.send('secours', codeOf(staff.secret))).data
    const [mail, ...others] = await readMails(staff.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Nouveaux codes de secours')
    for (const code of codes) expect(mail?.text).not.toContain(code)
  })

  it('use of a recovery code is notified, with the number left', async () => {
    const { staff, codes } = await withCodes()
    await staff.send('valider', codes[0])
    await staff.send('valider', codes[0])
    const mails = (await readMails(staff.email)).slice(1)
    expect(mails.map(({ subject }) => subject)).toEqual(['Un code de secours a servi'])
    expect(mails[0]?.text).toContain('Il en reste 9.')
  })

  it('removal of an app is notified, and whether a recovery code was used', async () => {
    const { staff, codes } = await withCodes()
    await staff.send('retirer', codes[0])
    const mails = (await readMails(staff.email)).slice(1)
    expect(mails.map(({ subject }) => subject)).toEqual(['Second facteur retiré'])
    expect(mails[0]?.text).toContain('Un code de secours a servi à le faire.')
  })

  it('removal by another member of staff is notified without a device', async () => {
    const [staff, other] = [await newStaff(), await newStaff()]
    const body = { id: staff.id, motif: 'Téléphone perdu.' }
    await other.call('POST /api/admin/utilisateurs/facteur', { body })
    const [mail] = await readMails(staff.email)
    expect(mail?.subject).toBe('Second facteur retiré par l’équipe')
    expect(mail?.text).not.toContain('depuis cet appareil')
    expect(await readMails(other.email)).toEqual([])
  })
})

it('a code of the app and a wrong one are not notified', async () => {
  const staff = await newStaff()
  await staff.send('valider', '000000')
  await staff.send('valider', codeOf(staff.secret))
  await staff.send('retirer', 'abcde-fghjk')
  expect(await readMails(staff.email)).toEqual([])
})
