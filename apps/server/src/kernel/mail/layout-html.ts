import type { MailContent, MailSite } from './content.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c)
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const FONT = "font-family:'Atkinson Hyperlegible Next','Segoe UI',Helvetica,Arial,sans-serif"
const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#0f1613!important}.surface{background:#17201c!important;border-color:#2a3731!important}
.ink{color:#ecf1ec!important}.soft{color:#a9b8af!important}.line{border-color:#2a3731!important}
.quote{border-color:#5cc79a!important}.mark{background:#5cc79a!important}.brand{color:#ecf1ec!important}}`

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:#13211b;${FONT};font-size:16px;line-height:1.5">${lines(text)}</p>`

const blockquote = (text: string) =>
  `<blockquote class="quote ink" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #0f5b3f;color:#13211b;${FONT};font-size:16px;line-height:1.5">${lines(text)}</blockquote>`

const link = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:8px;background:#ff5a1f"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;color:#13211b;${FONT};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="margin:0 0 16px;color:#4a5a52;${FONT};font-size:14px;line-height:1.5">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur&nbsp;:<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`

const small = (text: string, publicUrl: string) =>
  `<p class="soft" style="margin:0 0 8px;color:#4a5a52;${FONT};font-size:14px;line-height:1.5">${linkOwn(lines(text), publicUrl)}</p>`

/** Links our own URLs explicitly: not every mail program detects them. */
const linkOwn = (html: string, publicUrl: string) =>
  html
    .split(/(?<=\s)(?=https?:)/)
    .map((part) =>
      part.startsWith(`${publicUrl}/`)
        ? part.replace(
            /^[\w:/.#-]*[\w/-]/,
            (url) =>
              `<a class="soft" href="${url}" style="color:#4a5a52;overflow-wrap:anywhere">${url}</a>`,
          )
        : part,
    )
    .join('')

type Group = NonNullable<MailContent['groups']>[number]

const group = ({ title, items }: Group) =>
  `<h2 class="ink" style="margin:24px 0 4px;color:#13211b;font-family:'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif;font-size:18px;line-height:1.25">${escapeHtml(title)}</h2>
${items.map(item).join('\n')}`

const item = ({ title, text, url }: Group['items'][number]) =>
  `<div class="line" style="padding:12px 0;border-top:1px solid #dfe3da">
<p style="margin:0 0 4px;${FONT};font-size:16px;line-height:1.4;font-weight:700"><a class="ink" href="${escapeHtml(url)}" style="color:#13211b">${escapeHtml(title)}</a></p>
<p class="soft" style="margin:0;color:#4a5a52;${FONT};font-size:16px;line-height:1.5">${lines(text)}</p>
</div>`

const smallLink = ({ label, url }: { label: string; url: string }) =>
  `<p class="soft" style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5"><a class="soft" href="${escapeHtml(url)}" style="color:#4a5a52">${escapeHtml(label)}</a></p>`

/** Logo without an image, since mail programs block images by default. */
const BRAND = `<span class="mark" style="display:inline-block;width:22px;height:8px;margin-right:4px;background:#0f5b3f"></span><span style="display:inline-block;width:14px;height:8px;margin-right:10px;background:#ff5a1f"></span><span class="brand" style="color:#13211b;font-family:'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif;font-size:20px;font-weight:800">Foulée</span>`

/** Tables and inline styles, the subset of HTML that mail programs render. */
export function renderHtml(content: MailContent, { publicUrl }: MailSite): string {
  const {
    subject,
    title,
    paragraphs,
    quote,
    groups = [],
    button,
    smallPrint,
    unsubscribe,
  } = content
  const body = [
    ...paragraphs.map(paragraph),
    quote ? blockquote(quote) : '',
    ...groups.map(group),
    button ? link(button) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf8f3">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${BRAND}</td></tr>
<tr><td class="surface" style="padding:32px 28px 16px;background:#ffffff;border:1px solid #dfe3da;border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;color:#13211b;font-family:'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif;font-size:26px;line-height:1.15">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 4px 0">
${smallPrint.map((text) => small(text, publicUrl)).join('\n')}
${unsubscribe ? smallLink(unsubscribe) : ''}
<p class="soft" style="margin:0;color:#4a5a52;${FONT};font-size:14px"><a class="soft" href="${escapeHtml(publicUrl)}" style="color:#4a5a52">${escapeHtml(publicUrl.replace(/^https?:\/\//, ''))}</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
