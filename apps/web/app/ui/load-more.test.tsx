import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoadMore } from './load-more.tsx'

const draw = (shown: number, nb: number) =>
  renderToStaticMarkup(<LoadMore nb={nb} onMore={() => undefined} shown={shown} />)

it('the number shown and the button disappear once all is loaded', () => {
  expect(draw(20, 68)).toMatch(/20 sur 68.*Voir plus/)
  expect(draw(1, 1)).toBe('')
})
