import { labelSujetMail } from '@foulee/domain/echanges/notification'
import type { JobContext } from '#kernel/jobs/work.ts'
import { isNotificationCurrent } from '#kernel/notifications/is-current.ts'
import { openDelivery } from './budget.ts'
import type { MailSite } from './content.ts'
import { renderHtml } from './layout-html.ts'
import { renderText } from './layout-text.ts'
import { type AnyMail, isTemplate, renderContent } from './templates.ts'
import { type Desabonnement, signUnsubscribe } from './unsubscribe.ts'

/**
 * Renders and sends an email. Retries after a crash keep the same Message-ID, so that mail programs
 * show one copy.
 * @param id job id
 * @throws HopelessError when the address is refused
 * @throws Error for a template unknown to this version: a newer version running beside takes it on
 * a later try; one that only an older version knew ends among the failed jobs
 */
export async function deliver(
  { db, transport, config, limits }: Pick<JobContext, 'db' | 'transport' | 'config' | 'limits'>,
  mail: AnyMail,
  id: string,
): Promise<void> {
  const { template } = mail
  if (!isTemplate(template)) throw new Error(`This version does not know the mail ${template}.`)
  if (mail.notice && !(await isNotificationCurrent(db, mail.notice))) return
  const tick = await openDelivery({ db, limits }, mail)
  if (!tick) return
  const site = { publicUrl: config.publicUrl }
  const unsubscribe = mail.desabonnement && (await linkTo(db, site, mail.desabonnement))
  const content = { ...renderContent(mail, site), ...(unsubscribe && { unsubscribe }) }
  await transport.send({
    id,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: content.subject,
    text: renderText(content, site),
    html: renderHtml(content, site),
    ...(unsubscribe && { unsubscribe: unsubscribe.url }),
  })
  await tick()
}

async function linkTo(
  db: JobContext['db'],
  { publicUrl }: MailSite,
  desabonnement: Desabonnement,
): Promise<{ label: string; url: string }> {
  const name = labelSujetMail(desabonnement.sujet)
  return {
    label: `Ne plus recevoir les emails «\u00a0${name}\u00a0», ou les régler`,
    url: `${publicUrl}/desabonnement/${await signUnsubscribe(db, desabonnement)}`,
  }
}
