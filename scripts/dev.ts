import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { start } from '../apps/server/src/start.ts'
import { createRenderer } from '../apps/server/src/web/renderer.ts'

/** `npm run dev`: pages reload as they are edited, the server restarts as it is. */
const vite = await createServer({
  root: fileURLToPath(new URL('../apps/web', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
})

await start(async () => ({
  folder: null,
  middleware: vite.middlewares,
  render: async (...args) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return createRenderer(build as ServerBuild)(...args)
  },
}))
