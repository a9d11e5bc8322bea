import '../../../drizzle-resolution.ts'

/** Started by `killed-server.exercice.test.ts`: the server, without pages, until it is killed. */
const { start } = await import('../../../start.ts')
await start(async () => ({ folder: null, render: async () => new Response('') }))
