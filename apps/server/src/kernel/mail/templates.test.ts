import { describe, expect, it } from 'vitest'
import { renderHtml } from './layout-html.ts'
import { renderText } from './layout-text.ts'
import { type AnyMail, renderContent, TEMPLATE_NAMES } from './templates.ts'
import { MAILS, PRENOM } from './test-mails.ts'

const site = { publicUrl: 'https://foulee.test' }

it('shows every mail that there is', () => {
  const shown = new Set(MAILS.map(({ template }) => template))
  expect([...shown].toSorted()).toEqual(TEMPLATE_NAMES.toSorted())
})

describe.each(MAILS)('the mail $template', (mail) => {
  const content = renderContent(mail, site)
  const [text, html] = [renderText(content, site), renderHtml(content, site)]

  it('says the same as text and as HTML', () => {
    const shown = html
      // An address of ours in the small print can be pressed, and reads as it did.
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
      for (const one of [title, said, page]) expect(text).toContain(one)
      for (const one of [title, said, `href="${page}"`]) expect(shown).toContain(one)
    }
    if (content.button) {
      expect(text).toContain(content.button.url)
      expect(shown).toContain(`href="${content.button.url}"`)
    }
  })

  it('has all its addresses pressed, not copied', () => {
    for (const said of content.smallPrint) {
      for (const url of said.match(/https:\/\/foulee\.test\/[\w/-]+/g) ?? []) {
        expect(html).toContain(`href="${url}"`)
      }
    }
  })

  it('lets no name become a tag', () => {
    expect(html).not.toContain('<script')
    expect(html).not.toContain('"2"')
  })

  it('is French as it is written', () => {
    for (const said of [content.subject, ...content.paragraphs, ...content.smallPrint]) {
      const own = said.replaceAll(PRENOM, '')
      expect(own).not.toMatch(/(?<!\u00a0)[:;!?](\s|$)/)
      expect(own).not.toMatch(/'/)
      expect(own).not.toMatch(/« |(?<!\u00a0)»/)
    }
    expect(content.subject).not.toMatch(/[.\n]/)
  })
})

it.each(MAILS)('the mail $template makes no link of what members wrote', (mail) => {
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

it('sets apart what somebody wrote', () => {
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
