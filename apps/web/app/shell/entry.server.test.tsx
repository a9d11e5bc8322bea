import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, it, vi } from 'vitest'
import * as entry from '../entry.server.tsx'

function buildSite(cause: Error, where: 'loader' | 'page'): ServerBuild {
  const route = { hasLoader: true, hasErrorBoundary: true, id: 'root', module: '', path: '' }
  return {
    entry: { module: entry },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: {
          loader: () => {
            if (where === 'loader') throw cause
            return null
          },
          default: function Page() {
            throw cause
          },
          ErrorBoundary: () => <p>En panne</p>,
        },
      },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: route },
      url: '',
      version: '',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
}

it.each(['loader', 'page'] as const)('the error of a failing %s is logged', async (where) => {
  const cause = new Error('gone')
  const fail = vi.fn()
  const context = entry.createLoadContext({
    call: vi.fn(),
    site: { publicUrl: 'https://foulee.test', isDemo: false, sentryDsn: null },
    fail,
  })
  const handle = createRequestHandler(buildSite(cause, where), 'production')
  const response = await handle(new Request('https://foulee.test/'), context)
  expect(response.status).toBe(500)
  expect(fail).toHaveBeenCalledWith(cause)
})
