import '#platform/db/drizzle-loader-hook.ts'

const { start } = await import('#bootstrap.ts')
await start(async () => ({ folder: null, render: async () => new Response('') }))
