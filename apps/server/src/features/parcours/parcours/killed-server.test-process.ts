import '#platform/db/drizzle-loader-hook.ts'

/** Child process of `killed-server.exercice.test.ts`: the server without pages. */
const { start } = await import('#bootstrap.ts')
await start(async () => ({ folder: null, render: async () => new Response('') }))
