import { expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'

const rulesOf = (body: string) =>
  findBarriers(`<!doctype html><html><body>${body}</body></html>`).map(({ rule }) => rule)

it.each([
  ['an id twice', '<p id="a">1</p><p id="a">2</p>', 'id en double'],
  ['a heading of level 3 right below level 1', '<h1>A</h1><h3>B</h3>', 'titre sauté'],
  ['a picture without a text', '<img src="/a.png">', 'image sans texte'],
  [
    'a button that only draws',
    '<button><svg aria-hidden="true"></svg></button>',
    'commande sans nom',
  ],
  [
    'a link around a picture that says nothing',
    '<a href="/"><img alt=""></a>',
    'commande sans nom',
  ],
  [
    'a link named by what is not there',
    '<a href="/" aria-labelledby="x"></a>',
    'commande sans nom',
  ],
  ['a field without a label', '<label for="b">B</label><input id="a">', 'champ sans nom'],
  ['a choice without a label', '<select><option>1</option></select>', 'champ sans nom'],
])('the checker reports a barrier for %s', (_, body, rule) => expect(rulesOf(body)).toEqual([rule]))

it.each([
  ['headings that go down by one and up by any', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'],
  ['a picture that only decorates', '<img src="/a.png" alt="">'],
  ['a button named by its attribute', '<button aria-label="Fermer"><svg></svg></button>'],
  ['a link named by the picture in it', '<a href="/"><img alt="Accueil" src="/a.png"></a>'],
  ['a link named by another element', '<h2 id="t">T</h2><a href="/" aria-labelledby="t"></a>'],
  [
    'a field with, or in, its label',
    '<label for="a">A</label><input id="a"><label>B <input></label>',
  ],
  ['a field that nobody meets', '<input type="hidden" name="x"><div hidden><input></div>'],
])('the checker reports no barrier for %s', (_, body) => expect(rulesOf(body)).toEqual([]))
