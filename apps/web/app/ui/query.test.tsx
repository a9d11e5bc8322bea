import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Query, type QueryState } from './query.tsx'

const draw = (state: Partial<QueryState<string[]>>) =>
  renderToStaticMarkup(
    <Query
      empty={{ is: (data) => data.length === 0, show: <p>Rien ici</p> }}
      label="Chargement…"
      query={{ data: undefined, error: null, isFetching: false, refetch: () => null, ...state }}
      skeleton={<i>os</i>}
    >
      {(data) => <b>{data.join()}</b>}
    </Query>,
  )

it('a query without an answer shows its skeleton, and says that it loads', () => {
  expect(draw({ isFetching: true })).toMatch(/Chargement….*<i>os<\/i>/)
})

it('a failed query says why, and can be asked again', () => {
  expect(draw({ error: new Error('Le serveur ne répond pas.') })).toMatch(
    /Le serveur ne répond pas\..*Réessayer/,
  )
})

it('an empty answer shows that nothing is there', () => {
  expect(draw({ data: [] })).toBe('<p>Rien ici</p>')
})

it('an answer is shown, even when it could not be asked again', () => {
  expect(draw({ data: ['a', 'b'], error: new Error('Trop tard.') })).toBe('<b>a,b</b>')
})
