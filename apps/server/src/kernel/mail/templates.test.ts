import { describe, expect, it } from 'vitest'
import { renderHtml } from './layout-html.ts'
import { renderText } from './layout-text.ts'
import { type AnyMail, renderContent, TEMPLATE_NAMES } from './templates.ts'
import { MAILS, PRENOM } from './test-mails.ts'

const site = { publicUrl: 'https://foulee.test' }

it('every template has an example email', () => {
  const shown = new Set(MAILS.map(({ template }) => template))
  expect([...shown].toSorted()).toEqual(TEMPLATE_NAMES.toSorted())
})

describe.each(MAILS)('the email $template', (mail) => {
  const content = renderContent(mail, site)
  const [text, html] = [renderText(content, site), renderHtml(content, site)]

  it('says the same as text and as HTML', () => {
    const shown = html
      .replace(/<a class="soft" href="([^"]*)"[^>]*>\1<\/a>/g, '$1')
      .replaceAll('<br>', '\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    for (const said of [content.title, ...content.paragraphs, ...content.smallPrint]) {
      expect(text).toContain(said)
      expect(shown).toContain(said)
    }
    for (const { title, text: said, url: page } of (content.groups ?? []).flatMap(
      ({ items }) => items,
    )) {
      for (const item of [title, said, page]) expect(text).toContain(item)
      for (const item of [title, said, `href="${page}"`]) expect(shown).toContain(item)
    }
    if (content.button) {
      expect(text).toContain(content.button.url)
      expect(shown).toContain(`href="${content.button.url}"`)
    }
  })

  it('makes every URL a link', () => {
    for (const said of content.smallPrint) {
      for (const url of said.match(/https:\/\/foulee\.test\/[\w/-]+/g) ?? []) {
        expect(html).toContain(`href="${url}"`)
      }
    }
  })

  it('escapes names as text', () => {
    expect(html).not.toContain('<script')
    expect(html).not.toContain('"2"')
  })

  it('follows French typography', () => {
    for (const said of [content.subject, ...content.paragraphs, ...content.smallPrint]) {
      const own = said.replaceAll(PRENOM, '')
      expect(own).not.toMatch(/(?<!\u00a0)[:;!?](\s|$)/)
      expect(own).not.toMatch(/'/)
      expect(own).not.toMatch(/« |(?<!\u00a0)»/)
    }
    expect(content.subject).not.toMatch(/[.\n]/)
  })
})

it.each(MAILS)("the email $template makes no link of members' texts", (mail) => {
  const hostile = Object.fromEntries(
    Object.entries(mail.props).map(([name, value]) => [
      name,
      [
        'prenom',
        'membre',
        'inviteur',
        'organisateur',
        'nom',
        'auteur',
        'titre',
        'epreuve',
        'texte',
        'reponse',
        'message',
      ].includes(name)
        ? 'Gagnez sur pieges.exemple.com/x ou http://10.0.0.1'
        : value,
    ]),
  )
  const quotesStaff = ['commentaire-masque', 'contact-reponse'].includes(mail.template)
  const content = renderContent({ ...mail, props: hostile } as AnyMail, site)
  const { subject, title, paragraphs, smallPrint, quote } = content
  const said = [
    subject,
    title,
    ...paragraphs,
    ...smallPrint,
    ...(quote && !quotesStaff ? [quote] : []),
  ].join('\n')
  expect(said).not.toMatch(/exemple\.com|10\.0|http:/)
})

it("an email sets members' texts apart", () => {
  const content = {
    subject: 'Un message',
    title: 'Un message',
    paragraphs: ['Léa vous écrit\u00a0:'],
    quote: 'Bonjour,\n<b>merci</b>',
    smallPrint: [],
  }
  expect(renderText(content, site)).toContain('> Bonjour,\n> <b>merci</b>')
  expect(renderHtml(content, site)).toContain('Bonjour,<br>&lt;b&gt;merci&lt;/b&gt;</blockquote>')
})
