import { expect, it } from 'vitest'
import { countElements, findElement, readTree } from './html-tree.ts'

const HTML = `<!DOCTYPE html><html lang="fr"><head><script>if (1 < 2) {"</body>"}</script></head>
<body class="a b" hidden=""><p>Un &amp; deux<!-- --> &lt; trois<br/><img src="/a.png"></p><!--$--><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></body></html>`

it('an HTML document is parsed to elements, attributes and text, without scripts and comments', () => {
  const body = findElement(readTree(HTML), 'body')
  expect(body).toEqual({
    name: 'body',
    attributes: { class: 'a b', hidden: '' },
    children: [
      {
        name: 'p',
        attributes: {},
        children: [
          'Un & deux',
          ' < trois',
          { name: 'br', attributes: {}, children: [] },
          { name: 'img', attributes: { src: '/a.png' }, children: [] },
        ],
      },
      {
        name: 'svg',
        attributes: { viewBox: '0 0 1 1' },
        children: [{ name: 'path', attributes: { d: 'M0 0' }, children: [] }],
      },
    ],
  })
  expect(body && countElements(body)).toBe(6)
})
