import { describe, expect, it } from 'vitest'
import { cleanHtml, shortenText } from './clean-html.ts'

describe('cleanHtml', () => {
  it.each([
    ['<p>Le <strong>parcours</strong> change.</p>', '<p>Le <strong>parcours</strong> change.</p>'],
    ['sans balise', '<p>sans balise</p>'],
    ['<p>a<br>b</p><p></p>', '<p>a<br>b</p>'],
    ['<ul><li><p>un</p></li></ul>', '<ul><li><p>un</p></li></ul>'],
    ['<b>gras</b>', '<p><strong>gras</strong></p>'],
    ['<h1>Titre</h1><p>x</p>', '<h3>Titre</h3><p>x</p>'],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    [
      '<p><a href="https://a.fr/b" target="_blank" onclick="x()">lien</a></p>',
      '<p><a href="https://a.fr/b" rel="nofollow ugc noopener">lien</a></p>',
    ],
    [
      '<p><a href="mailto:a@b.fr">écrire</a></p>',
      '<p><a href="mailto:a@b.fr" rel="nofollow ugc noopener">écrire</a></p>',
    ],
  ])('keeps %s', (input, kept) => {
    expect(cleanHtml(input)).toBe(kept)
  })

  it.each([
    ['<p>x</p><script>alert(1)</script>', '<p>x</p>'],
    ['<p onmouseover="alert(1)" style="position:fixed" class="a">x</p>', '<p>x</p>'],
    ['<p>x<img src=x onerror=alert(1)></p>', '<p>x</p>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<p><a href=" jAvAsCrIpT&colon;alert(1)">x</a></p>', '<p>x</p>'],
    ['<p><a href="data:text/html,<script>">x</a></p>', '<p>x</p>'],
    ['<p><a href="//autre.fr">x</a></p>', '<p>x</p>'],
    ['<iframe src="https://autre.fr"></iframe><p>x</p>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg><p>x</p>', '<p>x</p>'],
    ['<style>*{display:none}</style><p>x</p>', '<p>x</p>'],
    ['<form action="/x"><input name="a"><p>x</p></form>', '<p>x</p>'],
    ['<p>x<!-- <script>alert(1)</script> --></p>', '<p>x</p>'],
    ['<math><mtext></mtext></math><p>x</p>', '<p>x</p>'],
  ])('removes an element that is no text: %s', (input, kept) => {
    expect(cleanHtml(input)).toBe(kept)
  })

  const LINK = '<a href="https://a.fr" rel="nofollow ugc noopener">'
  it.each([
    ['<a href="javascript:1">x<a href="https://a.fr">y</a>', `<p>x${LINK}y</a></p>`],
    ['<a href="/ici">x<a href="https://a.fr">y</a></a>', `<p>x${LINK}y</a></p>`],
    ['<p><a href="https://a.fr">x<a href="javascript:1">y</a>', `<p>${LINK}x</a>y</p>`],
    ['<p>x</p><a href="https://a.fr">y', `<p>x</p><p>${LINK}y</a></p>`],
    ['<p><a href="https://a.fr">x<div>y</a></p>', `<p>${LINK}x</a></p><p>y</p>`],
    ['<a href="https://a.fr">x<!--', `<p>${LINK}x</a></p>`],
    ['<a href="https://a.fr">x<textarea>y', `<p>${LINK}x</a></p>`],
    ['<p><b>x<i>y</b>z</i>', '<p><strong>x<em>y</em></strong>z</p>'],
    ['<p>x</p></div></li></ul></main></body>', '<p>x</p>'],
    ['<h1>x<p>y</h1>', '<h3>x</h3><p>y</p>'],
  ])('leaves no element open: %s', (input, kept) => {
    expect(cleanHtml(input)).toBe(kept)
  })

  it.each(['', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>', '<script>x</script>', '<p>\u200b</p>'])(
    'keeps a text that has something to read: %o',
    (input) => {
      expect(() => cleanHtml(input)).toThrow(
        expect.objectContaining({ errors: { texte: 'Écrivez le texte de l’actualité.' } }),
      )
    },
  )

  it('unwraps elements that are nested a thousand times', () => {
    const html = `${'<blockquote>'.repeat(1000)}x${'</blockquote>'.repeat(1000)}`
    expect(cleanHtml(html).match(/<blockquote>/g)?.length).toBeLessThan(13)
  })
})

describe('shortenText', () => {
  it.each([
    [
      '<p>Le plaisir\u00a0:</p><ul><li>une frontale</li><li>un gilet</li></ul>',
      'Le plaisir\u00a0: une frontale un gilet',
    ],
    [
      '<p>Un parcours sûr.</p><p>Rendez-vous dimanche.</p>',
      'Un parcours sûr. Rendez-vous dimanche.',
    ],
    ['<p>une ligne<br>une autre</p>', 'une ligne une autre'],
    ['<p>Course &amp; trail, 1 &lt; 2, &amp;lt;</p>', 'Course & trail, 1 < 2, &lt;'],
    ['<p>sans <strong>cou</strong>pure</p>', 'sans coupure'],
  ])('shortens %s to %s', (html, words) => {
    expect(shortenText(html)).toBe(words)
  })

  it('cuts a long text between two words', () => {
    const begun = shortenText(`<p>${'courir '.repeat(100)}</p>`)
    expect(begun).toMatch(/courir…$/)
    expect(begun.length).toBeLessThanOrEqual(281)
  })
})
