import './drizzle-resolution.ts'
import { fileURLToPath } from 'node:url'

/** The server with the web application as it was built. */
const { start } = await import('./start.ts')
const { loadRenderer } = await import('./web/renderer.ts')
const folder = fileURLToPath(new URL('../../web/build', import.meta.url))
await start(async () => ({ folder, render: await loadRenderer(folder) }))
