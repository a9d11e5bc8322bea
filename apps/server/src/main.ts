import '#platform/db/drizzle-loader-hook.ts'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * What Node compiled is kept for the next start. Beside what is installed, not in the system's folder
 * for temporary files, where others may write what would run here. Where it cannot, nothing is kept.
 */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/foulee', import.meta.url)))

/** The server with the web application and the back office as they were built. */
const { start } = await import('./bootstrap.ts')
const { loadRenderer } = await import('#kernel/pages/renderer.ts')
const folder = fileURLToPath(new URL('../../web/build', import.meta.url))
const backOffice = { folder: fileURLToPath(new URL('../../admin/build', import.meta.url)) }
await start(async () => ({ folder, backOffice, render: await loadRenderer(folder) }))
