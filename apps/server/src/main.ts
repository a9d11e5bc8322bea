import '#platform/db/drizzle-loader-hook.ts'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Compile cache for the next start, in node_modules: a shared temporary folder would let others
 * inject code. Ignored where the folder is not writable.
 */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/foulee', import.meta.url)))

const { start } = await import('./bootstrap.ts')
const { loadRenderer } = await import('#kernel/pages/renderer.ts')
const folder = fileURLToPath(new URL('../../web/build', import.meta.url))
const backOffice = { folder: fileURLToPath(new URL('../../admin/build', import.meta.url)) }
await start(async () => ({ folder, backOffice, render: await loadRenderer(folder) }))
