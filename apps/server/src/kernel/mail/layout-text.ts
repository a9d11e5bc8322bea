import type { MailContent, MailSite } from './content.ts'

const quoted = (text: string) => text.replace(/^/gm, '> ')

type Group = NonNullable<MailContent['groups']>[number]

const listGroup = ({ title, items }: Group) => [
  title.toUpperCase(),
  ...items.map((item) => `- ${item.title}\n${item.text}\n${item.url}`),
]

export function renderText(content: MailContent, { publicUrl }: MailSite): string {
  const { title, paragraphs, quote, groups = [], button, smallPrint, unsubscribe } = content
  const parts = [
    title,
    ...paragraphs,
    ...(quote ? [quoted(quote)] : []),
    ...groups.flatMap(listGroup),
    ...(button ? [`${button.label}\u00a0:\n${button.url}`] : []),
    '—',
    ...smallPrint,
    ...(unsubscribe ? [`${unsubscribe.label}\u00a0:\n${unsubscribe.url}`] : []),
    `Foulée\n${publicUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}
