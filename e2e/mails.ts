import { expect } from '@playwright/test'

type Mail = { subject: string; text: string }

export async function readMail(to: string, subject: RegExp, wanted: RegExp): Promise<string> {
  const find = async () => {
    const answer = await fetch(`${process.env.E2E_MAILS}/?to=${encodeURIComponent(to)}`)
    const mails = (await answer.json()) as Mail[]
    return mails.findLast((mail) => subject.test(mail.subject))?.text ?? ''
  }
  await expect.poll(find, { timeout: 20_000 }).toMatch(wanted)
  return wanted.exec(await find())?.[0] ?? ''
}

export const readLink = (to: string, subject: RegExp): Promise<string> =>
  readMail(to, subject, /https?:\S+#\S+/)
