import { fileURLToPath } from 'node:url'
import { start } from './start.ts'
import { loadRenderer } from './web/renderer.ts'

/** The server with the web application as it was built. */
const folder = fileURLToPath(new URL('../../web/build', import.meta.url))
await start(async () => ({ folder, render: await loadRenderer(folder) }))
