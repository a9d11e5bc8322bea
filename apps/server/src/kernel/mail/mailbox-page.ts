import { formatInstant } from '@foulee/domain/shared/instant'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { findLetter, listLetters, type StoredLetter } from '#platform/mail/mailbox.ts'
import { escapeHtml } from './layout-html.ts'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/**
 * Emails in the mailbox open accounts, so that the page exists only on a private machine: no mail
 * server, a loopback public URL, no proxy, and in production only as the demo.
 */
export function hasMailbox(config: Config): boolean {
  const { mail, publicUrl, proxies, env, isDemo, databaseUrl } = config
  const isPlayground = env !== 'production' || (isDemo && !databaseUrl)
  const isAlone = proxies === 0 && LOOPBACK.test(new URL(publicUrl).hostname)
  return !mail.smtpUrl && isPlayground && isAlone
}

/** Headers added by proxies and tunnels; a browser navigation sends no x-…. */
const FORWARDED = /^(forwarded|via|(x|cf|cdn|fastly|fly|akamai|tailscale)-.+|(true-)?client-ip)$/

const isPassedOn = (headers: FastifyRequest['headers']) =>
  Object.keys(headers).some((name) => FORWARDED.test(name))

/**
 * A direct request from this machine by a loopback name: rejects DNS rebinding, and proxied
 * requests, whose address and `Host` may both be local.
 */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOOPBACK.test((headers.host ?? '').replace(/:\d+$/, '')) &&
  !isPassedOn(headers)

/** /courrier, for developers: emails that would have been sent. */
export function mountMailbox(app: FastifyInstance, config: Config): void {
  if (!hasMailbox(config)) return
  app.register(async (room) => {
    room.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request)) return reply.callNotFound()
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })
    room.get('/courrier', async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(listPage(await listLetters(config.dataDir))),
    )
    room.get<{ Params: { name: string } }>('/courrier/:name', async (request, reply) => {
      const letter = await findLetter(config.dataDir, request.params.name)
      if (!letter) return reply.callNotFound()
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
        )
        .send(letterPage(letter))
    })
    room.get<{ Params: { name: string } }>('/courrier/:name/html', async (request, reply) => {
      const letter = await findLetter(config.dataDir, request.params.name)
      if (!letter) return reply.callNotFound()
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
        )
        .send(letter.html.replace('<head>', '<head><base target="_top">'))
    })
  })
}

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#13211b,#ecf1ec);--soft:light-dark(#4a5a52,#a9b8af);--line:light-dark(#dfe3da,#2a3731);--sapin:light-dark(#0f5b3f,#5cc79a)}
body{max-width:60rem;margin:0 auto;padding:24px 16px;background:light-dark(#faf8f3,#0f1613);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
a{color:var(--sapin)}h1{font-size:28px;line-height:1.1}p.soft,time{color:var(--soft);font-size:14px}
ol{display:grid;gap:0;margin:0;padding:0;list-style:none}li{padding:12px 0;border-top:1px solid var(--line)}li a{display:block;min-height:28px;font-weight:700}
iframe{width:100%;height:44rem;border:1px solid var(--line);border-radius:14px}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid var(--line);border-radius:14px}`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

const time = (date: string) => `<time datetime="${date}">${formatInstant(new Date(date))}</time>`

function listPage(letters: readonly StoredLetter[]): string {
  const items = letters.map(
    ({ name, subject, to, date }) =>
      `<li><a href="/courrier/${name}">${escapeHtml(subject)}</a>À ${escapeHtml(to)}, ${time(date)}</li>`,
  )
  const list = items.length
    ? `<ol>${items.join('')}</ol>`
    : '<p>Aucun message pour l’instant. Créez un compte, ou demandez un nouveau mot de passe.</p>'
  return page(
    'Courrier',
    `<h1>Courrier</h1><p class="soft">Aucun serveur de courrier n’est configuré (SMTP_URL)&nbsp;: les messages restent ici, sur cette machine.</p>${list}`,
  )
}

function letterPage({ name, subject, to, date, text }: StoredLetter): string {
  return page(
    subject,
    `<p><a href="/courrier">Tous les messages</a></p><h1>${escapeHtml(subject)}</h1><p class="soft">À ${escapeHtml(to)}, ${time(date)}</p><iframe sandbox="allow-top-navigation-by-user-activation" src="/courrier/${name}/html" title="Le message"></iframe><h2>En texte</h2><pre>${escapeHtml(text)}</pre>`,
  )
}
