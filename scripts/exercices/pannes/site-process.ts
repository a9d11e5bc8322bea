import { fileURLToPath } from 'node:url'
import { readConfig } from '../../../apps/server/src/config.ts'
import { start } from '../../../apps/server/src/start.ts'
import { loadRenderer } from '../../../apps/server/src/web/renderer.ts'

/** The site as it was built; its members' devices have their push service on this machine. */
const folder = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))
await start(
  async () => ({ folder, render: await loadRenderer(folder) }),
  (env) => {
    const config = readConfig(env)
    return { ...config, push: { ...config.push, isLocalAllowed: true } }
  },
)
