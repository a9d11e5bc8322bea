import type { MailContent, MailSite } from './content.ts'

const quoted = (text: string) => text.replace(/^/gm, '> ')

/** The mail for whoever reads plain text. */
export function renderText(content: MailContent, { publicUrl }: MailSite): string {
  const { title, paragraphs, quote, button, smallPrint } = content
  const parts = [
    title,
    ...paragraphs,
    ...(quote ? [quoted(quote)] : []),
    ...(button ? [`${button.label}\u00a0:\n${button.url}`] : []),
    '—',
    ...smallPrint,
    `Foulée\n${publicUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}
