import { expect } from '@playwright/test'

type Mail = { subject: string; text: string }

/** The link in the newest mail to this address whose subject is so, once it has arrived. */
export async function readLink(to: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const answer = await fetch(`${process.env.E2E_MAILS}/?to=${encodeURIComponent(to)}`)
    const mails = (await answer.json()) as Mail[]
    return mails.findLast((mail) => subject.test(mail.subject))?.text ?? ''
  }
  await expect.poll(find, { timeout: 20_000 }).toMatch(/https?:/)
  return /https?:\S+#\S+/.exec(await find())?.[0] ?? ''
}
