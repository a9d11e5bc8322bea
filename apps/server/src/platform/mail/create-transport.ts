import type { Config } from '#platform/config/config.ts'
import { createMailbox } from './mailbox.ts'
import type { Transport } from './transport.ts'

/** SMTP when configured, else files that developers read at /courrier. */
export async function createTransport(config: Config): Promise<Transport> {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl) return createMailbox(config.dataDir)
  const { createSmtp } = await import('./smtp.ts')
  return createSmtp(smtpUrl, from, new URL(config.publicUrl).hostname)
}
