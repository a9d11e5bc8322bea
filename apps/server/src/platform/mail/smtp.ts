import nodemailer from 'nodemailer'
import { HopelessError } from '#platform/jobs/job.ts'
import type { Transport } from './transport.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Permanent refusals of the address or the email; a wrong login can be corrected. */
function isRefused({ code, command, responseCode = 0 }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** RFC 8058 one-click unsubscribe headers. */
const toOneClick = (url: string | undefined) =>
  url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

/** @param url `smtp://` or `smtps://`, with user and password if required */
export function createSmtp(url: string, from: string, hostname: string): Transport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, to, unsubscribe, ...letter }) => {
      try {
        // As an object, so that no text parses as a second address.
        const address = { name: '', address: to }
        const messageId = `<${id}@${hostname}>`
        const headers = { 'Auto-Submitted': 'auto-generated', ...toOneClick(unsubscribe) }
        await mailer.sendMail({ from, to: address, messageId, headers, ...letter })
      } catch (cause) {
        if (!isRefused(cause as SmtpError)) throw cause
        throw new HopelessError('The mail was refused.', { cause })
      }
    },
    close: () => mailer.close(),
  }
}
