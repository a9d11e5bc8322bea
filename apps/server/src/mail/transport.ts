import type { Config } from '../config.ts'
import { createMailbox } from './mailbox.ts'
import { createSmtp } from './smtp.ts'

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
export function createTransport(config: Config): Transport {
  const { smtpUrl, from } = config.mail
  return smtpUrl
    ? createSmtp(smtpUrl, from, new URL(config.publicUrl).hostname)
    : createMailbox(config.dataDir)
}
