import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from '@foulee/testing/free-port'
import { root } from '../steps.ts'
import { until } from './patroni.ts'

export type MailCatcher = { smtpUrl: string; readUrl: string; stop: () => void }

export async function startMailCatcher(to: string): Promise<MailCatcher> {
  const [port, smtpPort] = [await findFreePort(), await findFreePort()]
  const env = { ...process.env, PORT: String(port), SMTP_PORT: String(smtpPort) }
  const child = spawn(process.execPath, [join(root, 'e2e/mail-catcher.ts')], { env })
  const readUrl = `http://127.0.0.1:${port}/?to=${to}`
  await until(() =>
    fetch(readUrl).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, readUrl, stop: () => child.kill('SIGKILL') }
}

export async function countMails({ readUrl }: MailCatcher): Promise<Map<number, number>> {
  const mails = (await (await fetch(readUrl)).json()) as { text: string }[]
  const sent = new Map<number, number>()
  for (const { text } of mails) {
    const n = Number(/numéro (\d+)/.exec(text)?.[1])
    sent.set(n, (sent.get(n) ?? 0) + 1)
  }
  return sent
}
