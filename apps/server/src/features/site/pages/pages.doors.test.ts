import { PORTES_DU_SERVEUR, ROUTES_DU_PRODUIT } from '@foulee/domain/site/page-reserve'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ web: { folder: null, render: async () => new Response('') } })
})
afterAll(() => t.close())

it('no page can have a path of the server', () => {
  const tree = t.app.printRoutes({ commonPrefix: false })
  const firsts = [...tree.matchAll(/^[├└]── ([^\s(]+)/gmu)].map(
    ([, path = '']) => path.split('/')[1] ?? '',
  )
  const doors = firsts.filter((first) => /^[a-z0-9-]+$/.test(first))
  expect(doors).toContain('api')
  const known = [...PORTES_DU_SERVEUR, ...ROUTES_DU_PRODUIT]
  expect(doors.filter((door) => !known.includes(door))).toEqual([])
})
