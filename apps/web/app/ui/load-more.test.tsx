import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoadMore } from './load-more.tsx'

const draw = (shown: number, nb: number) =>
  renderToStaticMarkup(<LoadMore nb={nb} onMore={() => undefined} shown={shown} />)

it('says how much is shown while there is more, and nothing once all is there', () => {
  expect(draw(20, 68)).toMatch(/20 sur 68.*Voir plus/)
  expect(draw(1, 1)).toBe('')
})
