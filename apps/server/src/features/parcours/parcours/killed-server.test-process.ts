import '#platform/db/drizzle-loader-hook.ts'

/** Started by `killed-server.exercice.test.ts`: the server, without pages, until it is killed. */
const { start } = await import('#bootstrap.ts')
await start(async () => ({ folder: null, render: async () => new Response('') }))
