import '../apps/server/src/platform/db/drizzle-loader-hook.ts'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createRenderer } from '../apps/server/src/kernel/pages/renderer.ts'

/** `npm run dev`: pages reload as they are edited, the server restarts as it is. */
const vite = await createServer({
  root: fileURLToPath(new URL('../apps/web', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
})

/** Its own reload port: the other server has the usual one. */
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
