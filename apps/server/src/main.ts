import './drizzle-resolution.ts'
import { fileURLToPath } from 'node:url'

/** The server with the web application and the back office as they were built. */
const { start } = await import('./start.ts')
const { loadRenderer } = await import('./web/renderer.ts')
const folder = fileURLToPath(new URL('../../web/build', import.meta.url))
const backOffice = { folder: fileURLToPath(new URL('../../admin/build', import.meta.url)) }
await start(async () => ({ folder, backOffice, render: await loadRenderer(folder) }))
