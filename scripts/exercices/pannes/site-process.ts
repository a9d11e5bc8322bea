import { fileURLToPath } from 'node:url'
import { start } from '../../../apps/server/src/bootstrap.ts'
import { loadRenderer } from '../../../apps/server/src/kernel/pages/renderer.ts'
import { readConfig } from '../../../apps/server/src/platform/config/config.ts'

/** Production build, with a local push service. */
const folder = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))
await start(
  async () => ({ folder, render: await loadRenderer(folder) }),
  (env) => {
    const config = readConfig(env)
    return { ...config, push: { ...config.push, isLocalAllowed: true } }
  },
)
