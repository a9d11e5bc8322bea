import type { Config } from '../config.ts'
import { createMailbox } from './mailbox.ts'

/** A mail ready to leave. */
export type Letter = {
  /** Names the mail: the same letter sent twice is one. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

export type Transport = {
  /** @throws HopelessError when this letter will never be taken; anything else may be tried again */
  send: (letter: Letter) => Promise<void>
  close: () => void
}

/** SMTP when it is configured, else files that developers read at /courrier. */
export async function createTransport(config: Config): Promise<Transport> {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl) return createMailbox(config.dataDir)
  const { createSmtp } = await import('./smtp.ts')
  return createSmtp(smtpUrl, from, new URL(config.publicUrl).hostname)
}
