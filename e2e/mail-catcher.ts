import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * Mail server of the journeys: accepts all mails and serves the newest one by address at `/?to=`.
 * `SMTP_PORT`: SMTP; `PORT`: HTTP; `MAIL_FILE`: log written before the acknowledgement, for tests
 * that kill this process.
 */
type Mail = { to: string[]; subject: string; text: string }
const mails: Mail[] = []
const { MAIL_FILE } = process.env

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, { envelope }, done) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
    const mail = { to: envelope.rcptTo.map(({ address }) => address), subject, text }
    mails.push(mail)
    if (MAIL_FILE) appendFileSync(MAIL_FILE, `${JSON.stringify(mail)}\n`)
    done()
  },
})
smtp.listen(Number(process.env.SMTP_PORT), '127.0.0.1')

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? ''
  const found = mails.filter((mail) => mail.to.includes(to))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
}).listen(Number(process.env.PORT), '127.0.0.1')
