import type { JobContext } from '../jobs/job.ts'
import { renderHtml } from './layout-html.ts'
import { renderText } from './layout-text.ts'
import { type AnyMail, renderContent } from './templates.ts'

/**
 * Writes the mail and hands it over. Sent again after a crash it carries the same name, so that the
 * reader's program shows it once.
 * @param id of the job
 * @throws HopelessError when the address is refused
 */
export async function deliver(
  { transport, config }: Pick<JobContext, 'transport' | 'config'>,
  mail: AnyMail,
  id: string,
): Promise<void> {
  const site = { publicUrl: config.publicUrl }
  const content = renderContent(mail, site)
  await transport.send({
    id,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: content.subject,
    text: renderText(content, site),
    html: renderHtml(content, site),
  })
}
