import '../apps/server/src/platform/db/drizzle-loader-hook.ts'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createRenderer } from '../apps/server/src/kernel/pages/renderer.ts'

/** `npm run dev`: hot reload of pages, restart of the server. */
const vite = await createServer({
  root: fileURLToPath(new URL('../apps/web', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
})

/** Own HMR port, as the default is taken. */
const admin = await createServer({
  root: fileURLToPath(new URL('../apps/admin', import.meta.url)),
  server: { middlewareMode: true, hmr: { port: 24_679 } },
})

const { start } = await import('../apps/server/src/bootstrap.ts')
await start(async () => ({
  folder: null,
  middleware: vite.middlewares,
  backOffice: { middleware: admin.middlewares },
  render: async (...args) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return createRenderer(build as ServerBuild)(...args)
  },
}))
