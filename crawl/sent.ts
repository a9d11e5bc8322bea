import { buildOpenApi } from '../apps/server/src/features/site/documentation/openapi.ts'
import { renderDocs } from '../apps/server/src/features/site/documentation/page.ts'
import { renderHtml } from '../apps/server/src/kernel/mail/layout-html.ts'
import { renderContent } from '../apps/server/src/kernel/mail/templates.ts'
import { MAILS } from '../apps/server/src/kernel/mail/test-mails.ts'
import type { Document } from './walk.ts'

export function listSent(publicUrl: string): Document[] {
  const mails = MAILS.map((mail) => ({
    path: `mail ${mail.template}`,
    // Quoted example addresses show the escaping; real ones have no quotes.
    html: renderHtml(renderContent(mail, { publicUrl }), { publicUrl }).replaceAll(
      '&quot;2&quot;',
      '2',
    ),
  }))
  const pages = [...renderDocs(buildOpenApi())].map(([path, html]) => ({ path, html }))
  return [...mails, ...pages]
}
