import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceRichText } from './texte-riche.ts'

const LINK = '<a href="https://a.fr" rel="nofollow ugc noopener">'

/** Errors an HTML parser would have to repair: none for balanced output. */
function findFaults(html: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'br') continue
    if (slash) {
      if (open.pop() !== name) faults.push(`${tag} closes another`)
      continue
    }
    const isBlock = !['strong', 'em', 'a'].includes(name)
    if (open.includes(name) && !['ul', 'ol', 'li', 'blockquote'].includes(name)) {
      faults.push(`${tag} in its like`)
    }
    if (isBlock && open.some((outer) => ['p', 'h3', 'strong', 'em', 'a'].includes(outer))) {
      faults.push(`${tag} in a line`)
    }
    open.push(name)
  }
  return [...faults, ...open.map((name) => `${name} is open`)]
}

describe('formatted text', () => {
  it.each([
    ['<p>Le <strong>parcours</strong> change.</p>'],
    [`<p>Voir <strong>${LINK}ici</a></strong>.</p>`],
    ['<ul><li><p>un</p></li><li>deux<ul><li>trois</li></ul></li></ul>'],
    ['<blockquote><h3>Titre</h3>\n<p>a<br>b</p></blockquote>'],
    ['<p>1 &lt; 2 &amp; 3</p>'],
  ])('stays as it is: %s', (html) => {
    expect(balanceRichText(html)).toBe(html)
    expect(findFaults(html)).toEqual([])
  })

  it.each([
    ['an open link', `<p>${LINK}x`, `<p>${LINK}x</a></p>`],
    ['a link closed as something else', `<p>${LINK}x</span></p>`, `<p>${LINK}x</a></p>`],
    ['a link in a link', `<p>${LINK}x${LINK}y</a>z</a></p>`, `<p>${LINK}x</a>${LINK}y</a>z</p>`],
    [
      'a link over two paragraphs',
      `${LINK}<p>x</p><p>y</p></a>z`,
      `<p>${LINK}x</a></p><p>${LINK}y</a></p><p>z</p>`,
    ],
    [
      'a link that outlives its paragraph',
      `<p>${LINK}x</p><p>y</a></p>`,
      `<p>${LINK}x</a></p><p>y</p>`,
    ],
    [
      'a link over lines of a list',
      `<ul>${LINK}<li>x</ul>y`,
      `<ul><li>${LINK}x</a></li></ul><p>y</p>`,
    ],
    ['a link without an address', '<p><a>x</a>y</p>', '<p>xy</p>'],
    [
      'formats that cross',
      '<p><strong>x<em>y</strong>z</em></p>',
      '<p><strong>x<em>y</em></strong><em>z</em></p>',
    ],
    ['a block in a line', '<h3>x<blockquote>y</h3>', '<h3>x</h3><blockquote><p>y</p></blockquote>'],
    ['the end of what surrounds the text', '<p>x</p></li></ul></div></main>', '<p>x</p>'],
    ['a line without its list', 'x<li>y', '<p>x</p><ul><li>y</li></ul>'],
    ['words between the lines of a list', '<ol>x<li>y</li></ol>', '<ol><li>x</li><li>y</li></ol>'],
    ['a lone bracket', 'x < y', '<p>x &lt; y</p>'],
  ])('is mended: %s', (_, input, expected) => {
    expect(balanceRichText(input)).toBe(expected)
    expect(findFaults(expected)).toEqual([])
  })

  it('has nothing left to mend, whatever order its pieces come in', () => {
    const piece = fc.constantFrom(
      ...['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'span'].flatMap((name) => [
        `<${name}>`,
        `</${name}>`,
      ]),
      LINK,
      '<a>',
      '</a>',
      '<br>',
      'x',
      ' ',
      '<',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const html = balanceRichText(pieces.join(''))
        expect(findFaults(html)).toEqual([])
        expect(balanceRichText(html)).toBe(html)
      }),
      { numRuns: 2_000 },
    )
  })
})
